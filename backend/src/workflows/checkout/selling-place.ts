import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, MedusaError } from '@medusajs/framework/utils'
import { z } from 'zod'

const regionsSchema = z.array(
  z.object({
    id: z.string(),
    currency_code: z.string(),
    countries: z.array(z.object({ iso_2: z.string() })),
  }),
)
const storesSchema = z.array(
  z.object({ default_region_id: z.string(), default_sales_channel_id: z.string() }),
)

export interface SellingPlace {
  regionId: string
  salesChannelId: string
  currency: string
  countries: string[]
}

const unseeded = (what: string) =>
  new MedusaError(MedusaError.Types.UNEXPECTED_STATE, `The store has no ${what}: run the seed`)

/** Where this shop sells, as the store's settings say. */
export async function sellingPlace(scope: MedusaContainer): Promise<SellingPlace> {
  const query = scope.resolve(ContainerRegistrationKeys.QUERY)
  const { data: storeRows } = await query.graph({
    entity: 'store',
    fields: ['default_region_id', 'default_sales_channel_id'],
  })
  const store = storesSchema.parse(storeRows)[0]
  if (!store) throw unseeded('settings')
  const { data: regionRows } = await query.graph({
    entity: 'region',
    fields: ['id', 'currency_code', 'countries.iso_2'],
    filters: { id: store.default_region_id },
  })
  const region = regionsSchema.parse(regionRows)[0]
  if (!region) throw unseeded('region')
  return {
    regionId: region.id,
    salesChannelId: store.default_sales_channel_id,
    currency: region.currency_code,
    countries: region.countries.map(({ iso_2 }) => iso_2.toLowerCase()),
  }
}
