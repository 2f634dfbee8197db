import type { Quota } from '@caseloom/contract'
import { Alert } from '~/components/ui/alert'
import { Button } from '~/components/ui/button'
import { ApiError, hasCode, messageOf } from '~/lib/api-errors'
import { renewalTime } from '../lib/prompt-words'

const dataOf = (error: Error): Record<string, unknown> =>
  error instanceof ApiError && typeof error.data === 'object' && error.data !== null ? { ...error.data } : {}

function rewritesOf(error: Error): string[] {
  const { rewrites } = dataOf(error)
  return Array.isArray(rewrites) ? rewrites.filter((each) => typeof each === 'string') : []
}

function renewalOf(error: Error): string | null {
  const quota = dataOf(error).quota as Quota | undefined
  return renewalTime(quota?.renewsAt ?? null, new Date())
}

/** It comes into view clear of the header, also where a button far below was pressed. */
const PLACE = 'mt-5 scroll-my-24'

/** Why there is no picture, and the nearest way to one. */
export function GenerationProblem({
  error,
  onRewrite,
  onBuiltIn,
}: {
  error: Error
  /** Draws these words instead. */
  onRewrite: (prompt: string) => void
  /** Lets the built-in artist draw. */
  onBuiltIn: () => void
}) {
  const message = messageOf(error, 'Failed to generate design')
  if (hasCode(error, 'content_rejected')) {
    const rewrites = rewritesOf(error)
    return (
      <Alert tone="warn" title={message} className={PLACE} reveal>
        {rewrites.length > 0 ? (
          <>
            <p className="mt-1">Nothing was used up: one tap draws one of these.</p>
            <ul className="mt-3 grid gap-2">
              {rewrites.map((rewrite) => (
                <li key={rewrite}>
                  <button
                    type="button"
                    onClick={() => onRewrite(rewrite)}
                    className="min-h-11 w-full rounded-md bg-surface px-4 py-2 text-left font-semibold text-ink ring-1 ring-line hover:ring-2 hover:ring-ink"
                  >
                    {rewrite}
                  </button>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </Alert>
    )
  }
  if (hasCode(error, 'provider_unavailable'))
    return (
      <Alert tone="bad" className={PLACE} reveal>
        <p>{message}</p>
        {dataOf(error).alternative === 'embedded' ? (
          <>
            <p className="mt-1">Our built-in artist can draw this now.</p>
            <Button size="sm" variant="ink" className="mt-3" onClick={onBuiltIn}>
              Let the built-in artist draw it
            </Button>
          </>
        ) : null}
      </Alert>
    )
  if (hasCode(error, 'rate_limited')) {
    const time = renewalOf(error)
    return (
      <Alert tone="warn" title={message} className={PLACE} reveal>
        {time ? <p>You can create again {time.startsWith('tomorrow') ? time : `at ${time}`}.</p> : null}
      </Alert>
    )
  }
  return (
    <Alert tone="bad" className={PLACE} reveal>
      {message}
    </Alert>
  )
}
