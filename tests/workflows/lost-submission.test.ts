import { expect, inject, it } from 'vitest'
import { administrator } from '../support/actors'
import { placedOrder } from '../support/checkout'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const sandbox = sandboxClient(stack)

// Guard: withdrawSubmissionWorkflow before the payment is given back. Judge: what the printer holds.
it('a print whose answer was lost is cancelled before the order is rejected', async () => {
  const admin = await administrator(stack.backend)
  const { orderId } = await placedOrder(stack)
  const params = { id: orderId }
  const stages = async () =>
    (await sandbox.printOrders())
      .filter(({ merchantReference }) => merchantReference === orderId)
      .map(({ status }) => (status as { stage: string }).stage)

  await sandbox.fault('prodigi', { operation: 'orders.create', kind: 'drop_after', times: 3 })
  expect((await admin.call('processOrder', { params })).ok).toBe(false)
  await sandbox.mend('prodigi')
  expect(await stages()).toEqual(['InProgress'])

  await admin.must('rejectOrder', { params, body: { reason: 'It shows a trademark.' } })
  await expect
    .poll(async () => (await admin.must('getPending', { params })).status, { timeout: 30_000 })
    .toBe('rejected')
  expect(await stages()).toEqual(['Cancelled'])
})
