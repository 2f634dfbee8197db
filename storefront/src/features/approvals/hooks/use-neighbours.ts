import type { AdminOrder } from '@caseloom/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { approvalsQuery, PAGE_SIZE } from '../api/approvals'
import type { ApprovalTab } from '../lib/approval-tabs'
import { useListWish } from './use-list-wish'

interface Neighbour {
  order: AdminOrder
  page: number
}
interface Neighbours {
  before: Neighbour | null
  after: Neighbour | null
  /** It, as the list has it; null once it has left the list, which a decided one does. */
  order: AdminOrder | null
  /** From 1, over all pages. */
  place: number
  total: number
}

/** One page of the list, once it is there. */
function useListPage(tab: ApprovalTab, page: number, enabled: boolean) {
  const [wish] = useListWish()
  const { data, isPlaceholderData } = useQuery({ ...approvalsQuery(tab, { ...wish, page }), enabled })
  return enabled && !isPlaceholderData ? data : undefined
}

/**
 * What stands before and after an order in the open list, on the pages beside too. One that leaves the list keeps its place
 * between those it stood between; null where the list does not show it.
 */
export function useNeighbours(tab: ApprovalTab, id: string): Neighbours | null {
  const [{ page }] = useListWish()
  const list = useListPage(tab, page, true)
  const orders = list?.items ?? []
  const at = orders.findIndex((order) => order.id === id)
  const [held, setHeld] = useState<{ id: string; page: number; at: number } | null>(null)
  if (at >= 0 && (held?.id !== id || held.page !== page || held.at !== at)) setHeld({ id, page, at })

  const known = at >= 0 || (held?.id === id && held.page === page)
  const index = at >= 0 ? at : (held?.at ?? 0)
  const order = orders[at] ?? null
  const next = orders[order ? index + 1 : index]
  const previous = orders[index - 1]
  const total = list?.total ?? 0
  const pageBefore = useListPage(tab, page - 1, known && !previous && page > 1)
  const pageAfter = useListPage(
    tab,
    page + 1,
    known && list !== undefined && !next && page * PAGE_SIZE < total,
  )
  if (!known || !list) return null

  // What has moved over to this page since the other one was asked for is here already.
  const elsewhere = (order: AdminOrder) => order.id !== id && orders.every((one) => one.id !== order.id)
  const neighbour = (here: AdminOrder | undefined, there: AdminOrder | undefined, by: 1 | -1) =>
    here ? { order: here, page } : there ? { order: there, page: page + by } : null
  return {
    before: neighbour(previous, pageBefore?.items.filter(elsewhere).at(-1), -1),
    after: neighbour(next, pageAfter?.items.find(elsewhere), 1),
    order,
    place: (page - 1) * PAGE_SIZE + index + 1,
    total,
  }
}
