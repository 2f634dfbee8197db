import type { ShopInfo } from '@caseloom/contract'
import { DELIVERY_ASKED } from '@caseloom/stripe-checkout'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, QueryContext } from '@medusajs/framework/utils'
import { FULFILLMENT_PROVIDER } from '../printing/fulfillment-provider'

type ShippingMethod = ShopInfo['shippingMethods'][number]

interface PriceRow {
  amount: number
  currency_code: string
  price_rules: { attribute: string; operator: string; value: string }[]
}
export interface OptionRow {
  name: string
  type: { description: string } | null
  prices: PriceRow[]
}

/** The value of goods from which a price of nothing applies, or null. */
function freeFromOf(prices: PriceRow[]): number | null {
  const from = prices
    .filter(({ amount }) => amount === 0)
    .flatMap(({ price_rules }) => price_rules)
    .filter(({ attribute, operator }) => attribute === 'item_total' && operator === 'gte')
    .map(({ value }) => Number(value))
  return from.length > 0 ? Math.min(...from) : null
}

/** Shipping options as the shop shows them, the cheapest first; one without a price in pounds is left out. */
export function toShippingMethods(options: OptionRow[]): ShippingMethod[] {
  return options
    .flatMap(({ name, type, prices }) => {
      const pounds = prices.filter(({ currency_code }) => currency_code === 'gbp')
      const base = pounds.find(({ price_rules }) => price_rules.length === 0)
      if (!base) return []
      return [{ name, price: base.amount, days: type?.description ?? '', freeFrom: freeFromOf(pounds) }]
    })
    .sort((a, b) => a.price - b.price)
}

/** Medusa compares the rules of an option with texts. */
const ASKED = Object.fromEntries(Object.entries(DELIVERY_ASKED).map(([name, value]) => [name, String(value)]))

/** The delivery methods within the UK: those that the payment page offers, and no others. */
export async function listShippingMethods(scope: MedusaContainer): Promise<ShippingMethod[]> {
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'shipping_option',
    fields: [
      'name',
      'type.description',
      'prices.amount',
      'prices.currency_code',
      'prices.price_rules.attribute',
      'prices.price_rules.operator',
      'prices.price_rules.value',
    ],
    filters: {
      provider_id: FULFILLMENT_PROVIDER,
      service_zone: { geo_zones: { country_code: 'gb' } },
    },
    context: QueryContext(ASKED),
  })
  return toShippingMethods(data as OptionRow[])
}
