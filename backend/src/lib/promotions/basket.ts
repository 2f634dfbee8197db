import { toPence } from '@caseloom/stripe-checkout'
import type { ComputeActionContext, ItemTaxLineDTO, MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, decorateCartTotals, Modules } from '@medusajs/framework/utils'
import { z } from 'zod'
import type { ResolvedLine } from '../checkout/resolve-lines'
import type { SellingPlace } from '../shop/selling-place'

/** Who a promotion may be for. */
export interface Beneficiary {
  id: string
  email: string
  groups: { id: string }[]
}
/** Goods, buyer and place as Medusa's promotions look at a cart. */
export interface Basket {
  customer: Beneficiary | null
  context: ComputeActionContext
  items: BasketItem[]
  /** Of each line, in whole pence. */
  worth: number[]
}
interface BasketItem {
  id: string
  unit_price: number
  quantity: number
  is_tax_inclusive: true
  tax_lines: { rate: number }[]
}
export interface Adjustment {
  item_id: string
  amount: number
  is_tax_inclusive: boolean
}

const productsSchema = z.array(
  z.object({
    id: z.string(),
    discountable: z.boolean().nullish(),
    collection_id: z.string().nullish(),
    type_id: z.string().nullish(),
    tags: z.array(z.object({ id: z.string() })).nullish(),
    categories: z.array(z.object({ id: z.string() })).nullish(),
  }),
)

async function readProducts(scope: MedusaContainer, ids: string[]) {
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'product',
    fields: ['id', 'discountable', 'collection_id', 'type_id', 'tags.id', 'categories.id'],
    filters: { id: [...new Set(ids)] },
  })
  return new Map(productsSchema.parse(data).map((product) => [product.id, product]))
}

const keyOf = (index: number) => `line_${index}`

async function taxRates(scope: MedusaContainer, lines: ResolvedLine[], country: string) {
  const taxable = lines.map(({ item, found }, index) => ({
    id: keyOf(index),
    product_id: found.productId,
    quantity: item.quantity,
    unit_price: found.price,
  }))
  const found = await scope.resolve(Modules.TAX).getTaxLines(taxable, { address: { country_code: country } })
  const rates = new Map<string, { rate: number }[]>()
  for (const line of found as ItemTaxLineDTO[]) {
    const known = rates.get(line.line_item_id) ?? []
    rates.set(line.line_item_id, [...known, { rate: line.rate ?? 0 }])
  }
  return rates
}

/** Nobody is a customer yet: what is counted for each customer is not counted for them. */
const NOBODY = 'guest'

/** What is bought, as Medusa's promotions are asked about it: net and gross of each line, its product, the buyer, the place. */
export async function makeBasket(
  scope: MedusaContainer,
  lines: ResolvedLine[],
  who: { customer: Beneficiary | null; place: SellingPlace; country: string },
): Promise<Basket> {
  const { customer, place, country } = who
  const [products, rates] = await Promise.all([
    readProducts(
      scope,
      lines.map(({ found }) => found.productId),
    ),
    taxRates(scope, lines, country),
  ])
  const items = lines.map(({ item, found }, index): BasketItem => ({
    id: keyOf(index),
    unit_price: found.price,
    quantity: item.quantity,
    is_tax_inclusive: true,
    tax_lines: rates.get(keyOf(index)) ?? [],
  }))
  const totals = totalsOf(items, [])
  return {
    customer,
    items,
    worth: lines.map(({ item, found }) => toPence(found.price) * item.quantity),
    context: {
      currency_code: place.currency,
      region: { id: place.regionId },
      sales_channel_id: place.salesChannelId,
      shipping_address: { country_code: country },
      customer_id: customer?.id ?? NOBODY,
      email: customer?.email ?? NOBODY,
      ...(customer && { customer: { id: customer.id, groups: customer.groups } }),
      items: items.map((item, index) => {
        const product = products.get(lines[index]?.found.productId ?? '')
        return {
          id: item.id,
          quantity: item.quantity,
          unit_price: item.unit_price,
          subtotal: totals[index]?.subtotal ?? 0,
          original_total: totals[index]?.originalTotal ?? 0,
          is_discountable: product?.discountable ?? true,
          variant_id: lines[index]?.found.variantId,
          product: {
            id: product?.id ?? '',
            ...(product?.collection_id && { collection_id: product.collection_id }),
            ...(product?.type_id && { type_id: product.type_id }),
            tags: product?.tags ?? [],
            categories: product?.categories ?? [],
          },
        }
      }),
      shipping_methods: [],
    },
  }
}

const totalsSchema = z.array(
  z.object({
    subtotal: z.coerce.number(),
    original_total: z.coerce.number(),
    discount_total: z.coerce.number(),
  }),
)

/** Medusa's own totals of the lines with these adjustments, in pounds and with all their fractions. */
export function totalsOf(items: BasketItem[], adjustments: Adjustment[]) {
  const decorated = decorateCartTotals({
    currency_code: 'gbp',
    items: items.map((item) => ({
      ...item,
      adjustments: adjustments.filter(({ item_id }) => item_id === item.id),
    })),
  })
  return totalsSchema
    .parse((decorated as { items?: unknown }).items)
    .map(({ subtotal, original_total, discount_total }) => ({
      subtotal,
      originalTotal: original_total,
      discountTotal: discount_total,
    }))
}
