import { messageOf } from '~/lib/api-errors'
import { Alert } from './alert'
import { Button } from './button'

interface StaleNoteProps {
  error: Error
  busy: boolean
  onRetry: () => void
}

/** Says of what is still shown that it could not be asked for anew, and why. */
export function StaleNote({ error, busy, onRetry }: StaleNoteProps) {
  return (
    <Alert
      tone="bad"
      title="This may not be the latest"
      // On a phone the words need the whole width.
      className="max-sm:flex-wrap max-sm:[&>div]:basis-2/3"
      action={
        <Button variant="outline" size="sm" className="max-sm:ml-8" busy={busy} onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      {messageOf(error)}
    </Alert>
  )
}
