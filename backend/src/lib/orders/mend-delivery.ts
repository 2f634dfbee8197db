import { optionOrHeir } from '@caseloom/stripe-checkout'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { z } from 'zod'
import { query } from '../database/sql'
import { deliveryDetailSchema, isOfOrder } from './as-bought'

const orderSchema = z.object({
  shipping_methods: z
    .array(
      z.object({
        id: z.string(),
        shipping_option_id: z.string().nullish(),
        detail: deliveryDetailSchema,
      }),
    )
    .nullish(),
})

/** A line of a product that had no shipping profile when it was bought; Medusa sends such ones apart from the others. */
const NOW_SHIPPED = `
  update order_line_item l set requires_shipping = true, updated_at = now()
    from order_item i, product_shipping_profile p, shipping_option o
   where i.order_id = ? and l.id = i.item_id and not l.requires_shipping
     and p.product_id = l.product_id and p.deleted_at is null and o.id = ? and o.shipping_profile_id = p.shipping_profile_id`

/**
 * An order may wait while its delivery option is deleted, or its product is given a shipping profile. Ties it to what Medusa fulfils it
 * by; what was chosen, its name, price and way, stays. Safe to repeat.
 */
export async function mendDelivery(container: MedusaContainer, orderId: string): Promise<void> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'order',
    fields: ['shipping_methods.id', 'shipping_methods.shipping_option_id', 'shipping_methods.detail.*'],
    filters: { id: orderId },
  })
  const method = orderSchema.parse(data[0]).shipping_methods?.find(isOfOrder)
  if (!method?.shipping_option_id) return
  const option = await optionOrHeir(container, method.shipping_option_id)
  if (!option) return
  if (option !== method.shipping_option_id)
    await container
      .resolve(Modules.ORDER)
      .updateOrderShippingMethods({ id: method.id, shipping_option_id: option })
  await query(container)(NOW_SHIPPED, [orderId, option])
}
