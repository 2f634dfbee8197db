import { Link } from 'react-router'
import { Button } from '~/components/ui/button'
import { Spinner } from '~/components/ui/spinner'
import { changed, listPath, startsAnew, type ListState } from '../lib/list-state'
import { formatCount } from '~/lib/numbers'

/** The way to the next cases: a link of its own address. A page that starts a new screen is a step for Back. */
export function MoreCards({
  state,
  shown,
  total,
  nextPage,
  loading,
  onMore,
}: {
  state: ListState
  shown: number
  total: number
  nextPage: number | null
  loading: boolean
  onMore: () => void
}) {
  if (nextPage === null && !loading) return null
  const anew = nextPage !== null && startsAnew(nextPage)
  return (
    <div className="mt-16 flex flex-col items-center gap-4 border-t border-line pt-8">
      <p className="text-sm text-ink-soft tabular-nums">
        {formatCount(shown)} of {formatCount(total)} cases
      </p>
      {nextPage === null ? (
        <span className="flex min-h-14 items-center gap-3 font-semibold">
          <Spinner className="text-accent" label="Loading more cases" /> Loading more
        </span>
      ) : (
        <Button asChild variant="outline" size="lg">
          <Link
            to={listPath(changed(state, { page: nextPage }))}
            replace={!anew}
            preventScrollReset={!anew}
            onClick={(event) => {
              if (!anew && !event.metaKey && !event.ctrlKey) onMore()
            }}
          >
            {anew ? 'Next page' : 'Show more'}
          </Link>
        </Button>
      )}
    </div>
  )
}
