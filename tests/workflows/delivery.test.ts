import { expect, inject, it } from 'vitest'
import { administrator } from '../support/actors'
import { placedOrder } from '../support/checkout'
import { killedAt } from '../support/crash'
import { rows } from '../support/database'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const { databaseUrl } = stack
const sandbox = sandboxClient(stack)
const A_JOB_LATER = { timeout: 110_000, interval: 1000 }

// Guard: lines that were not counted with their fulfillment are counted by the next look at the print. Judge: Medusa's own tables.
it('a process that dies between a delivery and its lines leaves neither out, and mails once', async () => {
  const admin = await administrator(stack.backend)
  const { orderId, shopper } = await placedOrder(stack, { quantity: 2 })
  await admin.must('processOrder', { params: { id: orderId } })
  const [print] = await rows<{ id: string }>(
    databaseUrl,
    'select prodigi_order_id as id from prodigi_submission where order_id = $1',
    [orderId],
  )
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
  await killedAt(stack, { point: 'register-order-delivery', when: 'before', about: orderId }, () =>
    sandbox.advancePrint(print?.id ?? '', 'delivered'),
  )
  expect(await delivered()).toEqual({ arrived: true, counted: 0 })
  await expect.poll(delivered, A_JOB_LATER).toEqual({ arrived: true, counted: 2 })
  const mails = () =>
    rows(databaseUrl, `select state from mail_message where "to" = $1 and template = 'order-delivered'`, [
      shopper.email,
    ])
  await expect.poll(mails, A_JOB_LATER).toEqual([{ state: 'sent' }])
  const { status } = await admin.must('getPending', { params: { id: orderId } })
  expect(status).toBe('processed')
})
