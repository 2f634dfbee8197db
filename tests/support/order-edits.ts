import { expect } from 'vitest'
import { rows } from './database'
import type { MedusaAdmin } from './medusa-admin'

interface Placed {
  orderId: string
}
interface Item {
  lineId: string
  variantId: string
  productId: string
}

/** The first line of an order, as Medusa has it. */
export async function itemOf(databaseUrl: string, { orderId }: Placed): Promise<Item> {
  const [item] = await rows<Item>(
    databaseUrl,
    `select l.id as "lineId", l.variant_id as "variantId", l.product_id as "productId" from order_item i
       join order_line_item l on l.id = i.item_id where i.order_id = $1`,
    [orderId],
  )
  if (!item) throw new Error(`${orderId} has no lines`)
  return item
}

/** What somebody in Medusa's admin does to an order. */
export const orderEdits = ({ call }: MedusaAdmin) => ({
  begin: ({ orderId }: Placed) => call('POST', '/order-edits', { order_id: orderId }),
  setQuantity: ({ orderId }: Placed, lineId: string, quantity: number) =>
    call('POST', `/order-edits/${orderId}/items/item/${lineId}`, { quantity }),
  drop: ({ orderId }: Placed) => call('DELETE', `/order-edits/${orderId}`),
  async end({ orderId }: Placed) {
    await call('POST', `/order-edits/${orderId}/request`, {})
    await call('POST', `/order-edits/${orderId}/confirm`, {})
  },
  /** Medusa's admin does not do it, and says what would be right. */
  refuses: (path: string, body: object, words: string) =>
    expect(call('POST', path, body)).rejects.toThrow(new RegExp(` 400: .*${words}`)),
})
