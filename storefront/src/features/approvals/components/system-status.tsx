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

function Line({ provider: { name, note, healthy, mode } }: { provider: Provider }) {
  return (
    <li className="flex items-center justify-between gap-4 border-t border-line py-2 first:border-t-0">
      <span className="flex min-w-0 items-baseline gap-3">
        <span
          aria-hidden="true"
          className={`size-2.5 shrink-0 rounded-full ${healthy ? 'bg-good' : 'bg-bad'}`}
        />
        <span className="min-w-0">
          <span className="font-semibold">{name}</span>
          {note ? <span className="block text-xs break-words text-ink-soft">{note}</span> : null}
        </span>
      </span>
      <span className="flex flex-wrap justify-end gap-1.5">
        {healthy ? null : <Badge tone="bad">not answering</Badge>}
        <Badge tone={MODES[mode].tone}>{MODES[mode].label}</Badge>
      </span>
    </li>
  )
}

/** What the shop stands on, as it was just now: what is real, and whether it answers. */
export function SystemStatus({ stats }: { stats: AdminStats | undefined }) {
  const ailing = stats?.providers.filter(({ healthy }) => !healthy) ?? []
  return (
    <Card as="section">
      <h2 className="text-xl">System Status</h2>
      <p role="status" className={`mt-2 font-semibold ${ailing.length > 0 ? 'text-bad' : 'text-good'}`}>
        {stats === undefined
          ? ''
          : ailing.length > 0
            ? `Not answering: ${ailing.map(({ name }) => name).join(', ')}`
            : 'All Systems Operational'}
      </p>
      <p className="text-sm text-ink-soft">
        Last updated {stats ? formatDateTime(stats.lastUpdated) : 'Unknown'}
      </p>
      {stats ? (
        <ul className="mt-3 text-sm">
          {stats.providers.map((provider) => (
            <Line key={provider.name} provider={provider} />
          ))}
        </ul>
      ) : (
        <Skeleton className="mt-3 h-80" />
      )}
    </Card>
  )
}
