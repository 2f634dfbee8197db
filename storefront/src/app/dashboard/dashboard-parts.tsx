import { useEffect } from 'react'
import { readyPart } from '~/components/ui/ready-part'
import { Skeleton } from '~/components/ui/skeleton'
import { onceIdle } from '~/lib/once-idle'
import type { DashboardTab } from './use-dashboard-tab'

const WAITING = (
  <div aria-busy="true" className="grid gap-5">
    <Skeleton className="h-12" />
    <Skeleton className="h-56" />
  </div>
)
const profile = readyPart(
  () => import('~/features/account/components/profile-tab').then((part) => part.ProfileTab),
  WAITING,
)
const orders = readyPart(
  () => import('~/features/orders/components/orders-tab').then((part) => part.OrdersTab),
  WAITING,
)
const designs = readyPart(
  () => import('~/features/designs/components/designs-tab').then((part) => part.DesignsTab),
  WAITING,
)
const addresses = readyPart(
  () => import('~/features/account/components/addresses-tab').then((part) => part.AddressesTab),
  WAITING,
)
const membership = readyPart(
  () => import('~/features/membership/components/membership-tab').then((part) => part.MembershipTab),
  WAITING,
)
const PARTS: Record<DashboardTab, { fetch: () => void }> = {
  profile,
  orders,
  designs,
  addresses,
  membership,
}

/** Each tab comes by itself: who looks at their orders needs none of the forms of the profile. */
export const ProfileTab = profile.Part
export const OrdersTab = orders.Part
export const DesignsTab = designs.Part
export const AddressesTab = addresses.Part
export const MembershipTab = membership.Part

/** Fetches the tab that is asked for while the shop still says who this is, and the others as soon as the page rests. */
export function useDashboardParts(tab: DashboardTab, shown: boolean): void {
  useEffect(() => PARTS[tab].fetch(), [tab])
  useEffect(() => {
    if (!shown) return
    return onceIdle(() => Object.values(PARTS).forEach((part) => part.fetch()))
  }, [shown])
}
