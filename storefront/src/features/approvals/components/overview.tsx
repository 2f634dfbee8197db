import type { AdminStats } from '@caseloom/contract'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { Card } from '~/components/ui/card'
import { formatDateTime } from '~/lib/dates'
import { SalesCard } from './sales-card'

interface OverviewProps {
  stats: AdminStats | undefined
  onTab: (tab: string) => void
  onRefresh: () => void
}

export function Overview({ stats, onTab, onRefresh }: OverviewProps) {
  const ailing = stats?.providers.filter((provider) => !provider.healthy) ?? []
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Card as="section">
        <h2 className="text-xl">Quick Actions</h2>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button onClick={() => onTab('pending')}>View Pending Orders</Button>
          <Button variant="outline" onClick={onRefresh}>
            Refresh Data
          </Button>
          <Button variant="outline" onClick={() => onTab('processed')}>
            View Processed
          </Button>
        </div>
        {stats?.oldestPendingAt ? (
          <p className="mt-4 text-sm text-ink-soft">
            The order that has waited longest came in on {formatDateTime(stats.oldestPendingAt)}.
          </p>
        ) : null}
      </Card>
      <Card as="section">
        <h2 className="text-xl">System Status</h2>
        <p className={`mt-2 font-semibold ${ailing.length > 0 ? 'text-bad' : 'text-good'}`}>
          {stats === undefined
            ? 'Unknown'
            : ailing.length > 0
              ? `Not answering: ${ailing.map((provider) => provider.name).join(', ')}`
              : 'All Systems Operational'}
        </p>
        <p className="text-sm text-ink-soft">
          Last updated {stats ? formatDateTime(stats.lastUpdated) : 'Unknown'}
        </p>
        <ul className="mt-4 grid gap-2 text-sm">
          {stats?.providers.map((provider) => (
            <li key={provider.name} className="flex items-center justify-between gap-3">
              <span>
                {provider.name}
                {provider.note && <span className="block text-ink-soft">{provider.note}</span>}
              </span>
              <span className="flex gap-2">
                {provider.healthy ? null : <Badge tone="bad">not answering</Badge>}
                <Badge tone={provider.mode === 'live' ? 'good' : 'warn'}>{provider.mode}</Badge>
              </span>
            </li>
          ))}
        </ul>
      </Card>
      <SalesCard />
    </div>
  )
}
