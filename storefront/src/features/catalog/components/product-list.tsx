import { useEffect, useMemo, useRef } from 'react'
import { Link } from 'react-router'
import { ErrorState } from '~/components/ui/error-state'
import { useWho } from '~/lib/who'
import { useCards } from '../hooks/use-cards'
import { changed, listPath, type ListState } from '../lib/list-state'
import type { CardSlots } from './card-slots'
import { ListControls } from './list-controls'
import { MoreCards } from './more-cards'
import { NothingFound } from './nothing-found'
import { ProductGrid, ProductGridSkeleton } from './product-grid'

/** As many as one call takes. */
const MARKED_MAX = 200

/** The catalogue by its address. What other features know comes in: the phone, the hearts, what stands on a card. */
export function ProductList({
  state,
  device,
  favourites,
  slots,
  onAllPhones,
}: {
  state: ListState
  device: string | null
  /** Null until it is known which cases carry a heart. */
  favourites: ReadonlySet<number> | null
  slots?: CardSlots
  onAllPhones: () => void
}) {
  const { search, filter, category, sort } = state
  const ids = useMemo(
    () =>
      state.favourites && favourites ? [...favourites].sort((a, b) => a - b).slice(0, MARKED_MAX) : null,
    [state.favourites, favourites],
  )
  const none = ids?.length === 0
  const waiting = state.favourites && favourites === null
  const who = useWho()
  const list = useCards({ search, filter, category, sort, device, ids }, state.page, {
    enabled: !none && !waiting,
  })
  const cards = none || waiting ? [] : list.cards
  const grid = useRef<HTMLDivElement>(null)
  /** How many cards stood here when more were asked for. */
  const asked = useRef<number | null>(null)

  // The keyboard goes on at the first of the new cards, not at the top of the page.
  useEffect(() => {
    if (asked.current === null || cards.length <= asked.current) return
    const next = cards[asked.current]
    asked.current = null
    grid.current
      ?.querySelector<HTMLElement>(`[data-card="${String(next?.id)}"]`)
      ?.focus({ preventScroll: true })
  })

  const failed = list.failed || (waiting && who.unreachable)
  const total = none ? 0 : waiting ? undefined : list.head?.total
  return (
    <div>
      <ListControls
        state={state}
        head={none || waiting ? undefined : list.head}
        total={total}
        failed={failed}
        device={device}
      />
      <div className="mt-4" ref={grid}>
        {list.earlierPage !== null && cards.length > 0 ? (
          <p className="mb-8 text-center">
            <Link
              to={listPath(changed(state, { page: list.earlierPage }))}
              className="font-semibold underline decoration-accent decoration-2 underline-offset-4"
            >
              Earlier cases
            </Link>
          </p>
        ) : null}
        {cards.length > 0 ? (
          <ProductGrid
            cards={cards}
            device={state.device}
            settling={list.settling}
            {...(slots ? { slots } : {})}
          />
        ) : null}
        {list.loadingMore ? (
          <div className="mt-14">
            <ProductGridSkeleton count={3} label="Loading more products" />
          </div>
        ) : null}
        {failed ? (
          <ErrorState
            title="Failed to load products"
            onRetry={waiting ? who.again : list.retry}
            className="mt-6"
          >
            The shelves did not answer. Another try usually helps.
          </ErrorState>
        ) : total === undefined ? (
          <ProductGridSkeleton />
        ) : cards.length === 0 && !list.loadingMore ? (
          <NothingFound
            state={state}
            device={device}
            marked={favourites?.size ?? 0}
            onAllPhones={onAllPhones}
          />
        ) : (
          <MoreCards
            state={state}
            shown={cards.length}
            total={total}
            nextPage={list.nextPage}
            loading={list.loadingMore}
            onMore={() => (asked.current = cards.length)}
          />
        )}
      </div>
    </div>
  )
}
