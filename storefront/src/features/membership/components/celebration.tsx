import type { MembershipTier } from '@caseloom/contract'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { IconButton } from '~/components/ui/icon-button'
import { paths } from '~/config/paths'
import { celebrationQuery } from '../api/membership'
import { TierMedal } from './tier-badge'

const THREADS = 18
const COLOURS = ['bg-accent', 'bg-weld', 'bg-good', 'bg-note']

/** Ends of thread that fly off, each its own way; whoever wants no motion sees none. */
function Threads() {
  return (
    <span aria-hidden="true" className="pointer-events-none absolute top-10 left-10 motion-reduce:hidden">
      {Array.from({ length: THREADS }, (_, index) => {
        const angle = (index / THREADS) * 2 * Math.PI
        const far = 80 + (index % 3) * 45
        const way = {
          '--to-x': `${Math.round(Math.cos(angle) * far)}px`,
          '--to-y': `${Math.round(Math.sin(angle) * far)}px`,
          animationDelay: `${(index % 4) * 60}ms`,
        } as CSSProperties
        return (
          <span
            key={index}
            style={way}
            className={`absolute h-3 w-1 animate-thread rounded-full ${COLOURS[index % COLOURS.length]}`}
          />
        )
      })}
    </span>
  )
}

/** Says once that a tier was reached. It stands beside the page and takes no focus: who is at work goes on. */
export function Celebration({
  customerId,
  tier,
  onDone,
}: {
  customerId: string
  tier: MembershipTier
  onDone: () => void
}) {
  const { data: shown = false } = useQuery(celebrationQuery(customerId, tier.id))
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-4 z-40 mx-auto max-w-md sm:right-auto sm:left-6 sm:mx-0"
    >
      {shown ? (
        <div className="relative animate-rise rounded-lg border border-line bg-surface p-4 shadow-float shallow:max-h-[40dvh] shallow:overflow-y-auto">
          <Threads />
          <div className="flex items-start gap-4">
            <TierMedal tier={tier} />
            <div className="min-w-0 flex-1">
              <p className="font-display text-lg font-bold">You have reached {tier.name}!</p>
              <p className="text-sm text-ink-soft wrap-anywhere">{tier.benefits[0] ?? tier.description}</p>
              <Link
                to={`${paths.dashboard}?tab=membership`}
                onClick={onDone}
                className="mt-2 inline-block text-sm font-semibold text-accent underline"
              >
                See your membership
              </Link>
            </div>
            <IconButton label="Close" onClick={onDone} className="-mt-2 -mr-2">
              <X size={20} />
            </IconButton>
          </div>
        </div>
      ) : null}
    </div>
  )
}
