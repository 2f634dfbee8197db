import type { Facts, Intent, OrderFacts, PurchaseFacts } from './facts'
import { faultsOfHistory } from './history'
import { faultsOfFiles } from './print-files'
import { losesAnswer, titleOf, UNPAID, type End, type Story } from './stories'

export const INVARIANTS = {
  I1: 'a payment belongs to one order of its amount, or went back for a reason',
  I2: 'an order has its payment, no second one, and is seen once',
  I3: 'Stripe’s ledger and the orders’ transactions agree to the penny',
  I4: 'an approved order is printed once, another never',
  I5: 'what is printed is what was approved, by SHA-256',
  I6: 'a promotion’s uses are the orders that carry it, within its limit',
  I7: 'states follow the arrows, each with who, when and why',
  I8: 'a customer is told each thing once',
  I9: 'nothing waits, or it waits for a person who is told why',
} as const
export type Invariant = keyof typeof INVARIANTS
const NAMES = Object.keys(INVARIANTS) as Invariant[]

export interface Verdict {
  rows: { invariant: Invariant; checked: number; wrong: number }[]
  /** Every fault in words. */
  faults: string[]
  ends: { captured: number; released: number; unpaid: number; neither: number }
  /** Pence. */
  money: Record<'captured' | 'released' | 'refunded', { stripe: number; shop: number }>
}
type Find = (invariant: Invariant, faults: string[]) => void

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
/**
 * Whoever goes on for a process that died finds a print whose answer was lost: then none has failed, and nobody was asked to reject it.
 */
function mayEnd(story: Story, { history }: OrderFacts): string[] {
  const allowed = MAY_END[story.end] ?? ['processed']
  const hasFailed = history.some(({ to_status }) => to_status === 'fulfillment_failed')
  const isFound = story.end === 'rejected after a failed print' && losesAnswer(story) && !hasFailed
  return isFound ? [...allowed, 'processed'] : allowed
}
const TOLD: Partial<Record<string, string>> = {
  processed: 'order-approved',
  rejected: 'order-rejected',
  cancelled: 'order-cancelled',
}

/** Every expectation that is not met, in words. */
function unmet(...expectations: [what: string, is: unknown, should: unknown][]): string[] {
  return expectations.flatMap(([what, is, should]) =>
    is === should ? [] : [`${what}: ${String(is)}, not ${String(should)}`],
  )
}
const times = (all: string[], one: string) => all.filter((each) => each === one).length
const sorted = (numbers: number[]) => [...numbers].sort((a, b) => a - b).join(', ')

const isCaptured = ({ status, amount, received, refunded }: Intent) =>
  status === 'succeeded' && received === amount && refunded === 0
const isReleased = ({ status, received, refunded }: Intent) =>
  status === 'canceled' ? received === 0 : received > 0 && refunded === received
/** Nothing was ever held: declined, or left. */
const isUntouched = ({ status, received }: Intent) =>
  received === 0 && ['requires_payment_method', 'canceled'].includes(status)

/** A purchase that was not paid leaves nothing behind. */
function judgeUnpaid({ order, living, shown, intents, prints, sent }: PurchaseFacts, find: Find): void {
  find(
    'I1',
    intents.filter((intent) => !isUntouched(intent)).map(({ id, status }) => `${id} is ${status}`),
  )
  find(
    'I2',
    unmet(
      ['an order', order?.id ?? null, null],
      ['living orders', living.length, 0],
      ['rows', shown.length, 0],
    ),
  )
  find('I4', unmet(['prints', prints.length, 0]))
  find('I8', unmet(['mails of an order', sent.filter((name) => name.startsWith('order-')).length, 0]))
}

function judgePayment(order: OrderFacts, { intents, checkoutIds }: PurchaseFacts, find: Find): void {
  const paid = intents.filter((intent) => !isUntouched(intent) || intents.length === 1)
  const [intent] = paid
  const isKept = order.status === 'processed'
  const why = order.history.find(({ to_status }) => ['rejecting', 'cancelling'].includes(to_status))
  find('I1', [
    ...unmet(
      ['payments at Stripe', paid.length, 1],
      ['the payment’s checkout', intent?.checkoutId, order.checkoutId],
      ['checkouts of the order', checkoutIds.filter((id) => id === order.checkoutId).length, 1],
      ['pence of the payment', intent?.amount, order.totalPence],
      ['pence that were asked for', order.paidPence, order.totalPence],
      ['currency', intent?.currency, order.currency],
    ),
    ...(intent && !(isKept ? isCaptured(intent) : isReleased(intent))
      ? [
          `${intent.id} of a ${order.status} order is ${intent.status}: ${intent.received} taken, ${intent.refunded} given back`,
        ]
      : []),
    ...(isKept || why ? [] : ['it went back without a recorded reason']),
  ])
  find(
    'I3',
    unmet(
      ['pence booked as taken', order.booked, paid.reduce((sum, { received }) => sum + received, 0)],
      ['pence booked as given back', order.refunded, paid.reduce((sum, { refunded }) => sum + refunded, 0)],
    ),
  )
}

function judgePrints(order: OrderFacts, { story, prints }: PurchaseFacts, find: Find): void {
  const isKept = order.status === 'processed'
  const live = prints.filter(({ isLive }) => isLive)
  find('I4', [
    ...unmet(['prints', live.length, isKept ? 1 : 0]),
    ...(prints.length > order.generation
      ? [`${prints.length} prints in ${order.generation} generations`]
      : []),
    ...live.flatMap(({ copies }) => unmet(['copies', sorted(copies), sorted(story.quantities)])),
  ])
  find(
    'I5',
    prints.flatMap((print) =>
      faultsOfFiles(print.fetched, order.noted, isKept && story.ships !== null && print.isLive),
    ),
  )
}

