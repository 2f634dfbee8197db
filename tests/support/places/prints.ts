import { placedOrder } from '../checkout'
import { leaseRunsOut } from '../crash'
import { checkoutRow, judge, PROCESSED, WAITING } from '../judge'
import { eventually } from './eventually'
import type { Place, Play, World } from './place'

async function confirmedOrder({ stack }: World) {
  const purchase = await placedOrder(stack)
  await eventually(() => judge(stack, purchase), WAITING)
  return { ...purchase, params: { id: purchase.orderId } }
}
type Confirmed = Awaited<ReturnType<typeof confirmedOrder>>

const statusOf = async ({ admin }: World, { params }: Confirmed) =>
  (await admin.must('getPending', { params })).status
const stagesOf = async ({ sandbox }: World, { orderId }: Confirmed) =>
  (await sandbox.printOrders())
    .filter(({ merchantReference }) => merchantReference === orderId)
    .map(({ status }) => (status as { stage: string }).stage)

/** Prodigi takes the order not at first; somebody processes it again. */
async function refusedPrint(world: World): Promise<Play> {
  const { stack, sandbox, admin } = world
  const order = await confirmedOrder(world)
  return {
    about: order.orderId,
    work: async () => {
      await sandbox.fault('prodigi', { operation: 'orders.create', kind: 'error', status: 400, times: 1 })
      await admin.call('processOrder', { params: order.params })
    },
    again: async (upAt) => {
      await leaseRunsOut(stack, order.orderId, upAt)
      await eventually(
        async () => ['processed', 'prodigi_failed'].includes(await statusOf(world, order)),
        true,
      )
      if ((await statusOf(world, order)) === 'prodigi_failed')
        await admin.must('processOrder', { params: order.params })
    },
    found: () => judge(stack, order),
    wanted: PROCESSED,
  }
}

async function stoppedPrint(world: World): Promise<Play> {
  const { stack, admin } = world
  const order = await confirmedOrder(world)
  const { params } = order
  await admin.must('processOrder', { params })
  await eventually(() => judge(stack, order), PROCESSED)
  const { prodigi } = await admin.must('getPending', { params })
  const stop = () => admin.call('cancelPrint', { params, body: {} })
  return {
    about: prodigi.orderId ?? 'no print',
    work: stop,
    again: stop,
    found: async () => ({
      status: await statusOf(world, order),
      prints: await stagesOf(world, order),
      received: (await judge(stack, order)).received,
    }),
    wanted: { status: 'prodigi_failed', prints: ['Cancelled'], received: 'everything' },
  }
}

/** Prodigi's answer is lost, and the order is rejected then: what it holds is found by the order's own name. */
async function withdrawnPrint(world: World): Promise<Play> {
  const { stack, sandbox, admin } = world
  const order = await confirmedOrder(world)
  const { params, orderId } = order
  await sandbox.fault('prodigi', { operation: 'orders.create', kind: 'drop_after', times: 3 })
  await admin.call('processOrder', { params })
  await sandbox.mend('prodigi')
  const { payment_intent_id } = await checkoutRow(stack, order.sessionId)
  const intents = (await sandbox.stripeState()).payment_intents ?? []
  return {
    about: orderId,
    work: () => admin.call('rejectOrder', { params, body: { reason: 'It shows a trademark.' } }),
    again: (upAt) => leaseRunsOut(stack, orderId, upAt),
    found: async () => ({
      status: await statusOf(world, order),
      prints: await stagesOf(world, order),
      refunded: ((await sandbox.stripeState()).refunds ?? [])
        .filter(({ payment_intent }) => payment_intent === payment_intent_id)
        .map(({ amount }) => amount),
    }),
    wanted: {
      status: 'rejected',
      prints: ['Cancelled'],
      refunded: [intents.find(({ id }) => id === payment_intent_id)?.amount_received],
    },
  }
}

export const PRINT_PLACES: Place[] = [
  { point: 'record-refusal', prepare: refusedPrint },
  { point: 'note-cancel-asked', prepare: stoppedPrint },
  { point: 'cancel-at-prodigi', prepare: stoppedPrint },
  { point: 'withdraw-submission', prepare: withdrawnPrint },
]
