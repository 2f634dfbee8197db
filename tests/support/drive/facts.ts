import { eachOf } from '../crowd'
import { rows } from '../database'
import { sandboxClient } from '../sandbox-client'
import type { Stack } from '../stack'
import type { HistoryRow } from './history'
import { patiently } from './patience'
import type { Purchase } from './play'
import { notedFiles, type Fetched, type Noted } from './print-files'
import type { Story } from './stories'

export interface Intent {
  id: string
  status: string
  amount: number
  received: number
  currency: string
  /** Of the metadata: whose payment Stripe believes it to be. */
  checkoutId: string | undefined
  /** Pence that went back. */
  refunded: number
}
export interface Print {
  isLive: boolean
  copies: number[]
  fetched: Fetched[]
}
/** What the shop has of the order of a purchase. */
export interface OrderFacts {
  id: string
  checkoutId: string
  status: string
  currency: string
  totalPence: number
  paidPence: number
  booked: number
  refunded: number
  checkoutsNaming: number
  shipped: number
  delivered: number
  /** How many prints were wanted one after another. */
  generation: number
  noted: Noted[]
  history: HistoryRow[]
}
/** One purchase as the database, the ledgers and the inbox have it. */
export interface PurchaseFacts {
  story: Story
  order: OrderFacts | null
  checkoutIds: string[]
  /** Orders of this customer that are not cancelled. */
  living: string[]
  /** The order of each row that the customer sees. */
  shown: string[]
  intents: Intent[]
  prints: Print[]
  /** Kinds of mail that were sent, each as often as it was; and how often any was tried. */
  sent: string[]
  tries: number
  inbox: number
  /** What is still to be done, or was given up without a reason, in words. */
  waiting: string[]
}
export interface CodeFacts {
  limit: number
  used: number
  budgetUsed: number
  /** Orders that carry it and were not given back. */
  orders: number
}
export interface Facts {
  purchases: PurchaseFacts[]
  code: CodeFacts
}

const OF_CUSTOMERS = 'customer_id = any($1) and deleted_at is null'
const ORDERS = `
  select o.id, o.customer_id as "customerId", o.currency_code as currency, o.canceled_at is not null as "isCancelled", a.status,
    c.id as "checkoutId", c.paid_pence as "paidPence",
    (select round((s.totals->>'original_order_total')::numeric * 100)::int from order_summary s
      where s.order_id = o.id and s.deleted_at is null order by s.version limit 1) as "totalPence",
    (select count(*)::int from checkout k where k.order_id = o.id) as "checkoutsNaming",
    (select coalesce(round(sum(t.amount) * 100), 0)::int from order_transaction t
      where t.order_id = o.id and t.reference = 'capture' and t.deleted_at is null) as booked,
    (select coalesce(round(sum(t.amount) * -100), 0)::int from order_transaction t
      where t.order_id = o.id and t.reference = 'refund' and t.deleted_at is null) as refunded,
    (select count(f.shipped_at)::int from fulfillment f join order_fulfillment l on l.fulfillment_id = f.id and l.deleted_at is null
      where l.order_id = o.id and f.canceled_at is null) as shipped,
    (select count(f.delivered_at)::int from fulfillment f join order_fulfillment l on l.fulfillment_id = f.id and l.deleted_at is null
      where l.order_id = o.id and f.canceled_at is null) as delivered,
    (select coalesce(max(p.generation), 0) from prodigi_submission p where p.order_id = o.id) as generation
  from "order" o left join checkout c on c.order_id = o.id left join approval a on a.order_id = o.id
  where o.customer_id = any($1) and o.deleted_at is null`
/** Both boxes and all that a customer waits for. A parked checkout waits for a person, who is shown its reason. */
const WAITING = `
  select customer_id as owner, 'checkout ' || id || ' is ' || state || ' (' || coalesce(last_error, '') || ')' as words
    from checkout where ${OF_CUSTOMERS} and (state in ('paid', 'releasing') or (state = 'parked' and parked_reason is null))
  union all
  select c.customer_id, 'event ' || i.type || ' waits (' || coalesce(i.last_error, '') || ')'
    from webhook_inbox i join checkout c on c.id = i.checkout_id where c.customer_id = any($1) and i.state = 'received'
  union all
  select o.customer_id, 'task ' || t.kind || ' is ' || t.state || ' (' || coalesce(t.last_error, '') || ')'
    from approval_task t join "order" o on o.id = t.order_id
   where o.customer_id = any($1) and (t.state in ('pending', 'running') or (t.state = 'failed' and t.last_error is null))
  union all
  select o.customer_id, 'news of print ' || s.prodigi_order_id || ' wait'
    from prodigi_submission s join "order" o on o.id = s.order_id where o.customer_id = any($1) and s.news_pending
  union all
  select u.id, 'mail ' || m.template || ' is ' || m.state || ' (' || coalesce(m.last_error, '') || ')'
    from mail_message m join customer u on u.email = m."to"
   where u.id = any($1) and m.deleted_at is null and (m.state = 'queued' or (m.state = 'failed' and m.last_error is null))
  union all
  select c.customer_id, 'a promotion’s use is ' || h.state || ' while its checkout is ' || c.state
    from promotion_hold h join checkout c on c.id = h.checkout_id
   where c.customer_id = any($1) and h.deleted_at is null and h.state = 'held' and c.state not in ('open', 'creating')`
const CODE = `
  select p."limit", p.used, b.used::int as "budgetUsed",
    (select count(distinct i.order_id)::int from order_line_item_adjustment a
      join order_item i on i.item_id = a.item_id and i.deleted_at is null
      join approval v on v.order_id = i.order_id and v.status not in ('rejected', 'cancelled')
      where a.promotion_id = p.id and a.deleted_at is null) as orders
  from promotion p join promotion_campaign_budget b on b.campaign_id = p.campaign_id where p.id = $1`

