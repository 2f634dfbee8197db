import { expect, inject, it } from 'vitest'
import { administrator } from '../support/actors'
import { placedOrder } from '../support/checkout'
import { rows } from '../support/database'
import { judge, PROCESSED, REJECTED, WAITING } from '../support/judge'
import { merchandiser } from '../support/medusa-admin'
import { moneyOfOrder, printsOfOrder } from '../support/order-facts'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const sandbox = sandboxClient(stack)
const SOON = { timeout: 60_000, interval: 250 }
const A_DAY = 86_400

/** A processed order that Prodigi has taken (or holds back), and whose answer never came, however often it was asked. */
async function unanswered(scenario?: 'on_hold') {
  const admin = await administrator(stack.backend)
  const placed = await placedOrder(stack)
  const params = { id: placed.orderId }
  await expect.poll(() => judge(stack, placed), SOON).toEqual(WAITING)
  const about = placed.orderId
  await sandbox.fault('prodigi', {
    operation: 'orders.create',
    kind: 'drop_after',
    times: 3,
    about,
    scenario,
  })
  expect((await admin.call('processOrder', { params })).ok).toBe(false)
  expect((await printsOfOrder(stack, placed)).map(stageOf)).toEqual(['InProgress'])
  return { admin, placed, params }
}
const stageOf = ({ status }: Record<string, unknown>) => (status as { stage: string }).stage

// Guard: withdrawSubmissionWorkflow before the payment is given back. Judge: what the printer holds.
it('a print whose answer was lost is cancelled before the order is rejected', async () => {
  const { admin, placed, params } = await unanswered()
  await admin.must('rejectOrder', { params, body: { reason: 'It shows a trademark.' } })
  await expect
    .poll(async () => (await admin.must('getPending', { params })).status, { timeout: 30_000 })
    .toBe('rejected')
  expect((await printsOfOrder(stack, placed)).map(stageOf)).toEqual(['Cancelled'])
})

// Guard: what Prodigi does not cancel keeps nobody's money. Judges: Stripe's refunds, and what the administrator reads.
it('one that Prodigi makes already is rejected all the same: the money goes back once, and the administrator is told', async () => {
  const { admin, placed, params } = await unanswered()
  await sandbox.advancePrint(placed.orderId, 'production')
  await admin.must('rejectOrder', { params, body: { reason: 'It shows a trademark.' } })
  const order = () => admin.must('getPending', { params })
  await expect.poll(async () => (await order()).status, SOON).toBe('rejected')
  await expect.poll(order, { timeout: 90_000, interval: 500 }).toMatchObject({
    status: 'rejected',
    attention: [expect.stringMatching(/prints this order, although its payment was given back/)],
    prodigi: { status: 'manufacturing' },
  })
  expect(await refundedOf(placed)).toEqual([(await order()).payment.amount])
  expect(await judge(stack, placed)).toMatchObject({
    approvals: ['rejected'],
    prints: 1,
    mails: REJECTED.mails,
  })
})

// Guard: withdrawForgotten, which asks of any order whose money is not held. Judge: what the printer holds.
it('a print whose row was lost with a restored backup is cancelled before the order is rejected', async () => {
  const { admin, placed, params } = await unanswered()
  await rows(stack.databaseUrl, 'delete from prodigi_submission where order_id = $1', [placed.orderId])
  await admin.must('rejectOrder', { params, body: { reason: 'It shows a trademark.' } })
  const order = () => admin.must('getPending', { params })
  await expect.poll(order, SOON).toMatchObject({ status: 'rejected', prodigi: { status: 'cancelled' } })
  expect((await printsOfOrder(stack, placed)).map(stageOf)).toEqual(['Cancelled'])
  expect(await refundedOf(placed)).toEqual([(await order()).payment.amount])
})

// Guard: the row that is left where Stripe turns out to have the money and Prodigi shows no print. Judge: what the printer holds.
it('… and one that Prodigi held back then, and whose money the restored shop took for held, is cancelled when it shows', async () => {
  const placed = await placedOrder(stack)
  await expect.poll(() => judge(stack, placed), SOON).toEqual(WAITING)
  const { id } = await moneyOfOrder(stack, placed)
  await sandbox.askStripe(`payment_intents/${id}/capture`, {})
  const { api } = placed.shopper
  const params = { id: placed.orderId }
  await api.must('cancelOrder', { params })
  await expect.poll(async () => (await api.must('getOrder', { params })).status, SOON).toBe('cancelled')
  expect(await refundedOf(placed)).toHaveLength(1)
  await sandbox.printUnknown(placed.orderId)
  await expect.poll(() => stagesOf(placed), { timeout: 90_000, interval: 500 }).toEqual(['Cancelled'])
})

