import type { ShopInfo } from '@caseloom/contract'
import { DELIVERY_ASKED, offered } from '@caseloom/stripe-checkout'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, QueryContext } from '@medusajs/framework/utils'
import { CURRENCY } from '../catalogue/pricing'
import { SOLD_HERE } from '../catalogue/sold-here'
import { query } from '../database/sql'
import { FULFILLMENT_PROVIDER } from '../printing/fulfillment-provider'
import { HOME, sellingPlace, type SellingPlace } from './selling-place'

type ShippingMethod = ShopInfo['shippingMethods'][number]

interface PriceRow {
  amount: number
  currency_code: string
  price_rules: { attribute: string; operator: string; value: string }[]
}
interface Place {
  id: string
  sales_channels?: ({ id: string } | null)[] | null
}
export interface OptionRow {
  name: string
  shipping_profile_id: string
  type: { description: string } | null
  prices: PriceRow[]
  /** Its place is none where its fulfilment set is tied to none. */
  service_zone: { fulfillment_set?: { location?: Place | null } | null }
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

async function readOptions(scope: MedusaContainer): Promise<OptionRow[]> {
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'shipping_option',
    fields: [
      'name',
      'shipping_profile_id',
      'type.description',
      'prices.amount',
      'prices.currency_code',
      'prices.price_rules.attribute',
      'prices.price_rules.operator',
      'prices.price_rules.value',
      'service_zone.fulfillment_set.location.id',
      'service_zone.fulfillment_set.location.sales_channels.id',
    ],
    filters: {
      provider_id: FULFILLMENT_PROVIDER,
      service_zone: { geo_zones: { country_code: HOME } },
    },
    context: QueryContext(ASKED),
  })
  return data as OptionRow[]
}

/** The delivery methods within the UK, those too that a payment page has no room for, or that it offers no more. */
export async function readShippingMethods(scope: MedusaContainer): Promise<ShippingMethod[]> {
  const [{ regionId }, options] = await Promise.all([sellingPlace(scope), readOptions(scope)])
  return toShippingMethods(options, regionId)
}

/** SQL of shipping profiles that a product on sale has; each is looked for only until there is one. All of them where nothing is on sale yet. */
const PROFILES = `
  select f.id from shipping_profile f
  where f.deleted_at is null and (
    exists (select 1 from product_shipping_profile o join product p on p.id = o.product_id
      where o.shipping_profile_id = f.id and o.deleted_at is null
        and p.status = 'published' and p.deleted_at is null and ${SOLD_HERE})
    or not exists (select 1 from product p where p.status = 'published' and p.deleted_at is null and ${SOLD_HERE}))`

async function soldProfiles(scope: MedusaContainer): Promise<Set<string>> {
  const rows = await query(scope)<{ id: string }>(PROFILES)
  return new Set(rows.map(({ id }) => id))
}

type SellingTo = Pick<SellingPlace, 'regionId' | 'salesChannelId' | 'countries'>

/**
 * What the shop sends by, each with the place that it leaves from: Medusa has a cart sent from places of its sales channel alone,
 * and no product by an option of another shipping profile than its own.
 */
export function sentFrom(
  options: OptionRow[],
  profiles: ReadonlySet<string>,
  { regionId, salesChannelId, countries }: SellingTo,
) {
  if (!countries.includes(HOME)) return []
  return options.flatMap((option) => {
    if (!profiles.has(option.shipping_profile_id)) return []
    const place = option.service_zone.fulfillment_set?.location
    if (!place?.sales_channels?.some((channel) => channel?.id === salesChannelId)) return []
    return toShippingMethods([option], regionId).map((method) => ({ method, placeId: place.id }))
  })
}

async function readSent(scope: MedusaContainer, place: SellingTo) {
  const [options, profiles] = await Promise.all([readOptions(scope), soldProfiles(scope)])
  return sentFrom(options, profiles, place)
}

/** Those that the payment page offers, and no others. */
export async function listShippingMethods(scope: MedusaContainer): Promise<ShippingMethod[]> {
  const sent = await readSent(scope, await sellingPlace(scope))
  return offered(sent.map(({ method }) => method))
}

/** The places that something can be sent from. */
export async function sendingPlaces(scope: MedusaContainer, place: SellingTo): Promise<Set<string>> {
  return new Set((await readSent(scope, place)).map(({ placeId }) => placeId))
}
