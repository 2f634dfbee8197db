import type { AdminOrder } from '@caseloom/contract'
import { Dotted } from '~/components/ui/dotted'
import { Remarks } from './remarks'

/** The order that a question is about: what is written on it is read off its picture and its remarks, and these lie behind. */
export function OrderReminder({
  order: { imageUrl, cases, remarks },
}: {
  order: Pick<AdminOrder, 'imageUrl' | 'cases' | 'remarks'>
}) {
  return (
    <div className="mb-4 flex gap-3 text-sm">
      {imageUrl ? (
        <img src={imageUrl} alt="" className="h-20 w-14 shrink-0 rounded-sm bg-stand object-contain p-1" />
      ) : null}
      <div className="min-w-0">
        <p className="break-words">
          <Dotted>{cases}</Dotted>
        </p>
        <Remarks remarks={remarks} />
      </div>
    </div>
  )
}
