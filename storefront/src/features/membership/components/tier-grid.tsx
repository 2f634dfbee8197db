import type { Membership, MembershipTier } from '@caseloom/contract'
import { Badge } from '~/components/ui/badge'
import { Card } from '~/components/ui/card'
import { cn } from '~/components/ui/cn'
import { rangeOf } from '../lib/words'
import { TierMedal } from './tier-badge'

function TierCard({ tier, tiers, isOwn }: { tier: MembershipTier; tiers: MembershipTier[]; isOwn: boolean }) {
  return (
    <Card
      as="li"
      className={cn('flex flex-col gap-3', isOwn && 'ring-2 ring-accent')}
      {...(isOwn && { 'aria-current': 'true' as const })}
    >
      <div className="flex items-start justify-between gap-2">
        <TierMedal tier={tier} />
        {isOwn ? <Badge tone="accent">Your tier</Badge> : null}
      </div>
      <div>
        <h4 className="text-lg font-semibold wrap-anywhere">{tier.name}</h4>
        <p className="text-sm text-ink-soft">{rangeOf(tier, tiers)}</p>
      </div>
      <p className="text-sm wrap-anywhere">{tier.description}</p>
      <p className="mt-auto pt-1 text-sm font-semibold">
        {tier.discount > 0 ? `${tier.discount}% member discount` : 'No member discount yet'}
      </p>
    </Card>
  )
}

/** Every tier, the customer's own marked. */
export function TierGrid({ membership: { tiers, tier: own } }: { membership: Membership }) {
  return (
    <section aria-labelledby="membership-tiers">
      <h3 id="membership-tiers" className="mb-4 text-xl">
        Membership Tiers
      </h3>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {tiers.map((tier) => (
          <TierCard key={tier.id} tier={tier} tiers={tiers} isOwn={tier.id === own.id} />
        ))}
      </ul>
    </section>
  )
}
