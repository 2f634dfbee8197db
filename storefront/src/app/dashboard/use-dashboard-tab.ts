import { useLocation, useSearchParams } from 'react-router'
import { stateText } from '~/features/account/lib/navigation-state'

export const DASHBOARD_TABS = ['profile', 'orders', 'designs', 'addresses', 'membership'] as const
export type DashboardTab = (typeof DASHBOARD_TABS)[number]

const isTab = (name: string | null | undefined): name is DashboardTab =>
  (DASHBOARD_TABS as readonly (string | null | undefined)[]).includes(name)

/** What is said of one tab is nothing to the next, but for where the shopper was sent here from. */
function opened(tab: string, before: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams({ tab })
  const back = before.get('back')
  if (back !== null) next.set('back', back)
  return next
}

/** The tab stands in the address; the checkout names it in the navigation state too. */
export function useDashboardTab(): [DashboardTab, (tab: string) => void] {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation() as { state: unknown }
  const tab = [search.get('tab'), stateText(state, 'tab')].find(isTab) ?? 'profile'
  const choose = (next: string) =>
    setSearch((before) => opened(next, before), { replace: true, preventScrollReset: true })
  return [tab, choose]
}
