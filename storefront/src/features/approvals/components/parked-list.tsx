import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { EmptyState } from '~/components/ui/empty-state'
import { ErrorState } from '~/components/ui/error-state'
import { Skeleton } from '~/components/ui/skeleton'
import { Pager } from '~/components/ui/pager'
import { messageOf } from '~/lib/api-errors'
import { PARKED_PAGE, parkedQuery } from '../api/parked'
import { useListWish } from '../hooks/use-list-wish'
import { ParkedCard } from './parked-card'

/** Payments without an order: what the shop could not settle by itself, and would not guess at. */
export function ParkedList() {
  const [{ page }, change] = useListWish()
  const { data, error, isPlaceholderData, refetch } = useQuery(parkedQuery(page))
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-label="Needs a person">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-2xl outline-none">
        Needs a person
      </h2>
      <p className="text-ink-soft">
        Payments that did not become an order by themselves. Nothing is charged or given back before you
        decide.
      </p>
      <div className="mt-6" aria-busy={isPlaceholderData}>
        {data === undefined && error ? (
          <ErrorState title="Failed to load admin data" onRetry={() => void refetch()}>
            {messageOf(error)}
          </ErrorState>
        ) : data === undefined ? (
          <Skeleton className="h-64" />
        ) : data.items.length === 0 ? (
          <EmptyState title="Nothing to see to">Every payment has become an order.</EmptyState>
        ) : (
          <>
            <ul className="grid gap-4">
              {data.items.map((parked) => (
                <ParkedCard key={parked.id} parked={parked} />
              ))}
            </ul>
            {data.total > PARKED_PAGE ? (
              <Pager
                page={page}
                pageSize={PARKED_PAGE}
                total={data.total}
                top={heading}
                onPage={(next) => change({ page: next })}
              />
            ) : null}
          </>
        )}
      </div>
    </section>
  )
}
