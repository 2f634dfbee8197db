import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Award, LogOut, MapPin, Package, RefreshCw, Sparkles, User as UserIcon } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { User } from '@caseloom/contract'
import { Button } from '~/components/ui/button'
import { ErrorState } from '~/components/ui/error-state'
import { Spinner } from '~/components/ui/spinner'
import { Tabs, type TabItem } from '~/components/ui/tabs'
import { paths } from '~/config/paths'
import { DashboardHeader } from '~/features/account/components/dashboard-header'
import { DashboardPerson } from '~/features/account/components/dashboard-person'
import { VerifyBanner } from '~/features/account/components/verify-banner'
import { useRequireSession } from '~/features/account/hooks/use-require-session'
import { stateText } from '~/features/account/lib/navigation-state'
import { safePath } from '~/features/account/lib/way-back'
import { useSessionStore } from '~/features/account/session'
import { membershipQuery } from '~/features/membership/api/membership'
import { TierBadge } from '~/features/membership/components/tier-badge'
import { api } from '~/lib/api-client'
import { messageOf } from '~/lib/api-errors'
import { isNoNews } from '~/lib/no-news'
import { refetchAll } from '~/lib/refetch-all'
import { toast } from '~/lib/toast'
import { addToCart } from '../dashboard/add-to-cart'
import {
  AddressesTab,
  DesignsTab,
  MembershipTab,
  OrdersTab,
  ProfileTab,
  useDashboardParts,
} from '../dashboard/dashboard-parts'
import { signOut } from '../shell/sign-out'
import { title } from '../document/title'
import { useDashboardFigures, usePrefetchedData } from '../dashboard/use-dashboard-data'
import { useDashboardTab } from '../dashboard/use-dashboard-tab'
import { formatCount } from '~/lib/numbers'

export const meta = () => [{ title: title('Dashboard') }, { name: 'robots', content: 'noindex' }]

/** '3 Orders'; `what` alone while the number is not known. */
const counted = (count: number | null, what: string) =>
  count === null ? `${what}s` : `${formatCount(count)} ${what}${count === 1 ? '' : 's'}`

/** Asks anew for all that is shown, and for who is signed in: the name, the picture, whether the address is verified. */
function useRefresh() {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  async function refresh() {
    setBusy(true)
    try {
      const profile = api.call('getProfile').then(useSessionStore.getState().updateUser)
      await Promise.all([refetchAll(client, 'me'), profile])
      toast.success('Data refreshed!', { id: 'refreshed' })
    } catch (error) {
      if (!isNoNews(error)) toast.error(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, refresh }
}

function SideButtons() {
  const { busy, refresh } = useRefresh()
  const navigate = useNavigate()
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-6 lg:grid">
      <Button variant="outline" busy={busy} onClick={() => void refresh()}>
        {busy ? null : <RefreshCw size={18} aria-hidden="true" />} Refresh Data
      </Button>
      <Button variant="ghost" onClick={() => void signOut(navigate, paths.login())}>
        <LogOut size={18} aria-hidden="true" /> Sign Out
      </Button>
    </div>
  )
}

function Dashboard({ user }: { user: User }) {
  const [tab, choose] = useDashboardTab()
  const [search] = useSearchParams()
  const { state } = useLocation() as { state: unknown }
  const back = safePath(search.get('back')) ?? safePath(stateText(state, 'from'))
  const membership = useQuery(membershipQuery()).data ?? user.membership
  const { tier } = membership
  const figures = useDashboardFigures(membership)

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
      description: counted(figures.orders, 'Order'),
      icon: <Package size={18} aria-hidden="true" />,
      content: <OrdersTab onAddToCart={addToCart} />,
    },
    {
      value: 'designs',
      label: 'Designs',
      description: counted(figures.designs, 'Design'),
      icon: <Sparkles size={18} aria-hidden="true" />,
      content: <DesignsTab />,
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

  return (
    <div className="shell grid grid-cols-[minmax(0,1fr)] gap-5 py-5 sm:gap-8 sm:py-8">
      <DashboardHeader
        user={user}
        tier={tier.name}
        stats={[
          ['Total Orders', figures.orders === null ? null : String(figures.orders)],
          ['Total Spent', figures.spent],
          ['Saved Designs', figures.saved, figures.savedNote],
        ]}
      />
      {user.emailVerified || tab === 'profile' ? null : <VerifyBanner user={user} />}
      <Tabs
        items={items}
        value={tab}
        onChange={choose}
        label="Dashboard"
        orientation="side"
        header={<DashboardPerson user={user} badge={<TierBadge tier={tier} />} />}
        footer={<SideButtons />}
      />
      <div className="lg:hidden">
        <SideButtons />
      </div>
    </div>
  )
}

export default function DashboardPage() {
  const { user, unreachable } = useRequireSession()
  const [tab] = useDashboardTab()
  useDashboardParts(tab, user !== null)
  usePrefetchedData()
  if (user) return <Dashboard user={user} />
  return (
    <div className="shell min-h-[80svh] py-16">
      {unreachable ? (
        <ErrorState
          title="We could not reach the shop"
          onRetry={() => void useSessionStore.getState().start()}
        />
      ) : (
        <div role="status" className="text-center" aria-busy="true">
          <h1 className="flex items-center justify-center gap-3 text-2xl">
            <Spinner /> Loading Dashboard
          </h1>
          <p className="mt-2 text-ink-soft">Preparing your personalized experience...</p>
        </div>
      )}
    </div>
  )
}
