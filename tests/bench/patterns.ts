import { administrator } from '../support/actors'
import { placedOrder } from '../support/checkout'
import { rows } from '../support/database'
import { isBusy } from '../support/drive/facts'
import { waitUntil } from '../support/drive/patience'
import { printsOfOrder } from '../support/order-facts'
import { sandboxClient } from '../support/sandbox-client'
import type { Stack } from '../support/stack'
import type { Pattern } from './grow-orders'

/** One order of each kind that a shop of some years has, made by the shop itself: most are long delivered, a few wait. */
export async function makePatterns(stack: Stack): Promise<Pattern[]> {
  const admin = await administrator(stack.backend)
  const sandbox = sandboxClient(stack)
  const [delivered, larger, rejected, cancelled, waiting] = [
    await placedOrder(stack, { prompt: 'a lighthouse at dusk' }),
    await placedOrder(stack, { prompt: 'two foxes in the snow', product: 'tough', quantity: 2 }),
    await placedOrder(stack, { prompt: 'a paper moon' }),
    await placedOrder(stack, { prompt: 'a field of poppies' }),
    await placedOrder(stack, { prompt: 'an owl at midnight' }),
  ]
  const at = ({ orderId }: { orderId: string }) => ({ params: { id: orderId } })
  for (const order of [delivered, larger]) await admin.must('processOrder', at(order))
  await admin.must('rejectOrder', { ...at(rejected), body: { reason: 'It shows a trademark.' } })
  await cancelled.shopper.api.must('cancelOrder', at(cancelled))

  const reaches = ({ orderId }: { orderId: string }, status: string) =>
    waitUntil(`${orderId} ${status}`, async () => {
      const [row] = await rows<{ status: string }>(
        stack.databaseUrl,
        'select status from approval where order_id = $1',
        [orderId],
      )
      return row?.status === status
    })
  await reaches(rejected, 'rejected')
  await reaches(cancelled, 'cancelled')
  for (const order of [delivered, larger]) {
    await reaches(order, 'processed')
    const [print] = await printsOfOrder(stack, order)
    if (!print) throw new Error(`${order.orderId} is not printed`)
    await sandbox.advancePrint(print.id, 'delivered')
    await waitUntil(`The delivery of ${order.orderId}`, async () => {
      const { status } = await order.shopper.api.must('getOrder', at(order))
      return status === 'delivered'
    })
  }
  const customers = [delivered, larger, rejected, cancelled, waiting].map(({ shopper }) => shopper.id)
  // What is left to do for one would be left to do for each of its copies.
  await waitUntil('All is done', async () => !(await isBusy(stack, customers)))
  // Nobody is told of thousands of new orders at once.
  await rows(
    stack.databaseUrl,
    `insert into approval_notice (id, order_id, kind, mark) values ('apno_bench', $1, 'new', '') on conflict do nothing`,
    [waiting.orderId],
  )
  return [
    { orderId: delivered.orderId, share: 0.65, days: 730 },
    { orderId: larger.orderId, share: 0.28, days: 730 },
    { orderId: rejected.orderId, share: 0.03, days: 730 },
    { orderId: cancelled.orderId, share: 0.03, days: 730 },
    { orderId: waiting.orderId, share: 0.01, days: 3 },
  ]
}
