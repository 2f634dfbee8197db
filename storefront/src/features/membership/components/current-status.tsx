import type { Membership } from '@caseloom/contract'
import { Card } from '~/components/ui/card'
import { ProgressBar } from '~/components/ui/progress-bar'
import { designsNeeded, heldWords, noNextWords } from '../lib/words'

/** How many designs count, the level they lead to, and the way to the next. */
export function CurrentStatus({ membership }: { membership: Membership }) {
  const { tier, designCount, nextTier, designsUntilNextTier, progress } = membership
  const held = heldWords(membership)
  return (
    <Card as="section" aria-labelledby="membership-status">
      <h3 id="membership-status" className="text-xl">
        Current Status
      </h3>
      <dl className="mt-4 flex flex-wrap gap-4 *:flex-1 *:basis-32">
        <div className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-ink-soft">Designs that count</dt>
          <dd className="font-display text-2xl font-bold tabular-nums">{designCount}</dd>
        </div>
        <div className="flex min-w-0 flex-col-reverse justify-end">
          <dt className="text-sm text-ink-soft">Membership level</dt>
          <dd className="font-display text-2xl font-bold wrap-anywhere">{tier.name}</dd>
        </div>
      </dl>
      {nextTier ? (
        <div className="mt-5">
          <p className="mb-2 flex flex-wrap justify-between gap-x-4 text-sm">
            <span className="font-semibold">Next: {nextTier.name}</span>
            <span className="text-ink-soft">{designsNeeded(designsUntilNextTier)}</span>
          </p>
          <ProgressBar share={progress / 100} label={`Progress to ${nextTier.name}`} />
        </div>
      ) : (
        <p className="mt-5 text-sm text-ink-soft">{noNextWords(membership)}</p>
      )}
      {held ? <p className="mt-4 text-sm text-ink-soft">{held}</p> : null}
    </Card>
  )
}
