import type { CatalogueDevice } from '@caseloom/contract'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '~/components/ui/cn'
import { CameraPicture } from './camera-picture'

/** One phone to choose, with the look of its camera and what else tells it from its like. */
export function PhoneChoice({
  device,
  hint,
  picture,
  mine,
  onChoose,
}: {
  device: CatalogueDevice
  /** Instead of its camera. */
  picture?: ReactNode
  hint?: string | undefined
  /** One of the household's. */
  mine: boolean
  onChoose: () => void
}) {
  return (
    <button
      type="button"
      data-phone=""
      onClick={onChoose}
      className={cn(
        'flex min-h-14 w-full items-center gap-3 rounded-md border-2 px-3 py-2 text-left transition-colors',
        mine ? 'border-weld bg-weld/15' : 'border-line bg-surface hover:border-ink',
      )}
    >
      {picture ?? <CameraPicture template={device.template} className="w-9 shrink-0" />}
      <span className="min-w-0 flex-1">
        <span className="block text-sm leading-tight font-semibold">{device.name}</span>
        {hint ? <span className="block text-xs text-ink-soft">{hint}</span> : null}
      </span>
      {mine ? (
        <>
          <Check size={18} aria-hidden="true" className="shrink-0" />
          <span className="sr-only">, one of your phones</span>
        </>
      ) : null}
    </button>
  )
}
