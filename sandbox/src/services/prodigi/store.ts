import { randomDigits, randomHex } from '../../core/ids.js'
import type { ServiceKit } from '../../core/service.js'
import type { Download, Order, Parcel, Progress } from './entities.js'

export interface ProdigiSettings {
  /** Seconds that an order spends in each stage; 0 leaves it where it is until somebody asks. */
  stageSeconds: number
  /** Whether the reply to a known idempotencyKey carries the whole order or, as reported, its id alone. */
  alreadyExists: 'id' | 'full'
  /** Seconds that an idempotencyKey is remembered; 0 is for ever. */
  keySeconds: number
  /** Milliseconds between two attempts to download a picture. */
  downloadPauseMs: number
}

export function openProdigiStore(kit: ServiceKit, defaults: ProdigiSettings) {
  const { store, clock, deliveries } = kit
  const orders = store.collection<Order>('orders')
  const settingsRows = store.collection<Partial<ProdigiSettings> & { id: string }>('settings')
  const settings = (): ProdigiSettings => ({ ...defaults, ...settingsRows.get('settings') })

  return {
    kit,
    orders,
    progress: store.collection<Progress>('progress'),
    downloads: store.collection<Download>('downloads'),
    parcels: store.collection<Parcel>('parcels'),
    settings,
    writeSettings: (patch: Partial<ProdigiSettings>) =>
      settingsRows.put({ ...settingsRows.get('settings'), ...patch, id: 'settings' }),
    newId: (prefix: string) => `${prefix}_${randomDigits(17)}`,
    trace: () => `00-${randomHex(16)}-${randomHex(8)}-00`,
    /** When the order's next stage is due; null while stages are advanced on demand only. */
    nextDue: (): number | null =>
      settings().stageSeconds > 0 ? clock.now() + settings().stageSeconds * 1000 : null,

    /** The order that was made under a key, as long as the key is remembered. */
    orderByKey(key: string): Order | undefined {
      const { keySeconds } = settings()
      const since = keySeconds > 0 ? clock.now() - keySeconds * 1000 : 0
      return orders.all().find((order) => order.idempotencyKey === key && Date.parse(order.created) >= since)
    },

    change(id: string, patch: Partial<Order>): Order {
      return orders.update(id, { ...patch, lastUpdated: clock.iso() })
    },

    /** An unsigned CloudEvent with the order as it is now. */
    callBack(order: Order, change: string): void {
      if (!order.callbackUrl) return
      const id = `evt_${randomDigits(17)}`
      const type = `com.prodigi.order.${change}`
      const event = {
        specversion: '1.0',
        type,
        source: `${kit.url}/v4.0/Orders/`,
        id,
        time: clock.iso(),
        datacontenttype: 'application/json',
        data: { order, traceParent: `00-${randomHex(16)}-${randomHex(8)}-00` },
        subject: order.id,
      }
      deliveries.enqueue({ id, type, body: JSON.stringify(event), urls: [order.callbackUrl] })
    },
  }
}

export type ProdigiStore = ReturnType<typeof openProdigiStore>
