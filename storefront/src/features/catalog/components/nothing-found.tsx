import { Heart, SearchX } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { paths } from '~/config/paths'
import { changed, isNarrowed, listPath, type ListState } from '../lib/list-state'
import { clearedPath } from './list-summary'

/** No case fits what was asked for: says so, and takes the asking back piece by piece. */
export function NothingFound({
  state,
  device,
  marked,
  onAllPhones,
}: {
  state: ListState
  device: string | null
  /** How many cases carry a heart. */
  marked: number
  onAllPhones: () => void
}) {
  if (state.favourites && marked === 0)
    return (
      <EmptyState
        title="No favourites yet"
        icon={<Heart size={40} strokeWidth={1.5} aria-hidden="true" />}
        actions={
          <Button asChild>
            <Link to={listPath(changed(state, { favourites: false }))}>Show all cases</Link>
          </Button>
        }
      >
        Press the heart on a case and it will be kept here.
      </EmptyState>
    )
  if (state.page > 1)
    return (
      <EmptyState
        title="No products found"
        actions={
          <Button asChild>
            <Link to={listPath(changed(state, {}))}>Back to the first page</Link>
          </Button>
        }
      >
        The list ends before page {state.page}.
      </EmptyState>
    )
  return (
    <EmptyState
      title="No products found"
      icon={<SearchX size={40} strokeWidth={1.5} aria-hidden="true" />}
      actions={
        <>
          {isNarrowed(state) ? (
            <Button asChild>
              <Link to={clearedPath(state)}>Clear search and filters</Link>
            </Button>
          ) : null}
          {device ? (
            <Button variant={isNarrowed(state) ? 'outline' : 'primary'} onClick={onAllPhones}>
              Show cases for all phones
            </Button>
          ) : null}
          {!isNarrowed(state) && !device ? (
            <Button asChild>
              <Link to={paths.home}>Back to the shop window</Link>
            </Button>
          ) : null}
        </>
      }
    >
      Try adjusting your search terms or filters
      {device ? <p className="mt-1 wrap-anywhere">Only cases for the {device} are shown.</p> : null}
    </EmptyState>
  )
}