/** An order that was rejected and paid back, while Prodigi held its print back and showed nothing of it. */
async function rejectedWhileHeld() {
  const { admin, placed, params } = await unanswered('on_hold')
  await admin.must('rejectOrder', { params, body: { reason: 'It shows a trademark.' } })
  const order = () => admin.must('getPending', { params })
  await expect.poll(async () => (await order()).status, SOON).toBe('rejected')
  expect((await moneyOfOrder(stack, placed)).status).toBe('succeeded')
  expect(await refundedOf(placed)).toEqual([(await order()).payment.amount])
  expect((await printsOfOrder(stack, placed)).map(stageOf)).toEqual(['InProgress'])
  return { placed, order }
}
const stagesOf = async (placed: { orderId: string }) => (await printsOfOrder(stack, placed)).map(stageOf)
async function refundedOf(placed: { sessionId: string }) {
  const { id } = await moneyOfOrder(stack, placed)
  const refunds = (await sandbox.stripeRows('refunds')).refunds ?? []
  return refunds
    .filter(({ payment_intent }) => payment_intent === id)
    .map(({ amount }) => Number(amount) / 100)
}

// Guard: a withdrawn submission is withdrawn again when Prodigi calls back. Judge: what the printer holds.
it('one that Prodigi held back until its order was paid back is cancelled when it lets go', async () => {
  const { placed, order } = await rejectedWhileHeld()
  await sandbox.advancePrint(placed.orderId, 'downloaded')
  await expect.poll(() => stagesOf(placed), SOON).toEqual(['Cancelled'])
  await expect
    .poll(order, SOON)
    .toMatchObject({ status: 'rejected', attention: [], prodigi: { status: 'cancelled' } })
})

// Guard: the poll looks for withdrawn submissions. Judge: what the printer holds.
it('… and where the callback is lost', async () => {
  const { placed } = await rejectedWhileHeld()
  const event = 'com.prodigi.order.status.stage.changed#InProgress'
  await sandbox.fault('prodigi', { event, kind: 'lost', about: placed.orderId })
  await sandbox.advancePrint(placed.orderId, 'downloaded')
  await expect.poll(() => stagesOf(placed), { timeout: 90_000, interval: 500 }).toEqual(['Cancelled'])
})

// Guard: what Prodigi will not cancel is followed. Judge: what the administrator reads.
it('… and where Prodigi makes it already, the administrator is told', async () => {
  const { placed, order } = await rejectedWhileHeld()
  await sandbox.advancePrint(placed.orderId, 'production')
  await expect.poll(order, { timeout: 90_000, interval: 500 }).toMatchObject({
    status: 'rejected',
    attention: [expect.stringMatching(/prints this order, although its payment was given back/)],
    prodigi: { status: 'manufacturing' },
  })
  expect(await refundedOf(placed)).toHaveLength(1)
})

// Guard: the provider's look at what Prodigi has (`--without print-look`). Judge: what the printer holds.
it('one that is tried again days later, when Prodigi has forgotten its key, is found and not printed twice', async () => {
  const { admin, placed, params } = await unanswered()
  await sandbox.prodigiSettings({ keySeconds: A_DAY })
  await sandbox.passAtProdigi(2 * A_DAY)
  try {
    await admin.must('processOrder', { params })
    await expect.poll(() => judge(stack, placed), SOON).toEqual(PROCESSED)
    const [submission] = await rows<{ id: string }>(
      stack.databaseUrl,
      'select prodigi_order_id as id from prodigi_submission where order_id = $1',
      [placed.orderId],
    )
    expect((await printsOfOrder(stack, placed)).map(({ id }) => id)).toEqual([submission?.id])
  } finally {
    await sandbox.passAtProdigi(-2 * A_DAY)
    await sandbox.prodigiSettings({ keySeconds: 0 })
  }
})

// Guard: an order that comes back cancelled is no print. Judge: what the printer holds, and what the customer was told.
it('one that Prodigi cancelled meanwhile, and whose key it knows still, fails and is printed anew with the next press', async () => {
  const { admin, placed, params } = await unanswered()
  const [first] = await printsOfOrder(stack, placed)
  await sandbox.cancelPrint(first?.id ?? '')
  expect(await admin.call('processOrder', { params })).toMatchObject({
    ok: false,
    code: 'fulfillment_failed',
    error: expect.stringContaining('Prodigi cancelled this print') as string,
  })
  expect(await judge(stack, placed)).toMatchObject({
    approvals: ['fulfillment_failed'],
    mails: WAITING.mails,
  })
  await admin.must('processOrder', { params })
  await expect.poll(() => judge(stack, placed), SOON).toEqual({ ...PROCESSED, prints: 2 })
  expect((await printsOfOrder(stack, placed)).map(stageOf).sort()).toEqual(['Cancelled', 'InProgress'])
})

