import type { MembershipTier, TierColour } from '@caseloom/contract'
import { cn } from '~/components/ui/cn'
import { TierIcon } from './tier-icon'

/** What a tier's colour is on the page; the same words for its badge and its medal. */
const TIER_LOOKS: Record<TierColour, string> = {
  linen: 'bg-sunken text-ink',
  bronze: 'bg-bronze text-on-bronze',
  silver: 'bg-silver text-on-silver',
  gold: 'bg-weld text-on-weld',
  premium: 'bg-indigo text-on-indigo ring-2 ring-weld ring-inset',
}

/** A tier by name, icon and colour. */
export function TierBadge({ tier }: { tier: Pick<MembershipTier, 'name' | 'icon' | 'colour'> }) {
  return (
    <span
      className={cn(
        'inline-flex max-w-full items-center gap-1.5 rounded-full px-2.5 py-1 text-xs font-semibold',
        TIER_LOOKS[tier.colour],
      )}
    >
      <TierIcon icon={tier.icon} size={14} />
      <span className="truncate">{tier.name}</span>
    </span>
  )
}

/** A tier's icon on its colour. */
export function TierMedal({
  tier,
  className,
}: {
  tier: Pick<MembershipTier, 'icon' | 'colour'>
  className?: string
}) {
  return (
    <span
      className={cn(
        'inline-grid size-12 shrink-0 place-items-center rounded-full',
        TIER_LOOKS[tier.colour],
        className,
      )}
    >
      <TierIcon icon={tier.icon} size={22} />
    </span>
  )
}
