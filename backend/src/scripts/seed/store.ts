import { PROVIDER_ID } from '@caseloom/stripe-checkout'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import {
  createRegionsWorkflow,
  createSalesChannelsWorkflow,
  createStockLocationsWorkflow,
  createTaxRegionsWorkflow,
  deleteRegionsWorkflow,
  deleteStockLocationsWorkflow,
  linkSalesChannelsToStockLocationWorkflow,
  updateStoresWorkflow,
} from '@medusajs/medusa/core-flows'
import { brand } from '../../brand'
import { completeMedusaDefaults } from './medusa-defaults'
import { whole } from './whole'

const SALES_CHANNEL = 'Caseloom Storefront'
const STOCK_LOCATION = 'Prodigi'
const VAT_RATE = 20

type Known = string | null | undefined
type Named = { id: string } | { name: string }

/** The store's own, which a merchandiser may have renamed; else those of the name that a seed gives. */
async function ownOrNamed<Row>(
  list: (named: Named) => Promise<Row[]>,
  known: Known,
  name: string,
): Promise<Row[]> {
  const own = known ? await list({ id: known }) : []
  return own.length > 0 ? own : await list({ name })
}

async function salesChannel(container: MedusaContainer, known: Known): Promise<string> {
  const channels = container.resolve(Modules.SALES_CHANNEL)
  const [found] = await ownOrNamed((named) => channels.listSalesChannels(named), known, SALES_CHANNEL)
  if (found) return found.id
  const { result } = await createSalesChannelsWorkflow(container).run({
    input: { salesChannelsData: [{ name: SALES_CHANNEL }] },
  })
  const created = result[0]
  if (!created) throw new Error('The sales channel could not be made')
  return created.id
}

/** The store's own where there are several: a merchandiser may have chosen another than the seed made. */
const region = (container: MedusaContainer, known: Known): Promise<string> =>
  whole(container, 'region', {
    find: async () => {
      const found = await container.resolve(Modules.REGION).listRegions({ currency_code: 'gbp' })
      return found.sort((a, b) => Number(b.id === known) - Number(a.id === known))
    },
    discard: async (id) => {
      if (!id) return
      const pricing = container.resolve(Modules.PRICING)
      const preferences = await pricing.listPricePreferences({ attribute: 'region_id', value: id })
      await pricing.deletePricePreferences(preferences.map((preference) => preference.id))
      await deleteRegionsWorkflow(container).run({ input: { ids: [id] } })
    },
    make: async () => {
      const { result } = await createRegionsWorkflow(container).run({
        input: {
          regions: [
            {
              name: 'United Kingdom',
              currency_code: 'gbp',
              countries: ['gb'],
              is_tax_inclusive: true,
              payment_providers: [PROVIDER_ID],
            },
          ],
        },
      })
      return result[0]
    },
  })

/** One that was taken away stays away: a company that is not registered charges no VAT. Medusa makes its rate after it. */
const taxRegion = (container: MedusaContainer) =>
  whole(container, 'tax region', {
    find: () => container.resolve(Modules.TAX).listTaxRegions({ country_code: 'gb' }, { withDeleted: true }),
    discard: async (id) => id && container.resolve(Modules.TAX).deleteTaxRegions(id),
    make: async () => {
      const { result } = await createTaxRegionsWorkflow(container).run({
        input: [
          {
            country_code: 'gb',
            provider_id: 'tp_system',
            default_tax_rate: { rate: VAT_RATE, code: 'GB-VAT', name: 'VAT' },
          },
        ],
      })
      return result[0]
    },
  })

const stockLocation = (container: MedusaContainer, salesChannelId: string, known: Known): Promise<string> =>
  whole(container, 'stock location', {
    find: () => {
      const locations = container.resolve(Modules.STOCK_LOCATION)
      return ownOrNamed((named) => locations.listStockLocations(named), known, STOCK_LOCATION)
    },
    discard: async (id) => id && deleteStockLocationsWorkflow(container).run({ input: { ids: [id] } }),
    make: async () => {
      const { result } = await createStockLocationsWorkflow(container).run({
        input: {
          locations: [
            {
              name: STOCK_LOCATION,
              address: { address_1: 'Printed to order', city: 'London', country_code: 'GB' },
            },
          ],
        },
      })
      const created = result[0]
      if (created)
        await linkSalesChannelsToStockLocationWorkflow(container).run({
          input: { id: created.id, add: [salesChannelId] },
        })
      return created
    },
  })

/** Store, sales channel, UK region, VAT and the place that orders leave from. Runs twice without harm. */
export async function seedStore(container: MedusaContainer) {
  const stores = container.resolve(Modules.STORE)
  const [store] = await stores.listStores()
  // Before it is seeded, the store has a sales channel that Medusa made, and no region.
  const seeded = store?.default_region_id ? store : undefined
  const salesChannelId = await salesChannel(container, seeded?.default_sales_channel_id)
  if (!seeded) await completeMedusaDefaults(container, salesChannelId)
  const regionId = await region(container, seeded?.default_region_id)
  await taxRegion(container)
  const locationId = await stockLocation(container, salesChannelId, seeded?.default_location_id)
  if (store)
    await whole(container, 'store', {
      find: async () =>
        (await stores.listStores({ id: store.id })).filter((one) => one.default_region_id === regionId),
      make: async () => {
        const { result } = await updateStoresWorkflow(container).run({
          input: {
            selector: { id: store.id },
            update: {
              name: brand.name,
              supported_currencies: [{ currency_code: 'gbp', is_default: true, is_tax_inclusive: true }],
              default_sales_channel_id: salesChannelId,
              default_region_id: regionId,
              default_location_id: locationId,
            },
          },
        })
        return result[0]
      },
    })
  return { salesChannelId, regionId, locationId }
}
