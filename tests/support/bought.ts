import { rows } from './database'
import { sandboxClient } from './sandbox-client'
import type { Stack } from './stack'

/** A living order of a customer. */
interface Placed {
  id: string
  customer: string
  checkout: string | null
  status: string | null
  totalPence: number
  /** The order that it may be a copy of, as whoever decides is told. */
  twin: string | null
}
interface Page {
  id: string
  customer: string
  state: string
  parked: string | null
  /** Whether it was paid before the shop had heard where its page is. */
  isEarly: boolean
  waits: number
}
interface Money {
  id: string
  pence: number
  /** By what Stripe notes of it. */
  checkout: string | null
}
/** All that some customers bought, as the database and Stripe's ledger have it. */
export interface Bought {
  customer: string
  pages: Page[]
  orders: Placed[]
  /** Payments whose money is held or taken. */
  money: Money[]
}

const ORDERS = `
  select o.id, o.customer_id as customer, o.metadata->>'checkout_id' as checkout, a.status,
    o.metadata->>'possible_duplicate_of' as twin,
    (select round((s.totals->>'original_order_total')::numeric * 100)::int from order_summary s
      where s.order_id = o.id and s.deleted_at is null order by s.version limit 1) as "totalPence"
  from "order" o left join approval a on a.order_id = o.id and a.deleted_at is null
  where o.customer_id = any($1) and o.deleted_at is null and o.canceled_at is null`
const PAGES = `
  select c.id, c.customer_id as customer, c.state, c.parked_reason as parked, c.url is null as "isEarly",
    (select count(*)::int from webhook_inbox i where i.checkout_id = c.id and i.state = 'received') as waits
  from checkout c where c.customer_id = any($1) and c.deleted_at is null`
const HELD = new Set(['requires_capture', 'succeeded'])

export async function boughtBy(stack: Stack, customers: string[]): Promise<Bought[]> {
  const orders = await rows<Placed>(stack.databaseUrl, ORDERS, [customers])
  const pages = await rows<Page>(stack.databaseUrl, PAGES, [customers])
  const { payment_intents = [] } = await sandboxClient(stack).stripeRows('payment_intents')
  const money = payment_intents
    .filter(({ status }) => HELD.has(String(status)))
    .map(({ id, amount, metadata }): Money => {
      const { checkout_id = null } = metadata as { checkout_id?: string }
      return { id: String(id), pence: Number(amount), checkout: checkout_id }
    })
  return customers.map((customer) => {
    const own = pages.filter((page) => page.customer === customer)
    const ids = new Set(own.map(({ id }) => id))
    return {
      customer,
      pages: own,
      orders: orders.filter((order) => order.customer === customer),
      money: money.filter(({ checkout }) => checkout !== null && ids.has(checkout)),
    }
  })
}

/** What is wrong where everybody who paid shall have one order of that sum, nobody else one, and nobody two that nobody is told of. */
export function wrongIn({ customer, pages, orders, money }: Bought): string[] {
  const said = (words: string) => `${customer}: ${words}`
  const ordersOf = (checkout: string | null) => orders.filter((order) => order.checkout === checkout)
  const ids = new Set(orders.map(({ id }) => id))
  const unflagged = orders.filter(({ twin }) => twin === null || !ids.has(twin))
  return [
    ...money.flatMap(({ id, pence, checkout }) => {
      const found = ordersOf(checkout).map(({ totalPence, status }) => `${totalPence} ${status}`)
      const due = `${pence} pending_admin_approval`
      return found.join() === due ? [] : [said(`${id} of ${due} became [${found.join()}]`)]
    }),
    ...orders
      .filter(({ checkout }) => !money.some((paid) => paid.checkout === checkout))
      .map(({ id }) => said(`order ${id} has no money`)),
    ...pages
      .filter(({ parked, state }) => state === 'parked' || (parked !== null && state !== 'expired'))
      .map(({ id, parked }) => said(`${id} is parked: ${parked}`)),
    ...(unflagged.length > 1 ? [said(`${unflagged.length} orders, of which nobody is told`)] : []),
  ]
}

/** Whether nothing of it is under way any more. */
export const isOver = ({ pages, money }: Bought): boolean =>
  pages.every(({ id, state, waits }) => {
    const isPaid = money.some(({ checkout }) => checkout === id)
    return waits === 0 && (isPaid ? state === 'completed' : state !== 'paid')
  })
