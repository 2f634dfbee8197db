import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import {
  createRegionsWorkflow,
  createSalesChannelsWorkflow,
  createStockLocationsWorkflow,
  createTaxRegionsWorkflow,
  linkSalesChannelsToStockLocationWorkflow,
  updateStoresWorkflow,
} from '@medusajs/medusa/core-flows'
import { brand } from '../../brand'

export const SALES_CHANNEL = 'Caseloom Storefront'
export const STOCK_LOCATION = 'Prodigi'
export const PAYMENT_PROVIDER = 'pp_stripe-checkout_stripe'
const VAT_RATE = 20

async function salesChannel(container: MedusaContainer): Promise<string> {
  const [found] = await container.resolve(Modules.SALES_CHANNEL).listSalesChannels({ name: SALES_CHANNEL })
  if (found) return found.id
  const { result } = await createSalesChannelsWorkflow(container).run({
    input: { salesChannelsData: [{ name: SALES_CHANNEL }] },
  })
  const created = result[0]
  if (!created) throw new Error('The sales channel could not be made')
  return created.id
}

async function region(container: MedusaContainer): Promise<string> {
  const [found] = await container.resolve(Modules.REGION).listRegions({ currency_code: 'gbp' })
  if (found) return found.id
  const { result } = await createRegionsWorkflow(container).run({
    input: {
      regions: [
        {
          name: 'United Kingdom',
          currency_code: 'gbp',
          countries: ['gb'],
          is_tax_inclusive: true,
          payment_providers: [PAYMENT_PROVIDER],
        },
      ],
    },
  })
  const created = result[0]
  if (!created) throw new Error('The region could not be made')
  return created.id
}

async function taxRegion(container: MedusaContainer) {
  const found = await container.resolve(Modules.TAX).listTaxRegions({ country_code: 'gb' })
  if (found.length > 0) return
  await createTaxRegionsWorkflow(container).run({
    input: [
      {
        country_code: 'gb',
        provider_id: 'tp_system',
        default_tax_rate: { rate: VAT_RATE, code: 'GB-VAT', name: 'VAT' },
      },
    ],
  })
}

async function stockLocation(container: MedusaContainer, salesChannelId: string): Promise<string> {
  const [found] = await container.resolve(Modules.STOCK_LOCATION).listStockLocations({ name: STOCK_LOCATION })
  if (found) return found.id
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
  if (!created) throw new Error('The stock location could not be made')
  await linkSalesChannelsToStockLocationWorkflow(container).run({
    input: { id: created.id, add: [salesChannelId] },
  })
  return created.id
}

/** Store, sales channel, UK region, VAT and the place that orders leave from. Runs twice without harm. */
export async function seedStore(container: MedusaContainer) {
  const salesChannelId = await salesChannel(container)
  const regionId = await region(container)
  await taxRegion(container)
  const locationId = await stockLocation(container, salesChannelId)
  const [store] = await container.resolve(Modules.STORE).listStores()
  if (store && store.default_region_id !== regionId) {
    await updateStoresWorkflow(container).run({
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
  }
  return { salesChannelId, regionId, locationId }
}
