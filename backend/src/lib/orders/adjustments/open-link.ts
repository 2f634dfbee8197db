import { ORDER_APPROVAL_MODULE, type AdjustmentRow } from '@caseloom/order-approval'
import type { MedusaContainer } from '@medusajs/framework/types'
import { failure } from '../../http/fail'
import type { Customer } from '../../http/principal'
import type { OrderBundle } from '../bundle'
import { loadBundle } from '../load-bundles'
import type { ShopOrderLine } from '../shop-order'
import { isOurs, linkSecret, readAdjustmentToken } from './link'
import type { NotedLinks } from './note-links'

export interface OpenedLink {
  row: AdjustmentRow
  bundle: OrderBundle
  line: ShopOrderLine
}

/**
 * The line that a link stands for. Without a sign-in the link is enough, but somebody else's account is not given another's order.
 * @throws failure `link_invalid`, `forbidden`, `not_found`
 */
export async function openLink(
  scope: MedusaContainer,
  token: string,
  customer: Customer | null,
): Promise<OpenedLink> {
  const link = readAdjustmentToken(token)
  const [found] = link
    ? await scope.resolve(ORDER_APPROVAL_MODULE).listApprovalAdjustments({ id: link.id }, { take: 1 })
    : []
  const row = found as unknown as (AdjustmentRow & NotedLinks) | undefined
  if (!link || !isOurs(link, linkSecret(scope), row?.mailed_links ?? []))
    throw failure('link_invalid', 'This link is not valid. Please open the one in our mail again.')
  const bundle = row ? await loadBundle(scope, row.order_id) : null
  const line = bundle?.order.items.find(({ id }) => id === row?.line_id)
  if (!row || !bundle || !line) throw failure('not_found', 'Order not found')
  if (customer && customer.id !== bundle.checkout.customerId)
    throw failure(
      'forbidden',
      'You are signed in with another account than the one that ordered this. Sign out, and open the link again.',
    )
  return { row, bundle, line }
}
