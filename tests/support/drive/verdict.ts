import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../../scripts/lib/paths.mjs'
import { rows } from '../database'
import { sandboxClient } from '../sandbox-client'
import type { Stack } from '../stack'
import type { Played } from './play'
import { faultsOfFiles, notedFiles } from './print-files'
import type { End } from './stories'

/** How an order may end, whose end the story leaves open to whoever is quicker. */
const MAY_END: Partial<Record<End, string[]>> = {
  rejected: ['rejected'],
  'bulk rejected': ['rejected'],
  'taken back': ['cancelled'],
  lapsed: ['cancelled'],
  'lapsed unheard': ['cancelled'],
  'rejected after a failed print': ['rejected'],
  'given up by the printer, rejected': ['rejected'],
  'one processes, one rejects': ['processed', 'rejected'],
  'processed while taken back': ['processed', 'cancelled'],
}
/** What has to have a reason in a history. */
const WITH_REASON: ReadonlySet<string> = new Set(['rejecting', 'fulfillment_failed'])
const TOLD: Partial<Record<string, string>> = {
  processed: 'order-approved',
  rejected: 'order-rejected',
  cancelled: 'order-cancelled',
}

interface HistoryRow {
  from_status: string | null
  to_status: string
  by: string | null
  reason: string | null
  created_at: Date
}

/** The arrows as docs/order-states.md has them, which a test of the plugin compares with the code. */
function readArrows(): Map<string, Set<string>> {
  const page = readFileSync(path.join(root, 'docs', 'order-states.md'), 'utf8')
  const table = /<!-- table -->([\s\S]*)<!-- \/table -->/.exec(page)?.[1] ?? ''
  const lines = table.split('\n').filter((line) => line.startsWith('| `'))
  return new Map(
    lines.map((line) => {
      const [from = '', ...cells] = line.split('|').slice(1, -1)
      const to = cells.flatMap((cell) => cell.trim().split(' + ')[0] || [])
      return [from.replaceAll('`', '').trim(), new Set(to)]
    }),
  )
}
const ARROWS = readArrows()
/** A remark moves nothing. */
const follows = (from: string, to: string): boolean => from === to || ARROWS.get(from)?.has(to) === true

/** What is wrong in a history, in words: a gap, an arrow that does not exist, a move without who, when or why. */
export function faultsOfHistory(history: HistoryRow[], status: string): string[] {
  const faults: string[] = []
  let at: string | null = null
  for (const [index, { from_status, to_status, by, reason, created_at }] of history.entries()) {
    const arrow = `${from_status ?? 'nothing'} → ${to_status}`
    if (from_status !== at) faults.push(`${arrow} does not go on from ${at ?? 'nothing'}`)
    if (from_status === null ? to_status !== 'pending_admin_approval' : !follows(from_status, to_status))
      faults.push(`${arrow} is no arrow`)
    if (!by) faults.push(`${arrow} by nobody`)
    if (WITH_REASON.has(to_status) && !reason) faults.push(`${arrow} without a reason`)
    const before = history[index - 1]
    if (before && before.created_at > created_at) faults.push(`${arrow} before what led to it`)
    at = to_status
  }
  if (at !== status) faults.push(`ends in ${at ?? 'nothing'}, but the order is ${status}`)
  return faults
}

interface OrderFacts {
  status: string
  total: number
  living: number
  named: number
  booked: number
  refunded: number
  openTasks: number
  shipped: number
  delivered: number
}

const FACTS = `select a.status, c.paid_pence as total,
    (select count(*)::int from "order" o where o.metadata->>'checkout_id' = c.id and o.canceled_at is null and o.deleted_at is null) as living,
    (select count(*)::int from checkout k where k.order_id = c.order_id) as named,
    (select coalesce(round(sum(t.amount) * 100), 0)::int from order_transaction t where t.order_id = c.order_id and t.reference = 'capture' and t.deleted_at is null) as booked,
    (select coalesce(round(sum(t.amount) * -100), 0)::int from order_transaction t where t.order_id = c.order_id and t.reference = 'refund' and t.deleted_at is null) as refunded,
    (select count(*)::int from approval_task t where t.order_id = c.order_id and t.state in ('pending', 'running')) as "openTasks",
    (select count(*)::int from fulfillment f join order_fulfillment l on l.fulfillment_id = f.id and l.deleted_at is null where l.order_id = c.order_id and f.canceled_at is null and f.shipped_at is not null) as shipped,
    (select count(*)::int from fulfillment f join order_fulfillment l on l.fulfillment_id = f.id and l.deleted_at is null where l.order_id = c.order_id and f.canceled_at is null and f.delivered_at is not null) as delivered
  from checkout c join approval a on a.order_id = c.order_id where c.id = $1`

/** What the stand-ins were asked for, read once for all orders. */
export async function ledgersOf(stack: Stack) {
  const sandbox = sandboxClient(stack)
  const stripe = await sandbox.stripeState()
  return {
    intents: stripe.payment_intents ?? [],
    refunds: stripe.refunds ?? [],
    prints: await sandbox.printOrders(),
    downloads: await sandbox.downloads(),
    mails: await sandbox.allMails(),
  }
}
type Ledgers = Awaited<ReturnType<typeof ledgersOf>>

