import { APPROVAL_STATUSES, type ApprovalStatus } from '@caseloom/order-approval'
import { PRINT_STATUSES, type PrintStatus } from '@caseloom/prodigi'
import type { OrderStatus } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { query } from '../../database/sql'
import { orderStatus } from '../../orders/order-status'
import { unsettledPayment } from '../unsettled-payment'
import { openBankWords, sayBankWord, type BankWord } from './bank-words'

const OVER: OrderStatus[] = ['delivered', 'complete', 'rejected', 'cancelled']

/** Whether nothing of an order is still to come, by the decision on it and its print. */
export function isOver(approval: ApprovalStatus, print: PrintStatus | null): boolean {
  // The money of a rejected order is still on its way back.
  return approval !== 'rejecting' && OVER.includes(orderStatus(approval, print))
}

const ENDS = APPROVAL_STATUSES.flatMap((approval) =>
  [null, ...PRINT_STATUSES].flatMap((print) =>
    isOver(approval, print) ? `'${approval}/${print ?? ''}'` : [],
  ),
)

/** SQL: a customer's orders `o` that are still to be delivered; what no checkout points to is no order of the shop. `customer` is a column or a `?`. */
export const openOrders = (customer: string): string => `from checkout k
  join "order" o on o.id = k.order_id and o.status <> 'canceled' and o.deleted_at is null
  left join approval a on a.order_id = o.id and a.deleted_at is null
  left join prodigi_submission s on s.order_id = o.id and s.deleted_at is null
  where k.customer_id = ${customer} and k.deleted_at is null
    and concat(a.status, '/', s.status) not in (${ENDS.join(', ')})`

/** SQL: whether one of the customer's orders is still to be delivered, or a bank has a word on a payment. */
export const isHeld = (customer: string): string =>
  `(exists (select 1 ${openOrders(customer)}) or exists (select 1 ${openBankWords(customer)}))`

/** An order or a bank's word that holds the customer's account, the oldest, in a sentence; null where there is none. */
async function openAffair(scope: MedusaContainer, customerId: string): Promise<string | null> {
  const sql = query(scope)
  const [order] = await sql<{ display_id: number }>(
    `select o.display_id ${openOrders('?')} order by o.created_at limit 1`,
    [customerId],
  )
  if (order)
    return `Your order #${order.display_id} has not been delivered yet. You can delete your account as soon as it has been delivered or cancelled.`
  const [word] = await sql<BankWord>(
    `select d.kind, d.closed_at, o.display_id ${openBankWords('?')} order by d.opened_at limit 1`,
    [customerId],
  )
  return word ? sayBankWord(word) : null
}

/** What holds an account, in a sentence; null where nothing does. Its payment pages are closed, so that none becomes an order. */
export async function whatHolds(scope: MedusaContainer, customerId: string): Promise<string | null> {
  const open = await openAffair(scope, customerId)
  if (open) return open
  const payment = await unsettledPayment(scope, customerId)
  if (payment) return payment
  // Paid in the moment its page was closed.
  return openAffair(scope, customerId)
}
