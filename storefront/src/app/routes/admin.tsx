import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CircleX, Clock, LayoutDashboard, LogOut, RefreshCw } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { Button } from '~/components/ui/button'
import { ErrorState } from '~/components/ui/error-state'
import { Spinner } from '~/components/ui/spinner'
import { Tabs, type TabItem } from '~/components/ui/tabs'
import { paths } from '~/config/paths'
import { useRequireSession } from '~/features/account/hooks/use-require-session'
import { useSessionStore } from '~/features/account/session'
import { adminStatsQuery, approvalsQuery } from '~/features/approvals/api/approvals'
import { ApprovalList } from '~/features/approvals/components/approval-list'
import { Overview } from '~/features/approvals/components/overview'
import { hasCode } from '~/lib/api-errors'
import { toast } from '~/lib/toast'
import { title } from '../title'

export const meta = () => [{ title: title('Admin Control Panel') }, { name: 'robots', content: 'noindex' }]

const TABS = ['dashboard', 'pending', 'processed', 'failed']
const PENDING = new Set(['pending_admin_approval', 'processing', 'rejecting'])

function Panel({ onDenied }: { onDenied: () => void }) {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const client = useQueryClient()
  const orders = useQuery(approvalsQuery())
  const stats = useQuery(adminStatsQuery())
  const denied = hasCode(orders.error, 'forbidden') || hasCode(stats.error, 'forbidden')
  useEffect(() => {
    if (denied) onDenied()
  }, [denied, onDenied])

  const asked = search.get('tab') ?? 'dashboard'
  const tab = TABS.includes(asked) ? asked : 'dashboard'
  const choose = (next: string) => setSearch({ tab: next }, { replace: true, preventScrollReset: true })

  async function refresh() {
    const before = await Promise.all([orders.refetch(), stats.refetch()])
    if (before.some((answer) => answer.error)) {
      toast.error('Failed to load admin data')
      return
    }
    await client.invalidateQueries({ queryKey: ['admin', 'order'] })
    toast.success('Data refreshed!')
  }
  async function signOut() {
    await useSessionStore.getState().signOut()
    void navigate(paths.login(), { replace: true })
  }

  const having = (wanted: (status: string) => boolean) => orders.data?.filter((order) => wanted(order.status))
  const cards = [
    ['Pending Orders', stats.data?.pendingOrders],
    ['Processed Orders', stats.data?.processedOrders],
    ['Rejected Orders', stats.data?.rejectedOrders],
    ['Total Customer Orders', stats.data?.totalCustomerOrders],
  ] as const
  const items: TabItem[] = [
    {
      value: 'dashboard',
      label: 'Dashboard',
      description: 'Overview & Stats',
      icon: <LayoutDashboard size={18} aria-hidden="true" />,
      content: <Overview stats={stats.data} onTab={choose} onRefresh={() => void refresh()} />,
    },
    {
      value: 'pending',
      label: 'Pending',
      description: `${stats.data?.pendingOrders ?? 0} Pending`,
      icon: <Clock size={18} aria-hidden="true" />,
      content: (
        <ApprovalList
          title="Pending Orders"
          lead="Orders awaiting admin approval for Prodigi processing"
          empty={{ title: 'No Pending Orders', text: 'All orders have been processed or rejected.' }}
          orders={having((status) => PENDING.has(status))}
        />
      ),
    },
    {
      value: 'processed',
      label: 'Processed',
      description: `${stats.data?.processedOrders ?? 0} Completed`,
      icon: <CircleCheck size={18} aria-hidden="true" />,
      content: (
        <ApprovalList
          title="Processed Orders"
          lead="Orders that have been successfully processed"
          empty={{ title: 'No Processed Orders', text: 'No orders have been processed yet.' }}
          orders={having((status) => status === 'processed')}
        />
      ),
    },
    {
      value: 'failed',
      label: 'Failed',
      description: `${stats.data?.failedOrders ?? 0} Failed`,
      icon: <CircleX size={18} aria-hidden="true" />,
      content: (
        <ApprovalList
          title="Failed Orders"
          lead="Orders that the print provider did not take: process them again, or reject them"
          empty={{ title: 'No Failed Orders', text: 'The print provider has taken every order so far.' }}
          orders={having((status) => status === 'prodigi_failed')}
        />
      ),
    },
  ]

  return (
    <div className="shell grid grid-cols-[minmax(0,1fr)] gap-8 py-8">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <p className="font-semibold text-accent">Administrator Dashboard</p>
          <h1 className="text-3xl">Admin Control Panel</h1>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={() => void refresh()}>
            <RefreshCw size={18} aria-hidden="true" /> Refresh
          </Button>
          <Button asChild variant="outline">
            <Link to={paths.dashboard}>User Dashboard</Link>
          </Button>
        </div>
      </header>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {cards.map(([label, value]) => (
          <div key={label} className="flex flex-col-reverse rounded-lg border border-line bg-surface p-5">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="font-display text-3xl font-bold tabular-nums">{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
      {orders.error && !orders.data ? (
        <ErrorState title="Failed to load admin data" onRetry={() => void refresh()} />
      ) : (
        <Tabs items={items} value={tab} onChange={choose} label="Admin panel" orientation="side" />
      )}
      <div className="border-t border-line pt-6">
        <Button variant="ghost" onClick={() => void signOut()}>
          <LogOut size={18} aria-hidden="true" /> Sign Out
        </Button>
      </div>
    </div>
  )
}

export default function AdminPage() {
  const { user, unreachable } = useRequireSession()
  const navigate = useNavigate()
  const stranger = user !== null && !user.isAdmin
  const deny = () => {
    toast.error('Admin access required', { id: 'admin-denied' })
    void navigate(paths.dashboard, { replace: true })
  }
  useEffect(() => {
    if (!stranger) return
    toast.error('Admin access required', { id: 'admin-denied' })
    void navigate(paths.dashboard, { replace: true })
  }, [stranger, navigate])

  if (user?.isAdmin) return <Panel onDenied={deny} />
  return (
    <div className="shell py-16">
      {unreachable ? (
        <ErrorState
          title="We could not reach the shop"
          onRetry={() => void useSessionStore.getState().start()}
        />
      ) : (
        <div className="text-center" aria-busy="true">
          <h1 className="flex items-center justify-center gap-3 text-2xl">
            <Spinner /> Loading Admin Panel
          </h1>
          <p className="mt-2 text-ink-soft">Verifying admin access...</p>
        </div>
      )}
    </div>
  )
}
