import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CirclePause,
  CircleX,
  Clock,
  HandCoins,
  Hourglass,
  Landmark,
  LayoutDashboard,
  List,
  LogOut,
  RefreshCw,
  type LucideIcon,
} from 'lucide-react'
import { useCallback, useEffect } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { Button } from '~/components/ui/button'
import { ErrorState } from '~/components/ui/error-state'
import { StaleNote } from '~/components/ui/stale-note'
import { Spinner } from '~/components/ui/spinner'
import { Tabs, type TabItem } from '~/components/ui/tabs'
import { paths } from '~/config/paths'
import { useRequireSession } from '~/features/account/hooks/use-require-session'
import { PanelClosed, PanelNotice } from '~/features/account/second-factor/panel-notice'
import { useSessionStore } from '~/features/account/session'
import { adminStatsQuery } from '~/features/approvals/api/approvals'
import { ApprovalList } from '~/features/approvals/components/approval-list'
import { BulkFailures } from '~/features/approvals/components/bulk-failures'
import { ParkedList } from '~/features/approvals/components/parked-list'
import { Overview } from '~/features/approvals/components/overview'
import { ViewedOrder } from '~/features/approvals/components/viewed-order'
import { useNewOrders } from '~/features/approvals/hooks/use-new-orders'
import { useStaleError } from '~/features/approvals/hooks/use-stale-error'
import { useTabChange } from '~/features/approvals/hooks/use-tab-change'
import { APPROVAL_TABS, TAB_WORDS, type ApprovalTab } from '~/features/approvals/lib/approval-tabs'
import { counted, figuresOf } from '~/features/approvals/lib/tab-figures'
import { hasCode } from '~/lib/api-errors'
import { isNoNews } from '~/lib/no-news'
import { refetchAll } from '~/lib/refetch-all'
import { toast } from '~/lib/toast'
import { signOut } from '../shell/sign-out'
import { title } from '../document/title'

export const meta = () => [{ title: title('Admin Control Panel') }, { name: 'robots', content: 'noindex' }]

const TABS: readonly string[] = ['dashboard', ...APPROVAL_TABS, 'parked']
const ICONS: Record<ApprovalTab, LucideIcon> = {
  pending: Clock,
  waiting: Hourglass,
  failed: CircleAlert,
  stuck: CircleDashed,
  held: CirclePause,
  doubted: Landmark,
  processed: CircleCheck,
  rejected: CircleX,
  all: List,
}

function SignOut({ className, onLeave }: { className?: string; onLeave: () => void }) {
  return (
    <div className={className}>
      <Button variant="ghost" onClick={onLeave}>
        <LogOut size={18} aria-hidden="true" /> Sign Out
      </Button>
    </div>
  )
}

function Panel({ onDenied }: { onDenied: () => void }) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const client = useQueryClient()
  const stats = useQuery(adminStatsQuery())
  const stale = useStaleError()
  useNewOrders()
  const denied = hasCode(stats.error, 'forbidden')
  const isClosed = hasCode(stats.error, 'second_factor_missing')
  useEffect(() => {
    if (denied) onDenied()
  }, [denied, onDenied])

  const asked = search.get('tab') ?? 'dashboard'
  const tab = TABS.includes(asked) ? asked : 'dashboard'
  const { choose, open } = useTabChange()

  async function refresh() {
    try {
      await refetchAll(client, 'admin')
      toast.success('Data refreshed!')
    } catch (error) {
      if (!isNoNews(error)) toast.error('Failed to load admin data')
    }
  }
  const leave = () => void signOut(navigate, paths.login())

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
      content: (
        <Overview
          stats={stats.data}
          stale={stats.error !== null}
          onTab={open}
          onRefresh={() => void refresh()}
        />
      ),
    },
    ...APPROVAL_TABS.map((value): TabItem => {
      const Icon = ICONS[value]
      return {
        value,
        label: TAB_WORDS[value].label,
        ...figuresOf(value, stats.data),
        icon: <Icon size={18} aria-hidden="true" />,
        content: <ApprovalList tab={value} />,
      }
    }),
    {
      value: 'parked',
      label: 'Needs a person',
      ...figuresOf('parked', stats.data),
      icon: <HandCoins size={18} aria-hidden="true" />,
      content: <ParkedList />,
    },
  ]

  return (
    <div className="shell grid grid-cols-[minmax(0,1fr)] gap-5 py-5 sm:gap-8 sm:py-8">
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
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {cards.map(([label, value]) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end rounded-lg border border-line bg-surface p-4 sm:p-5"
          >
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="font-display text-3xl font-bold tabular-nums">{counted(value)}</dd>
          </div>
        ))}
      </dl>
      {isClosed ? null : <PanelNotice />}
      {isClosed ? (
        <PanelClosed />
      ) : stats.error && !stats.data ? (
        <ErrorState title="Failed to load admin data" onRetry={() => void refresh()} />
      ) : (
        <>
          {stale ? <StaleNote error={stale} busy={stats.isFetching} onRetry={() => void refresh()} /> : null}
          <BulkFailures />
          <Tabs
            items={items}
            value={tab}
            onChange={choose}
            label="Admin panel"
            orientation="side"
            footer={<SignOut className="border-t border-line pt-3" onLeave={leave} />}
          />
        </>
      )}
      <ViewedOrder />
      <div className="border-t border-line pt-6 lg:hidden">
        <SignOut onLeave={leave} />
      </div>
    </div>
  )
}

export default function AdminPage() {
  const { user, unreachable } = useRequireSession()
  const navigate = useNavigate()
  const stranger = user !== null && !user.isAdmin
  const deny = useCallback(() => {
    toast.error('Admin access required', { id: 'admin-denied' })
    void navigate(paths.dashboard, { replace: true })
  }, [navigate])
  useEffect(() => {
    if (stranger) deny()
  }, [stranger, deny])

  if (user?.isAdmin) return <Panel onDenied={deny} />
  return (
    <div className="shell py-16">
      {unreachable ? (
        <ErrorState
          title="We could not reach the shop"
          onRetry={() => void useSessionStore.getState().start()}
        />
      ) : (
        <div role="status" className="text-center" aria-busy="true">
          <h1 className="flex items-center justify-center gap-3 text-2xl">
            <Spinner /> Loading Admin Panel
          </h1>
          <p className="mt-2 text-ink-soft">Verifying admin access...</p>
        </div>
      )}
    </div>
  )
}
