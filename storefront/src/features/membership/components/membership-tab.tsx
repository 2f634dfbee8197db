import type { Membership } from '@caseloom/contract'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { Card } from '~/components/ui/card'
import { ErrorState } from '~/components/ui/error-state'
import { Skeleton } from '~/components/ui/skeleton'
import { StaleNote } from '~/components/ui/stale-note'
import { messageOf } from '~/lib/api-errors'
import { membershipQuery } from '../api/membership'
import { CurrentStatus } from './current-status'
import { TierMedal } from './tier-badge'
import { TierGrid } from './tier-grid'

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-5">
      <span className="sr-only">Loading your membership...</span>
      <Skeleton className="h-14" />
      <Skeleton className="h-48" />
      <Skeleton className="h-64" />
    </div>
  )
}

function Benefits({ membership: { benefits, tier, countedPerDay } }: { membership: Membership }) {
  return (
    <Card as="section" aria-labelledby="membership-benefits">
      <h3 id="membership-benefits" className="text-xl">
        Your Benefits
      </h3>
      {benefits.length > 0 ? (
        <ul className="mt-4 grid gap-3">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex gap-3">
              <Check size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-good" />
              <span className="wrap-anywhere">{benefit}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-4 text-ink-soft">This tier brings nothing of its own yet.</p>
      )}
      <p className="mt-5 text-sm text-ink-soft">
        {tier.discount > 0
          ? 'Your member discount is taken off in the cart automatically. It can’t be combined with a promo code: you get the better of the two. '
          : ''}
        Designs that you make and keep are what counts: each picture once, and at most {countedPerDay} a day.
        A design that you delete no longer counts.
      </p>
    </Card>
  )
}

/** The customer's tier, what it brings, and the others. */
export function MembershipTab() {
  const { data: membership, error, refetch, isFetching } = useQuery(membershipQuery())
  if (!membership)
    return error ? (
      <ErrorState title="Error Loading Membership" onRetry={() => void refetch()}>
        {messageOf(error)}
      </ErrorState>
    ) : (
      <Waiting />
    )
  const { tier } = membership
  return (
    <section aria-labelledby="membership-title" className="grid gap-5">
      <header className="flex items-center gap-4">
        <TierMedal tier={tier} className="size-14" />
        <div className="min-w-0">
          <h2 id="membership-title" className="text-2xl wrap-anywhere">
            {tier.name} Membership
          </h2>
          <p className="text-ink-soft wrap-anywhere">
            {tier.description || 'Just getting started with your creative journey'}
          </p>
        </div>
      </header>
      {error ? <StaleNote error={error} busy={isFetching} onRetry={() => void refetch()} /> : null}
      <CurrentStatus membership={membership} />
      <Benefits membership={membership} />
      <TierGrid membership={membership} />
    </section>
  )
}
