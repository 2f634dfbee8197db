import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { z } from 'zod'
import { failure } from '../http/fail'
import { FULFILLMENT_PROVIDER } from '../printing/fulfillment-provider'
import { deliveryDetailSchema, isOfOrder } from './as-bought'
import { CANCELLED } from './not-printed'
import { openChanges, sayChange } from './open-changes'

/** What Medusa asks of an order before, and after, it has the provider make its fulfillment. */
const FIELDS = [
  'status',
  'items.id',
  'items.title',
  'items.quantity',
  // Without it Medusa knows no quantity.
  'items.detail.quantity',
  'items.requires_shipping',
  'items.variant.manage_inventory',
  'items.variant.inventory_items.required_quantity',
  'items.variant.inventory_items.inventory.id',
  'items.variant.product.shipping_profile.id',
  'shipping_methods.name',
  'shipping_methods.shipping_option_id',
  'shipping_methods.detail.*',
]

const profile = z.object({ shipping_profile: z.object({ id: z.string() }).nullish() })
const stock = z.object({ required_quantity: z.coerce.number(), inventory: z.object({ id: z.string() }) })
const lineSchema = z.object({
  id: z.string(),
  title: z.string(),
  quantity: z.coerce.number(),
  requires_shipping: z.boolean(),
  variant: z
    .object({
      manage_inventory: z.boolean().nullish(),
      inventory_items: z.array(stock.nullish()).nullish(),
      product: profile.nullish(),
    })
    .nullish(),
})
const orderSchema = z.object({
  status: z.string(),
  items: z.array(lineSchema),
  shipping_methods: z
    .array(
      z.object({
        name: z.string(),
        shipping_option_id: z.string().nullish(),
        detail: deliveryDetailSchema,
      }),
    )
    .nullish(),
})
const optionSchema = z.object({
  provider_id: z.string().nullish(),
  shipping_profile_id: z.string(),
  service_zone: z.object({
    fulfillment_set: z.object({ location: z.object({ id: z.string() }).nullish() }).nullish(),
  }),
})
type Order = z.output<typeof orderSchema>
type Line = Order['items'][number]

const AGAIN = 'then process the order again'

async function refusedChange(container: MedusaContainer, orderId: string): Promise<string | null> {
  const [open] = await openChanges(container, orderId)
  return open ? `${sayChange(open)} Cancel it there, ${AGAIN}` : null
}

async function refusedDelivery(container: MedusaContainer, { items, shipping_methods }: Order) {
  const method = shipping_methods?.find(isOfOrder)
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'shipping_option',
    fields: ['provider_id', 'shipping_profile_id', 'service_zone.fulfillment_set.location.id'],
    filters: { id: method?.shipping_option_id ?? '' },
  })
  const option = optionSchema.optional().parse(data[0])
  if (!option)
    return `The delivery “${method?.name ?? ''}” of this order is no longer offered, and no other that the printer could send it by. Add a delivery option of Prodigi in Medusa’s admin, ${AGAIN}`
  if (option.provider_id !== FULFILLMENT_PROVIDER)
    return `The delivery “${method?.name ?? ''}” of this order is none of Prodigi’s: nothing would be printed. Reject the order, so that the customer can order anew with another`
  if (!option.service_zone.fulfillment_set?.location)
    return `The delivery of this order is tied to no stock location. Tie it to one in Medusa’s admin, ${AGAIN}`
  const other = items.find(
    ({ requires_shipping, variant }) =>
      requires_shipping &&
      variant?.product &&
      variant.product.shipping_profile?.id !== option.shipping_profile_id,
  )
  return other
    ? `The product of ${other.title} has another shipping profile in Medusa’s admin than the delivery of this order. Give it that one, ${AGAIN}`
    : null
}

function refusedTogether({ items }: Order): string | null {
  const without = items.find(({ requires_shipping }) => !requires_shipping)
  return without && items.some(({ requires_shipping }) => requires_shipping)
    ? `The product of ${without.title} has no shipping profile in Medusa’s admin. Give it the one of the others, ${AGAIN}`
    : null
}

/** Stock that Medusa counts has to be reserved for each line, in pieces of what it is made of. */
async function refusedStock(container: MedusaContainer, { items }: Order): Promise<string | null> {
  const reserved = await container
    .resolve(Modules.INVENTORY)
    .listReservationItems({ line_item_id: items.map(({ id }) => id) }, { take: null })
  const isShort = ({ id, quantity, variant }: Line) => {
    const own = reserved.filter(({ line_item_id }) => line_item_id === id)
    if (own.length === 0) return variant?.manage_inventory === true
    return own.some((reservation) => {
      const made = variant?.inventory_items?.find(
        (part) => part?.inventory.id === reservation.inventory_item_id,
      )
      return Number(reservation.quantity) < quantity * (made?.required_quantity ?? 1)
    })
  }
  const short = items.find(isShort)
  return short
    ? `${short.title} is counted as stock in Medusa’s admin, and not enough is reserved for this order. Turn “Manage inventory” off for its variant, ${AGAIN}`
    : null
}

/**
 * Makes sure that Medusa will take the fulfillment of an order as a whole. Some of it Medusa asks only once the provider has made it, and
 * then the print is under way; and all of it only when the money is taken.
 * @throws failure `fulfillment_failed` with a sentence for the administrator
 */
export async function assertFulfillable(container: MedusaContainer, orderId: string): Promise<void> {
  const { data } = await container
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity: 'order', fields: FIELDS, filters: { id: orderId } })
  const order = orderSchema.parse(data[0])
  const refusal =
    (order.status === 'canceled' ? CANCELLED : null) ??
    (await refusedChange(container, orderId)) ??
    refusedTogether(order) ??
    (await refusedDelivery(container, order)) ??
    (await refusedStock(container, order))
  if (refusal) throw failure('fulfillment_failed', refusal)
}