type OrderRow = Omit<OrderFacts, 'noted' | 'history'> & { customerId: string; isCancelled: boolean }

/** Rows by what they belong to. */
function grouped<T, K>(all: readonly T[], keyOf: (one: T) => K): (key: K) => T[] {
  const groups = new Map<K, T[]>()
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return (key) => groups.get(key) ?? []
}

/** What Stripe's and Prodigi's stand-ins were asked for, and what lies in the inbox. */
async function readLedgers(stack: Stack) {
  const sandbox = sandboxClient(stack)
  const [stripe, prints, downloads, mails] = await Promise.all([
    sandbox.stripeRows('payment_intents', 'refunds'),
    sandbox.printOrders(),
    sandbox.downloads(),
    sandbox.allMails(),
  ])
  const refunds = grouped(stripe.refunds ?? [], ({ payment_intent }) => payment_intent)
  const intents = (stripe.payment_intents ?? []).map((row): Intent => ({
    id: String(row.id),
    status: String(row.status),
    amount: Number(row.amount),
    received: Number(row.amount_received),
    currency: String(row.currency),
    checkoutId: (row.metadata as Record<string, string> | null)?.checkout_id,
    refunded: refunds(row.id).reduce((sum, { amount }) => sum + Number(amount), 0),
  }))
  const downloadsOf = grouped(downloads, ({ orderId }) => orderId)
  return {
    intentsOf: grouped(intents, ({ checkoutId }) => checkoutId),
    printsOf: grouped(
      prints.map(({ id, merchantReference, status, items }) => ({
        merchantReference,
        isLive: (status as { stage: string }).stage !== 'Cancelled',
        copies: items.map(({ copies }) => copies),
        fetched: downloadsOf(id),
      })),
      ({ merchantReference }) => merchantReference,
    ),
    mailsTo: grouped(
      mails.flatMap(({ to }) => to),
      (address) => address,
    ),
  }
}

export const customersOf = (purchases: Purchase[]): string[] => purchases.map(({ shopper }) => shopper.id)

/** Whether the shop still has something to do for any of these customers; cheaper to ask than all that the judge goes by. */
export async function isBusy(
  { databaseUrl }: Pick<Stack, 'databaseUrl'>,
  customers: string[],
): Promise<boolean> {
  return (await rows(databaseUrl, `${WAITING} limit 1`, [customers])).length > 0
}

/** All that the judge goes by, read at once for all purchases. */
export async function readFacts(stack: Stack, purchases: Purchase[], promotionId: string): Promise<Facts> {
  const { databaseUrl } = stack
  const customers = customersOf(purchases)
  const emails = purchases.map(({ shopper }) => shopper.email)
  const orders = await rows<OrderRow>(databaseUrl, ORDERS, [customers])
  const orderIds = orders.map(({ id }) => id)
  const [checkouts, history, noted, mails, waiting, ledgers, shown, [code]] = await Promise.all([
    rows<{ id: string; customer_id: string }>(
      databaseUrl,
      `select id, customer_id from checkout where ${OF_CUSTOMERS}`,
      [customers],
    ),
    rows<HistoryRow & { order_id: string }>(
      databaseUrl,
      'select * from approval_history where order_id = any($1) order by created_at, id',
      [orderIds],
    ),
    notedFiles(databaseUrl, orderIds),
    rows<{ to: string; template: string; state: string; attempts: number }>(
      databaseUrl,
      'select "to", template, state, attempts from mail_message where "to" = any($1) and deleted_at is null',
      [emails],
    ),
    rows<{ owner: string; words: string }>(databaseUrl, WAITING, [customers]),
    readLedgers(stack),
    eachOf(purchases, async ({ shopper }) => {
      const answer = await patiently(shopper.api, 'listOrders')
      if (!answer.ok) throw new Error(`${shopper.email} could not see their orders: ${answer.error}`)
      return answer.data.map(({ orderId }) => orderId)
    }),
    rows<CodeFacts>(databaseUrl, CODE, [promotionId]),
  ])
  if (!code) throw new Error('There is no such promotion')
  const ordersOf = grouped(orders, ({ customerId }) => customerId)
  const checkoutsOf = grouped(checkouts, ({ customer_id }) => customer_id)
  const historyOf = grouped(history, ({ order_id }) => order_id)
  const notedOf = grouped(noted, ({ orderId }) => orderId)
  const mailsOf = grouped(mails, ({ to }) => to)
  const waitingOf = grouped(waiting, ({ owner }) => owner)

  const factsOf = ({ story, shopper }: Purchase, index: number): PurchaseFacts => {
    const own = ordersOf(shopper.id)
    const checkoutIds = checkoutsOf(shopper.id).map(({ id }) => id)
    const order = own.find(({ checkoutId }) => checkoutId)
    const mine = mailsOf(shopper.email)
    return {
      story,
      order: order ? { ...order, noted: notedOf(order.id), history: historyOf(order.id) } : null,
      checkoutIds,
      living: own.filter(({ isCancelled }) => !isCancelled).map(({ id }) => id),
      shown: shown[index] ?? [],
      intents: checkoutIds.flatMap(ledgers.intentsOf),
      prints: own.flatMap(({ id }) => ledgers.printsOf(id)),
      sent: mine.filter(({ state }) => state === 'sent').map(({ template }) => template),
      tries: mine.reduce((sum, { attempts }) => sum + attempts, 0),
      inbox: ledgers.mailsTo(shopper.email).length,
      waiting: waitingOf(shopper.id).map(({ words }) => words),
    }
  }
  return { purchases: purchases.map(factsOf), code }
}
