import type { Design, ReportReason } from '@caseloom/contract'
import { useId, useState } from 'react'
import { Alert } from '~/components/ui/alert'
import { Button } from '~/components/ui/button'
import { cn } from '~/components/ui/cn'
import { Dialog } from '~/components/ui/dialog'
import { messageOf } from '~/lib/api-errors'
import { toast } from '~/lib/toast'
import { useReport } from '../api/gallery'
import { galleryTitle } from '../lib/design-words'
import { unlessBusy } from '../lib/unless-busy'

const REASONS: { key: ReportReason; words: string }[] = [
  { key: 'offensive', words: 'It is offensive or hateful' },
  { key: 'copied', words: 'It copies somebody’s work or brand' },
  { key: 'personal', words: 'It shows a person or private details' },
  { key: 'other', words: 'Something else is wrong with it' },
]

/** Tells the administrators that a design should not be in the gallery. */
export function ReportDialog({ design, onClose }: { design: Design; onClose: () => void }) {
  const name = useId()
  const [reason, setReason] = useState<ReportReason | null>(null)
  const { mutate, isPending, error } = useReport()
  const leave = unlessBusy(isPending, onClose)
  const send = () => {
    if (!reason) return
    mutate(
      { id: design.id, reason },
      {
        onSuccess: () => {
          toast.success('Thank you. We will look at it.')
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      open
      size="sm"
      title="Report this design"
      description={galleryTitle(design)}
      onOpenChange={leave}
      footer={
        <>
          <Button variant="ghost" disabled={isPending} onClick={leave}>
            Cancel
          </Button>
          <Button busy={isPending} disabled={reason === null} onClick={send}>
            Report
          </Button>
        </>
      }
    >
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">What is wrong with it?</legend>
        <div className="grid gap-2">
          {REASONS.map(({ key, words }) => (
            <label
              key={key}
              className={cn(
                'flex min-h-11 cursor-pointer items-center gap-3 rounded-md border-2 bg-surface px-3 py-2 has-focus-visible:outline-3 has-focus-visible:outline-accent',
                key === reason ? 'border-accent' : 'border-line hover:border-line-strong',
              )}
            >
              <input
                type="radio"
                name={name}
                value={key}
                checked={key === reason}
                onChange={() => setReason(key)}
                className="size-4 accent-accent"
              />
              {words}
            </label>
          ))}
        </div>
      </fieldset>
      <p className="mt-4 text-sm text-ink-soft">
        A person looks at every report, and nobody learns who sent it.
      </p>
      {error ? (
        <Alert tone="bad" className="mt-4">
          {messageOf(error)}
        </Alert>
      ) : null}
    </Dialog>
  )
}
