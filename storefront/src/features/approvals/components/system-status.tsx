import type { AdminStats } from '@caseloom/contract'
import { Badge, type Tone } from '~/components/ui/badge'
import { Card } from '~/components/ui/card'
import { Skeleton } from '~/components/ui/skeleton'
import { formatDateTime } from '~/lib/dates'

type Provider = AdminStats['providers'][number]

const MODES: Record<Provider['mode'], { label: string; tone: Tone }> = {
  live: { label: 'live', tone: 'good' },
  test: { label: 'test', tone: 'note' },
  sandbox: { label: 'sandbox', tone: 'warn' },
  built_in: { label: 'built in', tone: 'neutral' },
}

function Line({ provider, stale }: { provider: Provider; stale: boolean }) {
  const { name, note, healthy, mode } = provider
  const tone = healthy ? 'bg-good' : 'bg-bad'
  return (
    <li className="flex items-center justify-between gap-4 border-t border-line py-2 first:border-t-0">
      <span className="flex min-w-0 items-baseline gap-3">
        <span
          aria-hidden="true"
          className={`size-2.5 shrink-0 rounded-full ${stale ? 'bg-line-strong' : tone}`}
        />
        <span className="min-w-0">
          <span className="font-semibold">{name}</span>
          {note ? <span className="block text-xs wrap-anywhere text-ink-soft">{note}</span> : null}
        </span>
      </span>
      <span className="flex flex-wrap justify-end gap-1.5">
        {healthy ? null : <Badge tone="bad">not answering</Badge>}
        <Badge tone={MODES[mode].tone}>{MODES[mode].label}</Badge>
      </span>
    </li>
  )
}

/** How all of it is, in a sentence and its colour; what was once well may no longer be. */
function summary(stats: AdminStats | undefined, stale: boolean) {
  if (stats === undefined) return { words: '', tone: '' }
  if (stale) return { words: 'Not known at present', tone: 'text-ink-soft' }
  const ailing = stats.providers.filter(({ healthy }) => !healthy).map(({ name }) => name)
  return ailing.length > 0
    ? { words: `Not answering: ${ailing.join(', ')}`, tone: 'text-bad' }
    : { words: 'All Systems Operational', tone: 'text-good' }
}

/** What the shop stands on, as it was just now: what is real, and whether it answers. */
export function SystemStatus({ stats, stale }: { stats: AdminStats | undefined; stale: boolean }) {
  const { words, tone } = summary(stats, stale)
  return (
    <Card as="section">
      <h2 className="text-xl">System Status</h2>
      <p role="status" className={`mt-2 font-semibold ${tone}`}>
        {words}
      </p>
      <p className="text-sm text-ink-soft">
        Last updated {stats ? formatDateTime(stats.lastUpdated) : 'Unknown'}
      </p>
      {stats ? (
        <ul className="mt-3 text-sm">
          {stats.providers.map((provider) => (
            <Line key={provider.name} provider={provider} stale={stale} />
          ))}
        </ul>
      ) : (
        <Skeleton className="mt-3 h-80" />
      )}
    </Card>
  )
}
