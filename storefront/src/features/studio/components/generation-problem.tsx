import { Alert } from '~/components/ui/alert'
import { Button } from '~/components/ui/button'
import { ApiError, hasCode, messageOf } from '~/lib/api-errors'

const dataOf = (error: Error): Record<string, unknown> =>
  error instanceof ApiError && typeof error.data === 'object' && error.data !== null ? { ...error.data } : {}

function rewritesOf(error: Error): string[] {
  const { rewrites } = dataOf(error)
  return Array.isArray(rewrites) ? rewrites.filter((each) => typeof each === 'string') : []
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
  return (
    <Alert tone={hasCode(error, 'rate_limited') ? 'warn' : 'bad'} className={PLACE} reveal>
      {message}
    </Alert>
  )
}