// Guard: the provider’s look, which takes a cancelled print for none.
it('one that Prodigi cancelled meanwhile is printed anew', async () => {
  const { admin, placed, params } = await unanswered()
  const [first] = await printsOfOrder(stack, placed)
  await sandbox.cancelPrint(first?.id ?? '')
  await sandbox.prodigiSettings({ keySeconds: A_DAY })
  await sandbox.passAtProdigi(2 * A_DAY)
  try {
    await admin.must('processOrder', { params })
    expect((await printsOfOrder(stack, placed)).map(stageOf).sort()).toEqual(['Cancelled', 'InProgress'])
  } finally {
    await sandbox.passAtProdigi(-2 * A_DAY)
    await sandbox.prodigiSettings({ keySeconds: 0 })
  }
})

const recipientOf = ({ recipient }: Record<string, unknown>) =>
  recipient as { name: string; address: Record<string, string | null> }

/** Somebody corrects in Medusa where an order goes; whoever else it goes to says so. */
async function moveTo({ orderId }: { orderId: string }, to: ReturnType<typeof recipientOf>) {
  const staff = await merchandiser(stack.backend)
  const [first_name, ...others] = to.name.split(' ')
  const { line1, line2, townOrCity, stateOrCounty, postalOrZipCode, countryCode } = to.address
  const shipping_address = {
    first_name,
    last_name: others.join(' '),
    address_1: line1,
    address_2: line2,
    city: townOrCity,
    province: stateOrCounty,
    postal_code: postalOrZipCode,
    country_code: countryCode?.toLowerCase(),
  }
  await staff.call('POST', `/orders/${orderId}`, { shipping_address })
}
const ELSEWHERE = {
  name: 'Ada Byron',
  address: { line1: '9 Other Row', townOrCity: 'Leeds', postalOrZipCode: 'LS1 1AA', countryCode: 'GB' },
}

// Guard: what Prodigi has is compared with what is asked for. Judges: what the printer holds, and what the shop shows.
it('one whose order was given another address meanwhile is cancelled, and printed for that address once', async () => {
  const { admin, placed, params } = await unanswered()
  await moveTo(placed, ELSEWHERE)
  await admin.must('processOrder', { params })
  await expect.poll(() => judge(stack, placed), SOON).toEqual({ ...PROCESSED, prints: 2 })
  const prints = await printsOfOrder(stack, placed)
  const live = prints.filter((print) => stageOf(print) !== 'Cancelled')
  expect(live).toMatchObject([{ recipient: ELSEWHERE, status: { stage: 'InProgress' } }])
  // What Prodigi says of the one that was cancelled is no news of this one.
  await sandbox.advancePrint(String(live[0]?.id), 'production')
  await expect
    .poll(() => admin.must('getPending', { params }), { timeout: 90_000, interval: 500 })
    .toMatchObject({
      status: 'processed',
      shippingAddress: { street: '9 Other Row' },
      prodigi: { orderId: live[0]?.id, status: 'manufacturing' },
    })
})

// Guard: nothing is printed beside what Prodigi goes on with. Judges: what the printer holds, and what the administrator reads.
it('… and where Prodigi makes it already, the administrator reads what goes where, and takes it', async () => {
  const { admin, placed, params } = await unanswered()
  await sandbox.advancePrint(placed.orderId, 'production')
  const [print] = await printsOfOrder(stack, placed)
  const printed = recipientOf(print ?? {})
  await moveTo(placed, ELSEWHERE)
  expect(await admin.call('processOrder', { params })).toMatchObject({
    ok: false,
    code: 'fulfillment_failed',
    error: expect.stringContaining('and did not cancel it, though') as string,
  })
  expect(await judge(stack, placed)).toMatchObject({
    approvals: ['fulfillment_failed'],
    prints: 1,
    mails: WAITING.mails,
  })
  await moveTo(placed, printed)
  await admin.must('processOrder', { params })
  await expect
    .poll(() => judge(stack, placed), SOON)
    .toMatchObject({ approvals: ['processed'], prints: 1, captures: 1 })
})
