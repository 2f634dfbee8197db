import type { Job } from '@caseloom/contract'
import { useEffect, useRef } from 'react'
import { PunchCard } from '~/components/punch-card'
import { slotWords } from '../lib/job-words'
import { useDrawingWords } from './drawing-words'
import { ProgressBar } from '~/components/ui/progress-bar'
import { SlotPicture } from './slot-picture'
import { StopDrawing } from './stop-drawing'

const SHOWN_LETTERS = 24

/** Covers the preview from the click until the first picture: what is happening, how far it is, and a way out. */
export function DrawingOverlay({ job }: { job: Job }) {
  const { share, time, leave } = useDrawingWords(job)
  const box = useRef<HTMLElement>(null)
  // What it was asked for with lies under it, where nobody can be. Who is beside it stays there.
  useEffect(() => {
    if (box.current?.closest('aside')?.contains(document.activeElement))
      box.current.querySelector('button')?.focus({ preventScroll: true })
  }, [])
  return (
    <section
      ref={box}
      aria-label="Drawing your pictures"
      className="absolute inset-0 z-10 flex animate-fade flex-col items-center overflow-y-auto rounded-xl bg-indigo p-5 text-center text-on-indigo sm:p-6"
    >
      <div className="my-auto w-full max-w-xl">
        <PunchCard
          text={[...job.originalPrompt].slice(0, SHOWN_LETTERS).join('')}
          className="mx-auto mb-5 w-full max-w-64 text-accent"
        />
        <p className="font-display text-xl font-bold">Weaving your words</p>
        <ul className="mx-auto mt-5 grid grid-cols-4 gap-2 xl:gap-4">
          {job.variations.map((slot) => (
            <li key={slot.variation} className="min-w-0">
              <div className="overflow-hidden rounded-md bg-on-indigo/10 text-indigo-soft">
                <SlotPicture slot={slot} src={slot.thumbnailUrl} />
              </div>
              <p className="mt-1.5 min-h-[2lh] text-xs leading-tight text-indigo-soft sm:min-h-0">
                {slotWords(job, slot)}
              </p>
            </li>
          ))}
        </ul>
        <div className="mx-auto mt-6 max-w-md">
          <ProgressBar share={share} label="Drawing your pictures" />
        </div>
        <p className="mt-3 min-h-5 text-sm text-indigo-soft">{time}</p>
        <p className="mt-1 min-h-5 text-sm font-semibold">
          {leave ? 'You can leave this page, we keep drawing.' : ''}
        </p>
        <StopDrawing variant="weld" className="mt-3" />
      </div>
    </section>
  )
}
