import { PRODIGI_MODULE, shippingMethodOf, type Quote } from '@caseloom/prodigi'
import type { MedusaContainer } from '@medusajs/framework/types'
import { wordsOf } from '../words-of'
import type { OrderBundle } from './bundle'
import { hasPrint } from './has-print'
import { printSkuOf } from './print-sku'

const WANTED = new Set([
  'pending_admin_approval',
  'adjustment_requested',
  'processing',
  'processed',
  'fulfillment_failed',
])

/**
 * What Prodigi would charge for an order, asked once and kept; null where nobody needs to know, since it was charged or
 * nothing is printed. Never fails: what cannot be asked says why.
 */
export async function quoteOf(scope: MedusaContainer, bundle: OrderBundle): Promise<Quote | null> {
  const { order, approval, submission } = bundle
  if (!approval || !WANTED.has(approval.status)) return null
  if (submission?.cost && hasPrint(submission)) return null
  const method = shippingMethodOf(order.shipping_methods[0]?.data ?? {})
  const country = order.shipping_address?.country_code
  if (!method || !country) return { cost: null, reason: 'It is not known how this order is sent.' }
  try {
    const items = []
    for (const line of order.items) {
      const { sku, attributes } = await printSkuOf(scope, line)
      items.push({ sku, attributes, copies: line.quantity })
    }
    return await scope.resolve(PRODIGI_MODULE).quote({ orderId: order.id, country, method, items })
  } catch (error) {
    return { cost: null, reason: wordsOf(error) }
  }
}
