import type { OpenCheckout } from './checkout'
import { rows } from './database'
import { sandboxClient } from './sandbox-client'
import type { Stack } from './stack'

/** What became of one purchase, counted where the shop cannot help itself: its database and the stand-ins' ledgers. */
export interface Verdict {
  checkout: string
  /** Orders that name the checkout and are not cancelled. */
  livingOrders: number
  /** Whether the living order is the one the checkout points to. */
  tied: boolean
  payments: number
  approvals: string[]
  intent: string
  /** Whether what Stripe took is nothing, all that was paid, or something else. */
  received: 'nothing' | 'everything' | 'a part'
  /** Captures and money booked on the order, as Medusa knows them. */
  captures: number
  booked: number
  prints: number
  /** Orders that the customer sees. */
  seen: number
  /** Kinds of mail that the shop sent, each as often as it was sent, and what lies in the inbox. */
  mails: string[]
  inbox: number
}

interface CheckoutRow {
  id: string
  state: string
  order_id: string | null
  payment_intent_id: string | null
  completed_at: Date | null
}

export async function checkoutRow({ databaseUrl }: Stack, sessionId: string): Promise<CheckoutRow> {
  const [row] = await rows<CheckoutRow>(
    databaseUrl,
    'select id, state, order_id, payment_intent_id, completed_at from checkout where stripe_session_id = $1 or id = $1',
    [sessionId],
  )
  if (!row) throw new Error(`There is no checkout of ${sessionId}`)
  return row
}

/** The number of rows that a query finds. */
async function count({ databaseUrl }: Stack, sql: string, values: unknown[]): Promise<number> {
  const [row] = await rows<{ n: number }>(databaseUrl, `select count(*)::int as n from ${sql}`, values)
  return row?.n ?? 0
}

const PAYMENTS = `payment p join order_payment_collection o on o.payment_collection_id = p.payment_collection_id
  and o.deleted_at is null`

function receivedOf(intent: Record<string, unknown> | undefined): Verdict['received'] {
  if (!intent || intent.amount_received === 0) return 'nothing'
  return intent.amount_received === intent.amount ? 'everything' : 'a part'
}

export async function judge(
  stack: Stack,
  { shopper, sessionId }: Pick<OpenCheckout, 'shopper' | 'sessionId'>,
): Promise<Verdict> {
  const { databaseUrl } = stack
  const sandbox = sandboxClient(stack)
  const checkout = await checkoutRow(stack, sessionId)
  const living = await rows<{ id: string }>(
    databaseUrl,
    `select id from "order" where metadata->>'checkout_id' = $1 and canceled_at is null and deleted_at is null`,
    [checkout.id],
  )
  const order = [checkout.order_id ?? '']
  const approvals = await rows<{ status: string }>(
    databaseUrl,
    'select status from approval where order_id = $1',
    order,
  )
  const mails = await rows<{ template: string }>(
    databaseUrl,
    `select template from mail_message where "to" = $1 and state = 'sent' order by template`,
    [shopper.email],
  )
  const intents = (await sandbox.stripeState()).payment_intents ?? []
  const intent = intents.find(({ id }) => id === checkout.payment_intent_id)
  return {
    checkout: checkout.state,
    livingOrders: living.length,
    tied: living.every(({ id }) => id === checkout.order_id),
    payments: await count(stack, `${PAYMENTS} where o.order_id = $1 and p.canceled_at is null`, order),
    approvals: approvals.map(({ status }) => status),
    intent: typeof intent?.status === 'string' ? intent.status : 'unknown',
    received: receivedOf(intent),
    captures: await count(
      stack,
      `${PAYMENTS} join capture c on c.payment_id = p.id and c.deleted_at is null where o.order_id = $1`,
      order,
    ),
    booked: await count(
      stack,
      `order_transaction where order_id = $1 and reference = 'capture' and deleted_at is null`,
      order,
    ),
    prints: (await sandbox.printOrders()).filter(
      ({ merchantReference }) => merchantReference === checkout.order_id,
    ).length,
    seen: (await shopper.api.must('listOrders')).length,
    mails: mails.map(({ template }) => template),
    inbox: (await sandbox.mails(shopper.email)).length,
  }
}

/** A paid order that waits for an administrator: everything once. */
export const WAITING: Verdict = {
  checkout: 'completed',
  livingOrders: 1,
  tied: true,
  payments: 1,
  approvals: ['pending_admin_approval'],
  intent: 'requires_capture',
  received: 'nothing',
  captures: 0,
  booked: 0,
  prints: 0,
  seen: 1,
  mails: ['order-confirmation', 'welcome'],
  inbox: 2,
}

/** A processed order: taken once, printed once, told once. */
export const PROCESSED: Verdict = {
  ...WAITING,
  approvals: ['processed'],
  intent: 'succeeded',
  received: 'everything',
  captures: 1,
  booked: 1,
  prints: 1,
  mails: ['order-approved', 'order-confirmation', 'welcome'],
  inbox: 3,
}

/** A rejected order: the hold is released, Medusa's order cancelled, and the customer still sees it. */
export const REJECTED: Verdict = {
  ...WAITING,
  livingOrders: 0,
  payments: 0,
  approvals: ['rejected'],
  intent: 'canceled',
  mails: ['order-confirmation', 'order-rejected', 'welcome'],
  inbox: 3,
}
