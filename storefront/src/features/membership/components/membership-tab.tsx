import type { Membership } from '@caseloom/contract'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { Alert } from '~/components/ui/alert'
import { Button } from '~/components/ui/button'
import { Card } from '~/components/ui/card'
import { ErrorState } from '~/components/ui/error-state'
import { Skeleton } from '~/components/ui/skeleton'
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
          ? 'The member discount stands in your cart by itself. It does not add to a promo code: the better of the two is taken. '
          : ''}
        What counts are designs that you make and keep: each picture once, and {countedPerDay} a day at most.
        A design that you delete counts no more.
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
      {error ? (
        <Alert
          tone="bad"
          title="This may not be the latest"
          action={
            <Button variant="outline" size="sm" busy={isFetching} onClick={() => void refetch()}>
              Try Again
            </Button>
          }
        >
          {messageOf(error)}
        </Alert>
      ) : null}
      <CurrentStatus membership={membership} />
      <Benefits membership={membership} />
      <TierGrid membership={membership} />
    </section>
  )
}
