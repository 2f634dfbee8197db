import type { Job } from '@caseloom/contract'
import { drawnSlots } from '../lib/job-state'
import { useDrawingWords } from './drawing-words'
import { ProgressBar } from '~/components/ui/progress-bar'
import { StopDrawing } from './stop-drawing'

/** Above the pictures while the others are still being drawn. */
export function DrawingStrip({ job }: { job: Job }) {
  const { share, time, leave } = useDrawingWords(job)
  return (
    <div className="mb-3">
      <div className="flex items-center justify-between gap-3 text-sm">
        <p className="tabular-nums">
          {drawnSlots(job).length} of {job.variations.length} ready.
        </p>
        <StopDrawing variant="ghost" className="-mr-2" />
      </div>
      <ProgressBar share={share} label="Drawing the other pictures" />
      <p className="mt-1.5 text-xs text-ink-soft">
        {leave ? 'You can leave this page, we keep drawing.' : time}
      </p>
    </div>
  )
}
