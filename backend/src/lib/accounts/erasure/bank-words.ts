import { formatDay } from '../../invoices/pdf/words'

/** So long a refund that a bank sent back holds an account: it is paid in another way then, and nothing tells the shop of that. */
const SENT_BACK_DAYS = 30

/**
 * SQL: what banks say `d` of a customer's checkouts `k` that is not over, whether an order came of them or not: disputes that are
 * undecided, and refunds that they sent back of late. `customer` is a column or a `?`.
 */
export const openBankWords = (customer: string): string => `from payment_dispute d
  join checkout k on k.id = d.checkout_id and k.deleted_at is null
  left join "order" o on o.id = k.order_id
  where k.customer_id = ${customer} and d.deleted_at is null
    and (d.kind = 'dispute' and d.closed_at is null
      or d.kind = 'refund' and d.closed_at > now() - interval '${SENT_BACK_DAYS} days')`

export interface BankWord {
  kind: string
  /** Of a refund, when the shop heard that it was sent back. */
  closed_at: Date | null
  display_id: number | null
}

/** What the customer is told of it, who wants to leave. */
export function sayBankWord({ kind, closed_at, display_id }: BankWord): string {
  const whose = display_id === null ? 'a payment of yours' : `the payment of your order #${display_id}`
  if (kind === 'dispute' || !closed_at)
    return `Your bank has not decided yet about ${whose}, which was disputed. You can delete your account as soon as it has.`
  const free = new Date(closed_at.getTime() + SENT_BACK_DAYS * 86_400_000)
  return `Your bank sent back the refund of ${whose}, so that we still owe you money. Please keep your account until it has reached you in another way: you can delete it from ${formatDay(free)} on.`
}