function judgeMails(order: OrderFacts, { story, sent, inbox, tries }: PurchaseFacts, find: Find): void {
  const isKept = order.status === 'processed'
  const isSent = isKept && story.ships !== null
  const isThere = isSent && story.ships === 'delivered'
  const told = story.end.startsWith('lapsed') ? 'order-lapsed' : TOLD[order.status]
  const due: [template: string, number: number][] = [
    ['order-confirmation', 1],
    ...(told ? [[told, 1] satisfies [string, number]] : []),
    ...(isKept ? [['order-shipped', isSent ? 1 : 0] satisfies [string, number]] : []),
    ...(isKept ? [['order-delivered', isThere ? 1 : 0] satisfies [string, number]] : []),
  ]
  find('I8', [
    ...unmet(
      ...due.map(
        ([name, number]) => [`mails ${name}`, times(sent, name), number] satisfies [string, number, number],
      ),
      ['shipments', isKept ? order.shipped : 0, isSent ? 1 : 0],
      ['deliveries', isKept ? order.delivered : 0, isThere ? 1 : 0],
    ),
    // A mail whose answer was lost was tried again: it may have come as often as it was tried.
    ...(inbox < sent.length || inbox > tries
      ? [`${inbox} mails in the inbox for ${sent.length} that were sent in ${tries} tries`]
      : []),
  ])
}

function judgeOrder(order: OrderFacts, facts: PurchaseFacts, find: Find): void {
  const { story, living, shown } = facts
  const isKept = order.status === 'processed'
  judgePayment(order, facts, find)
  find('I2', [
    ...unmet(
      ['living orders of the customer', living.join(), isKept ? order.id : ''],
      ['checkouts of the order', order.checkoutsNaming, 1],
      ['rows that the customer sees', shown.length, story.quantities.length],
      ['orders that the customer sees', [...new Set(shown)].join(), order.id],
    ),
  ])
  judgePrints(order, facts, find)
  find('I7', [
    ...(mayEnd(story, order).includes(order.status)
      ? []
      : [`it is ${order.status}, by ${order.history.map(({ to_status }) => to_status).join(' → ')}`]),
    ...faultsOfHistory(order.history, order.status),
  ])
  judgeMails(order, facts, find)
}

const sum = (all: number[]) => all.reduce((total, each) => total + each, 0)

function moneyOf(purchases: PurchaseFacts[]): Verdict['money'] {
  const orders = purchases.flatMap(({ order }) => order ?? [])
  const intents = purchases.flatMap((facts) => facts.intents)
  const released = intents.filter((intent) => intent.status === 'canceled' && intent.received === 0)
  const givenUp = orders.filter(({ status, booked }) => status !== 'processed' && booked === 0)
  const ofOrders = new Set(orders.map(({ checkoutId }) => checkoutId))
  return {
    captured: {
      stripe: sum(intents.map(({ received }) => received)),
      shop: sum(orders.map(({ booked }) => booked)),
    },
    released: {
      stripe: sum(
        released.filter(({ checkoutId }) => ofOrders.has(checkoutId ?? '')).map(({ amount }) => amount),
      ),
      shop: sum(givenUp.map(({ totalPence }) => totalPence)),
    },
    refunded: {
      stripe: sum(intents.map(({ refunded }) => refunded)),
      shop: sum(orders.map(({ refunded }) => refunded)),
    },
  }
}

function endOf({ order, intents, story }: PurchaseFacts): keyof Verdict['ends'] {
  if (!order) return UNPAID.has(story.end) && intents.every(isUntouched) ? 'unpaid' : 'neither'
  const [intent] = intents.filter((each) => each.checkoutId === order.checkoutId)
  if (!intent) return 'neither'
  return isCaptured(intent) ? 'captured' : isReleased(intent) ? 'released' : 'neither'
}

/** What nine invariants say of all purchases, by the ledgers, the database and the inbox alone. */
export function judge({ purchases, code }: Facts): Verdict {
  const checked = new Map<Invariant, number>()
  const wrong = new Map<Invariant, number>()
  const faults: string[] = []
  const findOf =
    (title: string): Find =>
    (invariant, found) => {
      checked.set(invariant, (checked.get(invariant) ?? 0) + 1)
      if (found.length > 0) wrong.set(invariant, (wrong.get(invariant) ?? 0) + 1)
      faults.push(...found.map((words) => `${invariant} ${title}: ${words}`))
    }
  for (const facts of purchases) {
    const find = findOf(titleOf(facts.story))
    const { order, story } = facts
    if (UNPAID.has(story.end)) judgeUnpaid(facts, find)
    else if (order) judgeOrder(order, facts, find)
    else find('I2', ['it was paid and is no order'])
    find('I9', facts.waiting)
  }
  const money = moneyOf(purchases)
  const find = findOf('all')
  find(
    'I3',
    Object.entries(money).flatMap(([name, { stripe, shop }]) => unmet([`pence ${name}`, shop, stripe])),
  )
  find('I6', [
    ...unmet(['counted uses', code.used, code.orders], ['the campaign’s uses', code.budgetUsed, code.orders]),
    ...(code.orders > code.limit ? [`${code.orders} orders carry a code of ${code.limit} uses`] : []),
  ])
  const ends = { captured: 0, released: 0, unpaid: 0, neither: 0 }
  for (const facts of purchases) ends[endOf(facts)] += 1
  const rows = NAMES.map((invariant) => ({
    invariant,
    checked: checked.get(invariant) ?? 0,
    wrong: wrong.get(invariant) ?? 0,
  }))
  return { rows, faults, ends, money }
}
