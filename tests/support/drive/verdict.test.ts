import { describe, expect, it } from 'vitest'
import { seeded } from '../random'
import type { Facts, OrderFacts, PurchaseFacts } from './facts'
import { DEATHS, ENDS, storiesOf, type Story } from './stories'
import { judge, type Invariant } from './verdict'

const SHA = 'a'.repeat(64)
const START = Date.UTC(2026, 10, 22, 9)
const move = (from: string | null, to: string, at: number) => ({
  from_status: from,
  to_status: to,
  by: 'ada@example.com',
  reason: 'It shows a logo.',
  created_at: new Date(START + at * 60_000),
})
const story: Story = {
  number: 1,
  end: 'processed',
  quantities: [2, 1],
  hasCode: true,
  isDisputed: false,
  comesBack: 'once',
  dies: null,
  ships: 'delivered',
}
const PENDING = 'pending_admin_approval'

/** A purchase as it should be: captured, printed, delivered. */
function kept() {
  const order: OrderFacts = {
    id: 'order_1',
    checkoutId: 'chk_1',
    status: 'processed',
    currency: 'gbp',
    totalPence: 3600,
    paidPence: 3600,
    booked: 3600,
    refunded: 0,
    checkoutsNaming: 1,
    shipped: 1,
    delivered: 1,
    generation: 1,
    noted: [
      { lineId: 'ordli_1', file: SHA, by: 'the task' },
      { lineId: 'ordli_1', file: SHA, by: 'the recipe' },
    ],
    history: [move(null, PENDING, 0), move(PENDING, 'processing', 1), move('processing', 'processed', 2)],
  }
  const intent = {
    id: 'pi_1',
    status: 'succeeded',
    amount: 3600,
    received: 3600,
    currency: 'gbp',
    checkoutId: 'chk_1',
    refunded: 0,
  }
  const print = { isLive: true, copies: [1, 2], fetched: [{ ok: true, sha256: SHA }] }
  const purchase = {
    story,
    order,
    checkoutIds: ['chk_1'],
    living: ['order_1'],
    shown: ['order_1', 'order_1'],
    intents: [intent],
    prints: [print],
    sent: ['welcome', 'order-confirmation', 'order-approved', 'order-shipped', 'order-delivered'],
    tries: 6,
    inbox: 5,
    waiting: [],
  } satisfies PurchaseFacts
  const code = { limit: 1, used: 1, budgetUsed: 1, orders: 1 }
  return { purchase, order, intent, print, code, facts: { purchases: [purchase], code } satisfies Facts }
}
type Kept = ReturnType<typeof kept>

/** The same, rejected before anything was taken. */
function rejected(): Kept {
  const all = kept()
  Object.assign(all.order, { status: 'rejected', booked: 0, shipped: 0, delivered: 0, generation: 0 })
  all.order.history = [
    move(null, PENDING, 0),
    move(PENDING, 'rejecting', 1),
    move('rejecting', 'rejected', 2),
  ]
  Object.assign(all.intent, { status: 'canceled', received: 0 })
  Object.assign(all.purchase, {
    story: { ...story, end: 'rejected', ships: null },
    living: [],
    prints: [],
    sent: ['welcome', 'order-confirmation', 'order-rejected'],
    inbox: 3,
  })
  Object.assign(all.code, { used: 0, budgetUsed: 0, orders: 0 })
  return all
}

/** Somebody who left the payment page. */
function abandoned(): Kept {
  const all = kept()
  Object.assign(all.purchase, {
    story: { ...story, end: 'declined', ships: null },
    order: null,
    living: [],
    shown: [],
    prints: [],
    sent: ['welcome'],
    inbox: 1,
  })
  Object.assign(all.intent, { status: 'requires_payment_method', received: 0 })
  Object.assign(all.code, { used: 0, budgetUsed: 0, orders: 0 })
  return all
}

/** To be rejected once its print had failed, of which nobody was told unless `failed`: who went on with it found it taken. */
function printedAfterAll(failed: boolean): Kept {
  const all = kept()
  all.purchase.story = { ...story, end: 'rejected after a failed print' }
  if (failed)
    all.order.history = [
      move(null, PENDING, 0),
      move(PENDING, 'processing', 1),
      move('processing', 'fulfillment_failed', 2),
      move('fulfillment_failed', 'processing', 3),
      move('processing', 'processed', 4),
    ]
  return all
}

const wrongOf = ({ facts }: Kept): Invariant[] =>
  judge(facts).rows.flatMap(({ invariant, wrong }) => (wrong > 0 ? [invariant] : []))