const checkoutOf = ({ metadata }: Record<string, unknown>) =>
  (metadata as Record<string, string> | null | undefined)?.checkout_id
const stageOf = ({ status }: Ledgers['prints'][number]) => (status as { stage: string }).stage

/** What is counted of one order, beside the money and the prints of its end. */
export interface Counted {
  end: 'captured' | 'released' | 'neither'
  faults: string[]
}

/** One order as the database, both ledgers and the inbox say it is; every fault in words. */
export async function judgeOrder(
  { databaseUrl }: Stack,
  played: Played,
  ledgers: Ledgers,
  /** How often a process died: a mail that was under way then may have gone out twice. */
  deaths: number,
): Promise<Counted> {
  const { story, checkoutId, orderId, shopper } = played
  const faults: string[] = []
  const expect = (is: unknown, should: unknown, what: string) => {
    if (is !== should) faults.push(`${what}: ${String(is)}, not ${String(should)}`)
  }
  const [facts] = await rows<OrderFacts>(databaseUrl, FACTS, [checkoutId])
  if (!facts) return { end: 'neither', faults: ['it has no approval'] }
  const kept = facts.status === 'processed'
  const allowed = MAY_END[story.end] ?? ['processed']
  if (!allowed.some((status) => status === facts.status)) faults.push(`it is ${facts.status}`)

  expect(facts.living, kept ? 1 : 0, 'living orders of the checkout')
  expect(facts.named, 1, 'checkouts of the order')
  expect(facts.openTasks, 0, 'tasks left open')

  const intents = ledgers.intents.filter((intent) => checkoutOf(intent) === checkoutId)
  expect(intents.length, 1, 'payments at Stripe')
  const received = Number(intents[0]?.amount_received ?? 0)
  const back = ledgers.refunds
    .filter(({ payment_intent }) => payment_intent === intents[0]?.id)
    .reduce((sum, { amount }) => sum + Number(amount), 0)
  expect(intents[0]?.amount, facts.total, 'pence that were asked for')
  expect(facts.booked, received, 'pence booked as taken')
  expect(facts.refunded, back, 'pence booked as given back')
  const captured = intents[0]?.status === 'succeeded' && received === facts.total && back === 0
  const released = intents[0]?.status === 'canceled' ? received === 0 : received > 0 && back === received
  if (kept ? !captured : !released)
    faults.push(`Stripe: ${String(intents[0]?.status)}, ${received} taken, ${back} given back`)

  const prints = ledgers.prints.filter(({ merchantReference }) => merchantReference === orderId)
  const live = prints.filter((print) => stageOf(print) !== 'Cancelled')
  expect(live.length, kept ? 1 : 0, 'prints')
  const [submission] = await rows<{ generation: number }>(
    databaseUrl,
    'select generation from prodigi_submission where order_id = $1',
    [orderId],
  )
  if (prints.length > (submission?.generation ?? 0))
    faults.push(`${prints.length} prints in ${submission?.generation ?? 0} generations`)
  for (const { items } of live) expect(items[0]?.copies, story.quantity, 'copies')
  const noted = await notedFiles(databaseUrl, orderId)
  for (const print of prints) {
    const fetched = ledgers.downloads.filter((download) => download.orderId === print.id)
    faults.push(...faultsOfFiles(fetched, noted, kept && story.ships !== null && live.includes(print)))
  }

  const history = await rows<HistoryRow>(
    databaseUrl,
    'select * from approval_history where order_id = $1 order by created_at, id',
    [orderId],
  )
  faults.push(...faultsOfHistory(history, facts.status).map((fault) => `history: ${fault}`))

  const sent = await rows<{ template: string; subject: string }>(
    databaseUrl,
    `select template from mail_message where "to" = $1 and state = 'sent'`,
    [shopper.email],
  )
  const templates = sent.map(({ template }) => template)
  const told = story.end.startsWith('lapsed') ? 'order-lapsed' : TOLD[facts.status]
  for (const template of ['order-confirmation', told ?? ''])
    expect(templates.filter((name) => name === template).length, 1, `mails ${template}`)
  const inbox = ledgers.mails.filter(({ to }) => to.includes(shopper.email)).length
  if (inbox < sent.length || inbox > sent.length + deaths)
    faults.push(`${inbox} mails in the inbox for ${sent.length} that were sent`)
  if (kept && story.ships) {
    expect(facts.shipped, 1, 'shipments')
    expect(templates.filter((name) => name === 'order-shipped').length, 1, 'mails order-shipped')
    const arrived = story.ships === 'delivered' ? 1 : 0
    expect(facts.delivered, arrived, 'deliveries')
    expect(templates.filter((name) => name === 'order-delivered').length, arrived, 'mails order-delivered')
  }
  return { end: captured ? 'captured' : released ? 'released' : 'neither', faults }
}
