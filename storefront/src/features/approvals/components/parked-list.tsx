import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { EmptyState } from '~/components/ui/empty-state'
import { ErrorState } from '~/components/ui/error-state'
import { Skeleton } from '~/components/ui/skeleton'
import { Pager } from '~/components/ui/pager'
import { messageOf } from '~/lib/api-errors'
import { PARKED_PAGE, parkedQuery } from '../api/parked'
import { useKept, type Noted } from '../hooks/use-kept-form'
import { useListWish } from '../hooks/use-list-wish'
import { ParkedCard } from './parked-card'
import { ParkedDecision } from './parked-decision'
import { PastTheEnd } from './past-the-end'

/** Payments without an order: what the shop could not settle by itself, and would not guess at. */
export function ParkedList() {
  const [{ page }, change] = useListWish()
  const { data, error, isPlaceholderData, refetch } = useQuery(parkedQuery(page))
  const heading = useRef<HTMLHeadingElement>(null)
  // As it was when it was asked about: its card may leave the page while the note is being typed.
  const [deciding, setDeciding] = useState<Noted | null>(null)
  const left = useKept('note')
  if (deciding === null && left) setDeciding(left)
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
        ) : data.items.length === 0 && page > 1 ? (
          <PastTheEnd onFirst={() => change({ page: 1 })} />
        ) : data.items.length === 0 ? (
          <EmptyState title="Nothing to see to">Every payment has become an order.</EmptyState>
        ) : (
          <>
            <ul className="grid gap-4">
              {data.items.map((parked) => (
                <ParkedCard
                  key={parked.id}
                  parked={parked}
                  onDecide={(action) => setDeciding({ parked, action })}
                />
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
      {deciding ? (
        <ParkedDecision
          parked={deciding.parked}
          action={deciding.action}
          onClose={() => setDeciding(null)}
          returnFocus={() => heading.current}
        />
      ) : null}
    </section>
  )
}
