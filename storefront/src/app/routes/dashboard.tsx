import { CancelledError, useQuery, useQueryClient } from '@tanstack/react-query'
import { Award, LogOut, MapPin, Package, RefreshCw, Sparkles, User as UserIcon } from 'lucide-react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { User } from '@caseloom/contract'
import { Button } from '~/components/ui/button'
import { ErrorState } from '~/components/ui/error-state'
import { Spinner } from '~/components/ui/spinner'
import { Tabs, type TabItem } from '~/components/ui/tabs'
import { paths } from '~/config/paths'
import { AddressesTab } from '~/features/account/components/addresses-tab'
import { DashboardHeader } from '~/features/account/components/dashboard-header'
import { ProfileTab } from '~/features/account/components/profile-tab'
import { VerifyBanner } from '~/features/account/components/verify-banner'
import { useRequireSession } from '~/features/account/hooks/use-require-session'
import { stateText } from '~/features/account/lib/navigation-state'
import { safePath } from '~/features/account/lib/way-back'
import { useSessionStore } from '~/features/account/session'
import { designsQuery } from '~/features/designs/api/designs'
import { DesignsTab } from '~/features/designs/components/designs-tab'
import { membershipQuery } from '~/features/membership/api/membership'
import { MembershipTab } from '~/features/membership/components/membership-tab'
import { TierBadge } from '~/features/membership/components/tier-badge'
import { ordersQuery } from '~/features/orders/api/orders'
import { OrdersTab } from '~/features/orders/components/orders-tab'
import { countOrders, totalSpent } from '~/features/orders/lib/spent'
import { hasCode, messageOf } from '~/lib/api-errors'
import { formatMoney } from '~/lib/money'
import { toast } from '~/lib/toast'
import { signOut } from '../sign-out'
import { title } from '../title'

export const meta = () => [{ title: title('Dashboard') }, { name: 'robots', content: 'noindex' }]

const TABS = ['profile', 'orders', 'designs', 'addresses', 'membership']

/** The tab stands in the address; the checkout names it in the navigation state too. */
function useTab(): [string, (tab: string) => void] {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation() as { state: unknown }
  const tab = [search.get('tab'), stateText(state, 'tab')].find((name) => name && TABS.includes(name))
  const choose = (next: string) =>
    setSearch(
      (params) => {
        params.set('tab', next)
        return params
      },
      { replace: true, preventScrollReset: true },
    )
  return [tab ?? 'profile', choose]
}

function Dashboard({ user }: { user: User }) {
  const [tab, choose] = useTab()
  const [search] = useSearchParams()
  const { state } = useLocation() as { state: unknown }
  const back = safePath(search.get('back')) ?? safePath(stateText(state, 'from'))
  const navigate = useNavigate()
  const client = useQueryClient()
  const { data: orders } = useQuery(ordersQuery())
  const { data: designs } = useQuery(designsQuery(user.email))
  const { tier } = useQuery(membershipQuery()).data ?? user.membership
  const orderCount = countOrders(orders ?? [])

  const items: TabItem[] = [
    {
      value: 'profile',
      label: 'Profile',
      description: 'Account & Settings',
      icon: <UserIcon size={18} aria-hidden="true" />,
      content: <ProfileTab user={user} />,
    },
    {
      value: 'orders',
      label: 'Orders',
      description: `${orderCount} Orders`,
      icon: <Package size={18} aria-hidden="true" />,
      content: <OrdersTab />,
    },
    {
      value: 'designs',
      label: 'Designs',
      description: `${designs?.total ?? 0} Designs`,
      icon: <Sparkles size={18} aria-hidden="true" />,
      content: <DesignsTab email={user.email} />,
    },
    {
      value: 'addresses',
      label: 'Addresses',
      description: 'Shipping Info',
      icon: <MapPin size={18} aria-hidden="true" />,
      content: <AddressesTab owner={user.id} back={back} />,
    },
    {
      value: 'membership',
      label: 'Membership',
      description: tier.name,
      icon: <Award size={18} aria-hidden="true" />,
      content: <MembershipTab />,
    },
  ]

  async function refresh() {
    try {
      const data = client.refetchQueries({ queryKey: ['me'], type: 'active' }, { throwOnError: true })
      // Who is signed in is part of it: the name, the picture, whether the address is verified.
      await Promise.all([data, useSessionStore.getState().start()])
      toast.success('Data refreshed!', { id: 'refreshed' })
    } catch (error) {
      // Of an expired session the shopper has been told; another press took this one's place.
      if (!hasCode(error, 'unauthenticated') && !(error instanceof CancelledError))
        toast.error(messageOf(error))
    }
  }

  async function leave() {
    await signOut()
    void navigate(paths.login(), { replace: true })
  }

  return (
    <div className="shell grid grid-cols-[minmax(0,1fr)] gap-8 py-8">
      <DashboardHeader
        user={user}
        tier={tier.name}
        stats={[
          ['Total Orders', String(orderCount)],
          ['Total Spent', formatMoney(totalSpent(orders ?? []))],
          ['Saved Designs', String(designs?.total ?? 0)],
        ]}
      />
      {user.emailVerified || tab === 'profile' ? null : <VerifyBanner email={user.email} />}
      <Tabs items={items} value={tab} onChange={choose} label="Dashboard" orientation="side" />
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-6">
        <TierBadge tier={tier} />
        <Button variant="outline" onClick={() => void refresh()}>
          <RefreshCw size={18} aria-hidden="true" /> Refresh Data
        </Button>
        <Button variant="ghost" onClick={() => void leave()}>
          <LogOut size={18} aria-hidden="true" /> Sign Out
        </Button>
      </div>
    </div>
  )
}

export default function DashboardPage() {
  const { user, unreachable } = useRequireSession()
  if (user) return <Dashboard user={user} />
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
            <Spinner /> Loading Dashboard
          </h1>
          <p className="mt-2 text-ink-soft">Preparing your personalized experience...</p>
        </div>
      )}
    </div>
  )
}
