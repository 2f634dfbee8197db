import type { AdminOrder } from '@caseloom/contract'
import { Dotted } from '~/components/ui/dotted'
import { CaseThumbs } from './case-thumbs'
import { Remarks } from './remarks'

/** The order that a question is about: what is written on it is read off its pictures and its remarks, and these lie behind. */
export function OrderReminder({
  order: { imageUrls, cases, remarks },
}: {
  order: Pick<AdminOrder, 'imageUrls' | 'cases' | 'remarks'>
}) {
  return (
    <div className="mb-4 flex gap-3 text-sm">
      <CaseThumbs urls={imageUrls} />
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <Dotted>{cases}</Dotted>
        </p>
        <Remarks remarks={remarks} />
      </div>
    </div>
  )
}
