import { randomDigits } from '../../core/ids.js'
import { isUnpaid } from './authorise.js'
import { downloadAll } from './downloads.js'
import { STEPS, type DetailState, type Order, type Shipment, type Step } from './entities.js'
import type { ProdigiStore } from './store.js'

const details = (
  order: Order,
  change: Partial<Record<keyof Order['status']['details'], DetailState>>,
): Order['status'] => ({
  ...order.status,
  details: { ...order.status.details, ...change },
})

/** Scenarios in which one lab makes the first item, and another the others. */
const SPLIT = new Set(['two_shipments', 'part_cancelled'])

function allocate(db: ProdigiStore, order: Order): Shipment[] {
  const scenario = db.progress.get(order.id)?.scenario ?? ''
  const split = SPLIT.has(scenario) && order.items.length > 1
  const groups = split ? [order.items.slice(0, 1), order.items.slice(1)] : [order.items]
  return groups.map((items, at) => ({
    id: db.newId('shp'),
    status: scenario === 'part_cancelled' && at > 0 ? 'Cancelled' : 'Processing',
    carrier: { name: 'Sandbox Post', service: `${order.shippingMethod} tracked` },
    dispatchDate: null,
    tracking: null,
    items: items.map((item) => ({ itemId: item.id })),
    fulfillmentLocation: { countryCode: 'GB', labCode: 'sandbox_gb1' },
  }))
}

function dispatch(db: ProdigiStore, order: Order): Shipment[] {
  const untracked = db.progress.get(order.id)?.scenario === 'no_tracking'
  return order.shipments.map((shipment) => {
    if (shipment.status === 'Cancelled') return shipment
    const number = `SBX${randomDigits(10)}GB`
    db.parcels.put({ id: number, orderId: order.id, status: 'in_transit', deliveredAt: null })
    const tracking = untracked ? null : { number, url: `${db.kit.url}/carrier/track/${number}` }
    return { ...shipment, status: 'Shipped', dispatchDate: db.kit.clock.iso(), tracking }
  })
}

function charge(db: ProdigiStore, order: Order): object[] {
  const cost = (amount: number) => ({ amount: amount.toFixed(2), currency: 'GBP' })
  const copies = order.items.reduce((sum, item) => sum + item.copies, 0)
  const items = order.items.map((item) => ({
    id: db.newId('chi'),
    itemId: item.id,
    shipmentId: null,
    cost: cost(6.5 * item.copies),
    chargeType: 'Item',
  }))
  const shipping = {
    id: db.newId('chi'),
    itemId: null,
    shipmentId: order.shipments[0]?.id ?? null,
    cost: cost(2.95),
    chargeType: 'Shipping',
  }
  return [
    {
      id: db.newId('chg'),
      prodigiInvoiceNumber: null,
      totalCost: cost(6.5 * copies + 2.95),
      totalTax: cost(0),
      items: [...items, shipping],
    },
  ]
}

/** One step on. Each step tells the shop by callback, except the last: delivery is the carrier's business. */
function enter(db: ProdigiStore, order: Order, step: Step): void {
  switch (step) {
    case 'downloaded':
      db.callBack(order, 'status.stage.changed#InProgress')
      return
    case 'production': {
      const status = details(order, {
        printReadyAssetsPrepared: 'Complete',
        allocateProductionLocation: 'Complete',
        inProduction: 'InProgress',
      })
      db.callBack(
        db.change(order.id, { status, shipments: allocate(db, order) }),
        'status.stage.changed#InProgress',
      )
      return
    }
    case 'shipped': {
      const status = details(order, { inProduction: 'Complete', shipping: 'InProgress' })
      db.callBack(
        db.change(order.id, { status, shipments: dispatch(db, order) }),
        'shipments.shipment#Complete',
      )
      return
    }
    case 'complete': {
      const status = { ...details(order, { shipping: 'Complete' }), stage: 'Complete' as const }
      db.callBack(
        db.change(order.id, { status, charges: charge(db, order) }),
        'status.stage.changed#Complete',
      )
      return
    }
    case 'delivered':
      for (const parcel of db.parcels.all()) {
        if (parcel.orderId === order.id)
          db.parcels.update(parcel.id, { status: 'delivered', deliveredAt: db.kit.clock.iso() })
      }
      return
    case 'created':
  }
}

const busy = new Map<string, Promise<string | null>>()

/** Brings an order to a step through all steps before it. Answers a sentence where it cannot. */
export async function advanceTo(db: ProdigiStore, orderId: string, to: Step): Promise<string | null> {
  // Several may wait for one walk; each then looks anew whether it is its turn.
  for (let other = busy.get(orderId); other; other = busy.get(orderId)) await other
  const running = walk(db, orderId, to).finally(() => busy.delete(orderId))
  busy.set(orderId, running)
  return running
}

async function walk(db: ProdigiStore, orderId: string, to: Step): Promise<string | null> {
  for (;;) {
    const order = db.orders.get(orderId)
    const progress = db.progress.get(orderId)
    if (!order || !progress) return 'There is no such order.'
    const at = STEPS.indexOf(progress.step)
    const next = STEPS[at + 1]
    if (at >= STEPS.indexOf(to) || next === undefined) return null
    if (order.status.stage === 'Cancelled') return 'The order is cancelled.'
    if (isUnpaid(order)) return 'The print waits until its payment is authorised.'
    if (next === 'downloaded' && !(await downloadAll(db, orderId))) {
      db.progress.update(orderId, { dueAt: null })
      db.kit.store.commit()
      return 'The pictures could not be downloaded, or the order was cancelled meanwhile.'
    }
    const current = db.orders.get(orderId)
    if (!current) return 'There is no such order.'
    enter(db, current, next)
    db.progress.update(orderId, {
      step: next,
      dueAt: next === 'delivered' ? null : db.nextDue(),
      hidden: false,
    })
    db.kit.store.commit()
  }
}

export function letOrdersProgress(db: ProdigiStore): void {
  const now = db.kit.clock.now()
  for (const { id, dueAt, step } of db.progress.all()) {
    if (dueAt === null || dueAt > now || busy.has(id) || db.orders.get(id)?.status.stage === 'Cancelled')
      continue
    const next = STEPS[STEPS.indexOf(step) + 1]
    if (next) void advanceTo(db, id, next).catch((error: unknown) => console.error('sandbox prodigi:', error))
  }
}
