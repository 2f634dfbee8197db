import type { ShopInfo } from '@caseloom/contract'
import { DELIVERY_ASKED, offered } from '@caseloom/stripe-checkout'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, QueryContext } from '@medusajs/framework/utils'
import { CURRENCY } from '../catalogue/pricing'
import { FULFILLMENT_PROVIDER } from '../printing/fulfillment-provider'
import { sellingPlace } from './selling-place'

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

type Rule = PriceRow['price_rules'][number]
const isOfRegion = ({ attribute }: Rule) => attribute === 'region_id'

/** The prices that hold in a region, each with its other conditions; as Medusa does, its own come before those of the currency alone. */
function pricesIn(regionId: string, prices: PriceRow[]) {
  return prices
    .filter(
      ({ currency_code, price_rules }) =>
        currency_code === CURRENCY && price_rules.filter(isOfRegion).every(({ value }) => value === regionId),
    )
    .map(({ amount, price_rules }) => ({
      amount,
      isOwn: price_rules.some(isOfRegion),
      conditions: price_rules.filter((rule) => !isOfRegion(rule)),
    }))
    .sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || a.amount - b.amount)
}
type HeldPrice = ReturnType<typeof pricesIn>[number]

/** The value of goods from which a price of nothing applies, or null. */
function freeFromOf(prices: HeldPrice[]): number | null {
  const from = prices
    .filter(({ amount }) => amount === 0)
    .flatMap(({ conditions }) => conditions)
    .filter(({ attribute, operator }) => attribute === 'item_total' && operator === 'gte')
    .map(({ value }) => Number(value))
  return from.length > 0 ? Math.min(...from) : null
}

/** Shipping options at what they cost in a region without conditions; one without such a price in pounds is left out. */
export function toShippingMethods(options: OptionRow[], regionId: string): ShippingMethod[] {
  return options.flatMap(({ name, type, prices }) => {
    const held = pricesIn(regionId, prices)
    const base = held.find(({ conditions }) => conditions.length === 0)
    if (!base) return []
    return [{ name, price: base.amount, days: type?.description ?? '', freeFrom: freeFromOf(held) }]
  })
}

/** Medusa compares the rules of an option with texts. */
const ASKED = Object.fromEntries(Object.entries(DELIVERY_ASKED).map(([name, value]) => [name, String(value)]))

/** The delivery methods within the UK, those too that a payment page has no room for. */
export async function readShippingMethods(scope: MedusaContainer): Promise<ShippingMethod[]> {
  const [{ regionId }, { data }] = await Promise.all([
    sellingPlace(scope),
    scope.resolve(ContainerRegistrationKeys.QUERY).graph({
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
    }),
  ])
  return toShippingMethods(data as OptionRow[], regionId)
}

/** Those that the payment page offers, and no others. */
export const listShippingMethods = async (scope: MedusaContainer): Promise<ShippingMethod[]> =>
  offered(await readShippingMethods(scope))
