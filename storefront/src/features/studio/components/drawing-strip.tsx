import type { Job } from '@caseloom/contract'
import { Button } from '~/components/ui/button'
import { drawnSlots } from '../lib/job-state'
import { useDrawingWords } from './drawing-words'
import { ProgressBar } from '~/components/ui/progress-bar'

/** Above the pictures while the others are still being drawn. */
export function DrawingStrip({ job, onCancel }: { job: Job; onCancel: () => void }) {
  const { share, time, leave } = useDrawingWords(job)
  return (
    <div className="mb-3">
      <div className="flex items-center justify-between gap-3 text-sm">
        <p className="tabular-nums">
          {drawnSlots(job).length} of {job.variations.length} ready.
        </p>
        <Button variant="ghost" size="sm" className="-mr-2" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <ProgressBar share={share} label="Drawing the other pictures" />
      <p className="mt-1.5 text-xs text-ink-soft">
        {leave ? 'You can leave this page, we keep drawing.' : time}
      </p>
    </div>
  )
}