describe('the verdict', () => {
  it.each([
    ['kept', kept, { captured: 1 }],
    ['rejected', rejected, { released: 1 }],
    ['abandoned', abandoned, { unpaid: 1 }],
    ['kept, for its print was found before it failed', () => printedAfterAll(false), { captured: 1 }],
  ])('finds nothing in a purchase that is %s as it should be', (_name, made, ends) => {
    const { faults, ends: found, rows } = judge(made().facts)
    expect(faults).toEqual([])
    expect(found).toMatchObject(ends)
    // Each was looked at, or the table would call nothing right.
    if (made === kept) expect(rows.filter(({ checked }) => checked === 0)).toEqual([])
  })

  const SPOILED: [name: string, made: () => Kept, spoil: (all: Kept) => void, found: Invariant][] = [
    ['another amount', kept, ({ intent }) => (intent.amount = 3500), 'I1'],
    ['another currency', kept, ({ intent }) => (intent.currency = 'eur'), 'I1'],
    ['a payment of another checkout', kept, ({ intent }) => (intent.checkoutId = 'chk_2'), 'I1'],
    ['a payment still held', kept, ({ intent }) => (intent.status = 'requires_capture'), 'I1'],
    [
      'a second payment',
      kept,
      ({ purchase, intent }) => purchase.intents.push({ ...intent, id: 'pi_2' }),
      'I1',
    ],
    ['money held of a rejected order', rejected, ({ intent }) => (intent.status = 'requires_capture'), 'I1'],
    [
      'money that went back without a reason',
      rejected,
      ({ order }) => (order.history = [move(null, PENDING, 0)]),
      'I1',
    ],
    [
      'money held of an abandoned page',
      abandoned,
      ({ intent }) => (intent.status = 'requires_capture'),
      'I1',
    ],
    ['a second living order', kept, ({ purchase }) => purchase.living.push('order_2'), 'I2'],
    ['an order seen twice', kept, ({ purchase }) => purchase.shown.push('order_1'), 'I2'],
    ['an order of two checkouts', kept, ({ order }) => (order.checkoutsNaming = 2), 'I2'],
    [
      'a paid purchase without an order',
      kept,
      ({ purchase }) => Object.assign(purchase, { order: null }),
      'I2',
    ],
    [
      'an order that was not paid',
      abandoned,
      ({ purchase, order }) => Object.assign(purchase, { order }),
      'I2',
    ],
    ['a penny less booked', kept, ({ order }) => (order.booked -= 1), 'I3'],
    ['a refund that Stripe does not know', kept, ({ order }) => (order.refunded = 3600), 'I3'],
    ['a second print', kept, ({ purchase, print }) => purchase.prints.push(print), 'I4'],
    ['a print of a rejected order', rejected, ({ purchase, print }) => purchase.prints.push(print), 'I4'],
    ['a copy more', kept, ({ print }) => print.copies.push(1), 'I4'],
    ['another file', kept, ({ print }) => print.fetched.push({ ok: true, sha256: 'b'.repeat(64) }), 'I5'],
    ['a use that was not counted', kept, ({ code }) => (code.used = 0), 'I6'],
    [
      'a use above the limit',
      kept,
      ({ code }) => Object.assign(code, { used: 2, budgetUsed: 2, orders: 2 }),
      'I6',
    ],
    ['a missing step', kept, ({ order }) => order.history.splice(1, 1), 'I7'],
    [
      'an end that nobody wanted',
      kept,
      ({ purchase }) => (purchase.story = { ...story, end: 'taken back' }),
      'I7',
    ],
    [
      'a print that failed, was to be rejected and is kept',
      () => printedAfterAll(true),
      () => undefined,
      'I7',
    ],
    [
      'a print that was refused, to be rejected, and is kept',
      () => printedAfterAll(false),
      ({ purchase }) => (purchase.story = { ...purchase.story, number: 2 }),
      'I7',
    ],
    ['a mail twice', kept, ({ purchase }) => purchase.sent.push('order-approved'), 'I8'],
    ['a mail never', kept, ({ purchase }) => purchase.sent.pop(), 'I8'],
    ['more in the inbox than was tried', kept, ({ purchase }) => (purchase.inbox = 7), 'I8'],
    ['less in the inbox than was sent', kept, ({ purchase }) => (purchase.inbox = 4), 'I8'],
    ['an event that waits', kept, ({ purchase }) => Object.assign(purchase, { waiting: ['event'] }), 'I9'],
  ]
  it.each(SPOILED)('finds %s', (_name, made, spoil, found) => {
    const all = made()
    spoil(all)
    expect(wrongOf(all)).toContain(found)
  })

  it('every invariant can turn red', () => {
    expect(new Set(SPOILED.map(([, , , found]) => found)).size).toBe(9)
  })
})

describe('what is planned', () => {
  const many = storiesOf(seeded(5), 3000)
  const share = (is: (story: Story) => boolean) => (many.filter(is).length / many.length) * 100

  it('comes from the seed alone', () => {
    expect(storiesOf(seeded(5), 3000)).toEqual(many)
    expect(storiesOf(seeded(6), 3000)).not.toEqual(many)
  })

  it('is what people do', () => {
    expect(new Set(many.map(({ end }) => end))).toEqual(new Set(ENDS))
    expect(new Set(many.map(({ quantities }) => quantities.length))).toEqual(new Set([2, 3, 4, 5]))
    const shares: [number, (story: Story) => boolean][] = [
      [30, ({ hasCode }) => hasCode],
      [10, ({ end }) => end === 'abandoned' || end === 'page expired'],
      [5, ({ end }) => end === 'declined'],
      [5, ({ end }) => end === 'rejected' || end === 'bulk rejected'],
      [5, ({ end }) => end === 'taken back'],
      [2, ({ isDisputed }) => isDisputed],
    ]
    for (const [percent, is] of shares) expect(Math.abs(share(is) - percent)).toBeLessThan(2)
  })

  it('lets the shop die once in twenty purchases, at each place before at any again', () => {
    const deaths = many.flatMap(({ dies }) => dies ?? [])
    expect(deaths).toHaveLength(many.length / 20)
    expect(new Set(deaths.slice(0, DEATHS.length))).toEqual(new Set(DEATHS))
  })
})
