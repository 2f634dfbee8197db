import type { Membership } from '@caseloom/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { designsQuery } from '~/features/designs/api/designs'
import { ALL_DESIGNS } from '~/features/designs/lib/design-wish'
import { ordersQuery } from '~/features/orders/api/orders'
import { countOrders, totalSpent } from '~/features/orders/lib/spent'
import { readToken } from '~/lib/auth-token'
import { formatMoney } from '~/lib/money'
import { formatCount } from '~/lib/numbers'

/** What the dashboard shows is asked for together with who this is, not after it. */
export function usePrefetchedData(): void {
  const client = useQueryClient()
  useEffect(() => {
    if (readToken() === null) return
    void client.query(ordersQuery()).catch(() => null)
    void client.query(designsQuery(ALL_DESIGNS)).catch(() => null)
  }, [client])
}

/**
 * What is counted in the header and in the list of tabs; null while it is not known yet. Saved designs are those that count
 * for the membership; what the customer keeps beyond them is said beside them.
 */
export function useDashboardFigures({ designCount }: Pick<Membership, 'designCount'>) {
  const { data: orders } = useQuery(ordersQuery())
  const { data: designs } = useQuery(designsQuery(ALL_DESIGNS))
  return {
    orders: orders ? countOrders(orders) : null,
    spent: orders ? formatMoney(totalSpent(orders)) : null,
    designs: designs?.total ?? null,
    saved: formatCount(designCount),
    savedNote: designs && designs.total !== designCount ? `${formatCount(designs.total)} in all` : undefined,
  }
}
