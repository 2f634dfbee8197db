import type { MedusaAdmin } from './medusa-admin'

interface Region {
  id: string
  name: string
  currency_code: string
  payment_providers: { id: string }[]
  countries: { iso_2: string }[]
}
interface Store {
  id: string
  default_sales_channel_id: string
  default_region_id: string
  default_location_id: string
}
interface Location {
  sales_channels: { id: string }[]
}
interface Preference {
  attribute: string
  value: string
  is_tax_inclusive: boolean
}

/** Where the shop sells, as Medusa's admin shows it. */
export async function placeOf(admin: MedusaAdmin) {
  const { stores } = await admin.call<{ stores: Store[] }>('GET', '/stores')
  const [store] = stores
  if (!store) throw new Error('The shop has no store')
  const { region } = await admin.call<{ region: Region }>(
    'GET',
    `/regions/${store.default_region_id}?fields=name,currency_code,payment_providers.id,countries.iso_2`,
  )
  const { stock_location: location } = await admin.call<{ stock_location: Location }>(
    'GET',
    `/stock-locations/${store.default_location_id}?fields=sales_channels.id`,
  )
  const { price_preferences: all } = await admin.call<{ price_preferences: Preference[] }>(
    'GET',
    '/price-preferences',
  )
  return {
    storeId: store.id,
    regionId: region.id,
    name: region.name,
    currency: region.currency_code,
    countries: region.countries.map(({ iso_2 }) => iso_2),
    locationId: store.default_location_id,
    isLocationOfChannel: location.sales_channels.some(({ id }) => id === store.default_sales_channel_id),
    providers: region.payment_providers.map(({ id }) => id),
    /** Of its currency and of itself. */
    vatIncluded: all
      .filter(({ value }) => value === 'gbp' || value === region.id)
      .map(({ is_tax_inclusive }) => is_tax_inclusive),
  }
}
