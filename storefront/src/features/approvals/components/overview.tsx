import type { AdminStats } from '@caseloom/contract'
import { Button } from '~/components/ui/button'
import { Card } from '~/components/ui/card'
import type { ListWish } from '../lib/list-wish'
import { SalesCard } from './sales-card'
import { SystemStatus } from './system-status'
import { WorkList } from './work-list'

interface OverviewProps {
  stats: AdminStats | undefined
  /** They could not be asked for anew. */
  stale: boolean
  onTab: (tab: string, sort?: ListWish['sort']) => void
  onRefresh: () => void
}

export function Overview({ stats, stale, onTab, onRefresh }: OverviewProps) {
  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start">
      <div className="grid min-w-0 gap-6">
        <Card as="section">
          <h2 className="text-xl">Quick Actions</h2>
          <div className="mt-4 flex flex-wrap gap-2">
            <Button size="sm" onClick={() => onTab('pending')}>
              View Pending Orders
            </Button>
            <Button size="sm" variant="outline" onClick={onRefresh}>
              Refresh Data
            </Button>
            <Button size="sm" variant="outline" onClick={() => onTab('processed')}>
              View Processed
            </Button>
          </div>
          {stats ? <WorkList stats={stats} onTab={onTab} /> : null}
        </Card>
        <SalesCard />
      </div>
      <SystemStatus stats={stats} stale={stale} />
    </div>
  )
}
