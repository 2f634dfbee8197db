import { beforeAll, expect, inject, it } from 'vitest'
import { addAddress, administrator, designedLine, newShopper } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { rows } from '../support/database'
import { merchandiser } from '../support/medusa-admin'
import { lookedAtLongAgo, mailsAboutText, paymentIdOf, printsOfOrder } from '../support/order-facts'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const { backend, databaseUrl } = stack
const sandbox = sandboxClient(stack)
const SOON = { timeout: 60_000, interval: 500 }
/** A customer may ask 60 times an hour. */
const ASKED = { timeout: 60_000, interval: 2_000 }
/** The job that tells administrators looks once a minute. */
const A_MINUTE = { timeout: 100_000, interval: 500 }
const REPORTED = 'Prodigi reports: A part of this print is cancelled'

let admin: ApiClient
beforeAll(async () => {
  admin = await administrator(backend)
})

/** An order of two cases that two labs make, in production. */
async function inTwoLabs(scenario: 'two_shipments' | 'part_cancelled') {
  const shopper = await newShopper(backend)
  const { api } = shopper
  await addAddress(api)
  const cases = [await designedLine(api), await designedLine(api, { product: 'tough' })]
  const session = await api.must('createCheckoutSession', { body: { items: cases.map(({ line }) => line) } })
  await sandbox.pay(session.url)
  const { orderId } = await api.must('processPayment', { body: { sessionId: session.sessionId } })
  await sandbox.fault('prodigi', {
    ...{ operation: 'orders.create', kind: 'scenario', scenario },
    about: orderId,
  })
  const params = { id: orderId }
  await admin.must('processOrder', { params })
  const detail = () => admin.must('getPending', { params })
  await expect.poll(async () => (await detail()).prodigi.canCancel, SOON).toBe(true)
  const printId = (await detail()).prodigi.orderId ?? ''
  await sandbox.advancePrint(printId, 'production')
  await expect.poll(async () => (await detail()).prodigi.status, SOON).toBe('manufacturing')
  const seen = async () => {
    // A customer who looks has Prodigi and the carrier asked, unless they were within the last minute.
    await lookedAtLongAgo(databaseUrl, orderId)
    await api.must('refreshStatus')
    return api.must('getOrder', { params })
  }
  const status = async () => (await seen()).status
  return { orderId, params, printId, detail, seen, status }
}

/** What Medusa has of the print, and whether the shop has still to act on news of it. */
const inMedusa = async (orderId: string) =>
  rows(
    databaseUrl,
    `select f.shipped_at is not null as shipped, f.delivered_at is not null as delivered, f.canceled_at is not null as cancelled,
            s.news_pending as "newsPending", s.cancel_asked_by as "askedBy"
       from prodigi_submission s join fulfillment f on f.id = s.fulfillment_id where s.order_id = $1`,
    [orderId],
  )
const ON_ITS_WAY = { shipped: true, delivered: false, cancelled: false, newsPending: false, askedBy: null }
const heldUpMails = (orderId: string) =>
  rows(
    databaseUrl,
    `select data->'issues' as issues from mail_message
      where template = 'admin-print-held-up' and "to" = 'admin@caseloom.test' and dedupe_key like $1`,
    [`%${orderId}%`],
  )

// Guard: a cancelled shipment is kept, and what lacks one is never delivered. Judges: mails, Medusa's tables, the customer's page.
it('of an order that Prodigi prints a part of administrators hear once, and no customer that all of it came', async () => {
  const { orderId, printId, detail, seen, status } = await inTwoLabs('part_cancelled')
  const { attention, prodigi } = await detail()
  expect(attention).toContain(REPORTED)
  expect(prodigi.issues).toMatchObject([{ advice: expect.stringContaining('refund it') as string }])
  expect(prodigi.parcels).toHaveLength(1)
  const { items } = await seen()
  expect(items[0]?.prodigiDetails.issues.join()).toContain('A part of your order could not be made')

  await sandbox.advancePrint(printId, 'shipped')
  await expect.poll(status, ASKED).toMatch(/^(shipped|in_transit)$/)
  await sandbox.advancePrint(printId, 'delivered')
  await expect.poll(status, ASKED).toBe('complete')
  const { timeline, tracking } = await seen()
  expect(timeline.at(-1)?.description).toBe('What could be made of your order should be with you')
  expect(tracking).toHaveLength(1)
  await expect.poll(() => inMedusa(orderId), SOON).toEqual([ON_ITS_WAY])
  expect((await detail()).attention).toContain(REPORTED)
  await expect.poll(async () => (await heldUpMails(orderId)).length, A_MINUTE).toBe(1)
  expect(await mailsAboutText(stack, `order-delivered:${orderId}`)).toEqual([])
})

it('an administrator who stops a print is told where Prodigi stopped a part of it', async () => {
  const { orderId, params, printId, detail, status } = await inTwoLabs('two_shipments')
  await sandbox.fault('prodigi', {
    ...{ operation: 'orders.cancel', kind: 'scenario', scenario: 'part_cancelled' },
    about: printId,
  })
  expect(await admin.call('cancelPrint', { params, body: {} })).toMatchObject({
    status: 409,
    code: 'conflict',
    error: 'Prodigi has cancelled a part of this print only: the rest is being made or on its way',
  })
  expect(await detail()).toMatchObject({ status: 'processed', attention: [REPORTED] })
  await sandbox.advancePrint(printId, 'shipped')
  await expect.poll(status, ASKED).toMatch(/^(shipped|in_transit)$/)
  await expect.poll(() => inMedusa(orderId), SOON).toEqual([ON_ITS_WAY])
})

// Guard: what travels is not cancelled in Medusa. Judges: Medusa's tables, and a refund that goes through.
it('an order that is cancelled with one parcel on its way is followed, and the rest can be refunded', async () => {
  const { orderId, params, printId, detail, seen, status } = await inTwoLabs('two_shipments')
  const [print] = await printsOfOrder(stack, { orderId })
  const [first, second] = print?.shipments as object[]
  await sandbox.changePrint(printId, {
    status: { ...(print?.status as object), stage: 'Cancelled' },
    shipments: [
      { ...first, status: 'Shipped', dispatchDate: new Date().toISOString() },
      { ...second, status: 'Cancelled' },
    ],
  })
  await expect.poll(status, ASKED).toBe('shipped')
  await expect.poll(() => inMedusa(orderId), SOON).toEqual([ON_ITS_WAY])
  expect(await detail()).toMatchObject({
    status: 'processed',
    attention: [REPORTED],
    prodigi: { canCancel: false },
  })
  expect(await admin.call('cancelPrint', { params, body: {} })).toMatchObject({ status: 409 })
  const staff = await merchandiser(backend)
  const payment = await paymentIdOf(stack, orderId)
  await staff.call('POST', `/payments/${payment}/refund`, { amount: 5 })
  expect((await seen()).refund).toMatchObject({ amount: 5 })
})
