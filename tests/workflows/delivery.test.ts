import { inject, it } from 'vitest'
import { administrator } from '../support/actors'
import { placedOrder } from '../support/checkout'
import { mailsRunOut } from '../support/crash'
import { rows } from '../support/database'
import { checkoutRow } from '../support/judge'
import { sandboxClient } from '../support/sandbox-client'
import { sharedDeath } from '../support/shared-death'

const stack = inject('stack')
const { databaseUrl } = stack
const sandbox = sandboxClient(stack)
const A_JOB_LATER = { timeout: 110_000, interval: 1000 }

/** What Prodigi calls the print of a processed order. */
async function printed(orderId: string): Promise<string> {
  const [print] = await rows<{ id: string }>(
    databaseUrl,
    'select prodigi_order_id as id from prodigi_submission where order_id = $1',
    [orderId],
  )
  if (!print) throw new Error(`${orderId} is not printed`)
  return print.id
}

const death = sharedDeath(stack, 2)

// Guard: lines that were not counted with their fulfillment are counted by the next look at the print. Judge: Medusa's own tables.
it.concurrent(
  'a process that dies between a delivery and its lines leaves neither out, and mails once',
  async ({ expect }) => {
    const admin = await administrator(stack.backend)
    const { orderId, shopper } = await placedOrder(stack, { quantity: 2 })
    await admin.must('processOrder', { params: { id: orderId } })
    const print = await printed(orderId)
    const delivered = async () => {
      const [found] = await rows(
        databaseUrl,
        `select f.delivered_at is not null as arrived, i.delivered_quantity::int as counted
       from order_item i join "order" o on o.id = i.order_id and o.version = i.version
       join order_fulfillment l on l.order_id = i.order_id and l.deleted_at is null
       join fulfillment f on f.id = l.fulfillment_id and f.canceled_at is null
       where i.order_id = $1`,
        [orderId],
      )
      return found
    }
    const { upAt } = await death(
      { point: 'register-order-delivery', when: 'before', about: orderId },
      () => sandbox.advancePrint(print, 'delivered'),
      async () => expect(await delivered()).toEqual({ arrived: true, counted: 0 }),
    )
    // The customer is told before Medusa books it: that mail may have been under way.
    await mailsRunOut(stack, upAt)
    await expect.poll(delivered, A_JOB_LATER).toEqual({ arrived: true, counted: 2 })
    const mails = () =>
      rows(databaseUrl, `select state from mail_message where "to" = $1 and template = 'order-delivered'`, [
        shopper.email,
      ])
    await expect.poll(mails, A_JOB_LATER).toEqual([{ state: 'sent' }])
    const { status } = await admin.must('getPending', { params: { id: orderId } })
    expect(status).toBe('processed')
  },
)

// Guard: cancelFulfillment; lines that were counted back already could not be counted back again. Judge: Medusa's tables and Stripe.
it.concurrent(
  'a print that is given up while the process dies goes back to the administrators, and its money to the customer',
  async ({ expect }) => {
    const admin = await administrator(stack.backend)
    const { orderId, sessionId } = await placedOrder(stack, { quantity: 2 })
    const params = { id: orderId }
    await admin.must('processOrder', { params })
    const print = await printed(orderId)
    const fulfillment = async () => {
      const [found] = await rows(
        databaseUrl,
        `select f.canceled_at is not null as cancelled, i.fulfilled_quantity::int as counted
       from order_item i join "order" o on o.id = i.order_id and o.version = i.version
       join order_fulfillment l on l.order_id = i.order_id and l.deleted_at is null
       join fulfillment f on f.id = l.fulfillment_id
       where i.order_id = $1`,
        [orderId],
      )
      return found
    }
    await death(
      { point: 'cancel-order-fulfillment', when: 'after', about: orderId },
      () => sandbox.cancelPrint(print),
      async () => expect(await fulfillment()).toEqual({ cancelled: false, counted: 0 }),
    )
    const status = async () => (await admin.must('getPending', { params })).status
    await expect.poll(status, A_JOB_LATER).toBe('prodigi_failed')
    expect(await fulfillment()).toEqual({ cancelled: true, counted: 0 })

    await admin.must('rejectOrder', { params, body: { reason: 'The printer cannot print it.' } })
    await expect.poll(status, A_JOB_LATER).toBe('rejected')
    const { payment_intent_id } = await checkoutRow(stack, sessionId)
    const { refunds = [], payment_intents = [] } = await sandbox.stripeRows('payment_intents', 'refunds')
    const paid = payment_intents.find(({ id }) => id === payment_intent_id)
    expect(paid?.amount_received).toBeGreaterThan(2400)
    const given = refunds.filter(({ payment_intent }) => payment_intent === payment_intent_id)
    expect(given.map(({ amount }) => amount)).toEqual([paid?.amount_received])
  },
)
