import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, MedusaError } from '@medusajs/framework/utils'
import { z } from '@medusajs/framework/zod'
import { lineHash } from '../lib/line-hash'
import { toPence } from '../lib/pence'

const money = z.coerce.number()
const nullableList = <T extends z.ZodType>(schema: T) =>
  z
    .array(schema)
    .nullish()
    .transform((value) => value ?? [])

const frozenCartSchema = z.object({
  id: z.string(),
  currency_code: z.string(),
  total: money,
  item_total: money,
  original_item_total: money,
  metadata: z
    .record(z.string(), z.unknown())
    .nullish()
    .transform((value) => value ?? {}),
  completed_at: z.unknown(),
  items: nullableList(
    z.object({
      id: z.string(),
      variant_id: z.string(),
      quantity: money,
      unit_price: money,
      discount_total: money,
      metadata: z
        .object({ recipe_hash: z.string().nullish(), line_index: z.number().int().nullish() })
        .nullish(),
      adjustments: nullableList(z.object({ code: z.string().nullish(), promotion_id: z.string().nullish() })),
    }),
  ),
  shipping_methods: nullableList(
    z.object({
      id: z.string(),
      shipping_option_id: z.string(),
      tax_lines: nullableList(z.object({ id: z.string() })),
    }),
  ),
  payment_collection: z
    .object({
      id: z.string(),
      payment_sessions: nullableList(z.object({ id: z.string(), data: z.unknown() })),
    })
    .nullish(),
})
export type FrozenCart = z.output<typeof frozenCartSchema>

const FIELDS = [
  'id',
  'currency_code',
  'total',
  'item_total',
  'original_item_total',
  'metadata',
  'completed_at',
  'items.id',
  'items.variant_id',
  'items.quantity',
  'items.unit_price',
  'items.discount_total',
  'items.metadata',
  'items.adjustments.code',
  'items.adjustments.promotion_id',
  'shipping_methods.id',
  'shipping_methods.shipping_option_id',
  'shipping_methods.tax_lines.id',
  'payment_collection.id',
  'payment_collection.payment_sessions.id',
  'payment_collection.payment_sessions.data',
]

/** The frozen cart as the database holds it now, with totals in pounds. */
export async function readFrozenCart(container: MedusaContainer, cartId: string): Promise<FrozenCart> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({ entity: 'cart', fields: FIELDS, filters: { id: cartId } })
  if (!data[0]) throw new MedusaError(MedusaError.Types.NOT_FOUND, `Cart ${cartId} is gone`)
  return frozenCartSchema.parse(data[0])
}

export const hashOfCart = (cart: FrozenCart): string =>
  lineHash(
    cart.items.map((item) => ({
      variantId: item.variant_id,
      quantity: item.quantity,
      unitPence: toPence(item.unit_price),
      recipeHash: item.metadata?.recipe_hash ?? null,
    })),
  )

/** Of a pound: Medusa reckons with all fractions, and its sums may end in another one than ours. */
const NOTHING = 0.001

/** Whether Medusa adds VAT to the prices of a cart: what the shop shows and charges includes it. */
export function addsVat({ items, original_item_total }: Pick<FrozenCart, 'items' | 'original_item_total'>) {
  const asPriced = items.reduce((sum, { unit_price, quantity }) => sum + unit_price * quantity, 0)
  return original_item_total - asPriced > NOTHING
}
