import type { Job } from '@caseloom/contract'
import { Heart, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { AiMark } from '~/components/ui/ai-mark'
import { cn } from '~/components/ui/cn'
import type { GridSlot } from '../lib/grid-slots'
import { slotWords } from '../lib/job-words'
import { isDrawn, type KeptVariation } from '../lib/studio-state'
import { SlotPicture } from './slot-picture'

/** The four places: pictures to choose from, and what is still being drawn. */
export function VariationsGrid({
  title = 'Generated Variations',
  slots,
  job,
  selectedId,
  isKept,
  onSelect,
  onDrawAgain,
  children,
}: {
  title?: string
  slots: GridSlot[]
  job: Job | null
  selectedId: string | null
  isKept: (picture: KeptVariation) => boolean
  onSelect: (id: string) => void
  onDrawAgain: (variation: number) => void
  /** Stands between heading and pictures. */
  children?: ReactNode
}) {
  return (
    <section aria-labelledby="variations" className="low:col-start-1 low:row-start-1">
      <div className="flex min-h-6 items-center gap-2">
        <h2 id="variations" className="text-sm font-semibold">
          {title}
        </h2>
        {slots.some(({ picture }) => picture && isDrawn(picture)) ? <AiMark /> : null}
      </div>
      {children}
      <ul className="mt-2 grid grid-cols-4 gap-2 xl:grid-cols-2 xl:gap-2.5 low:gap-1.5">
        {slots.map(({ number, picture, slot }) => (
          <li key={slot?.variation ?? number} className="min-w-0">
            {picture ? (
              <button
                type="button"
                aria-pressed={picture.id === selectedId}
                aria-label={`Variation ${number} of ${slots.length}${picture.designId ? ', kept in My Designs' : ''}`}
                onClick={() => onSelect(picture.id)}
                className={cn(
                  'relative block w-full overflow-hidden rounded-md bg-line outline-offset-2 transition-[box-shadow] duration-200',
                  picture.id === selectedId
                    ? 'ring-3 ring-accent ring-offset-2 ring-offset-sunken dark:ring-offset-indigo'
                    : 'hover:ring-2 hover:ring-line-strong',
                )}
              >
                <SlotPicture slot={slot} src={picture.thumbnailUrl} />
                {isKept(picture) ? (
                  <span className="absolute top-1.5 right-1.5 grid size-6 place-items-center rounded-full bg-surface text-accent">
                    <Heart size={14} aria-hidden="true" fill="currentColor" />
                  </span>
                ) : null}
              </button>
            ) : (
              <div className="overflow-hidden rounded-md bg-surface text-ink-soft">
                <SlotPicture slot={slot} src={null} />
              </div>
            )}
            {slot && job && !picture ? (
              <p className="mt-1 text-xs leading-tight text-ink-soft" title={slot.error?.message}>
                {slotWords(job, slot)}
              </p>
            ) : null}
            {slot?.status === 'failed' && slot.error?.retryable ? (
              <button
                type="button"
                onClick={() => onDrawAgain(slot.variation)}
                className="mt-1 inline-flex min-h-9 items-center gap-1.5 text-left text-xs font-semibold underline underline-offset-4 hover:text-accent"
              >
                <RotateCw size={14} aria-hidden="true" className="shrink-0" />
                Draw it again<span className="sr-only">: picture {number}</span>
              </button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
