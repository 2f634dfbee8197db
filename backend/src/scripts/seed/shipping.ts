import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules, RuleOperator } from '@medusajs/framework/utils'
import { createShippingOptionsWorkflow, createShippingProfilesWorkflow } from '@medusajs/medusa/core-flows'
import { SHIPPING_METHODS } from './data'

const FULFILLMENT_PROVIDER = 'prodigi_prodigi'
const SET_NAME = 'UK delivery'

async function shippingProfile(container: MedusaContainer): Promise<string> {
  const [found] = await container.resolve(Modules.FULFILLMENT).listShippingProfiles({ type: 'default' })
  if (found) return found.id
  const { result } = await createShippingProfilesWorkflow(container).run({
    input: { data: [{ name: 'Printed cases', type: 'default' }] },
  })
  const created = result[0]
  if (!created) throw new Error('The shipping profile could not be made')
  return created.id
}

async function serviceZone(container: MedusaContainer, locationId: string): Promise<string> {
  const fulfillment = container.resolve(Modules.FULFILLMENT)
  const [found] = await fulfillment.listFulfillmentSets({ name: SET_NAME }, { relations: ['service_zones'] })
  const zone = found?.service_zones[0]
  if (zone) return zone.id
  const link = container.resolve(ContainerRegistrationKeys.LINK)
  await link.create({
    [Modules.STOCK_LOCATION]: { stock_location_id: locationId },
    [Modules.FULFILLMENT]: { fulfillment_provider_id: FULFILLMENT_PROVIDER },
  })
  const set = await fulfillment.createFulfillmentSets({
    name: SET_NAME,
    type: 'shipping',
    service_zones: [{ name: 'United Kingdom', geo_zones: [{ country_code: 'gb', type: 'country' }] }],
  })
  await link.create({
    [Modules.STOCK_LOCATION]: { stock_location_id: locationId },
    [Modules.FULFILLMENT]: { fulfillment_set_id: set.id },
  })
  const created = set.service_zones[0]
  if (!created) throw new Error('The delivery zone could not be made')
  return created.id
}

/** The four delivery methods; Basic and Standard are free from £50 of goods after discount. */
export async function seedShipping(container: MedusaContainer, { locationId }: { locationId: string }) {
  const shippingProfileId = await shippingProfile(container)
  const serviceZoneId = await serviceZone(container, locationId)
  const present = await container
    .resolve(Modules.FULFILLMENT)
    .listShippingOptions({ service_zone: { id: serviceZoneId } })
  const missing = SHIPPING_METHODS.filter(({ name }) => !present.some((option) => option.name === name))
  if (missing.length > 0) {
    await createShippingOptionsWorkflow(container).run({
      input: missing.map(({ name, code, prodigi, price, days, freeFrom }) => ({
        name,
        price_type: 'flat' as const,
        provider_id: FULFILLMENT_PROVIDER,
        service_zone_id: serviceZoneId,
        shipping_profile_id: shippingProfileId,
        type: { label: name, description: days, code },
        // The id is Prodigi's own name of the shipping method.
        data: { id: prodigi, days, free_from: freeFrom },
        prices: [
          { currency_code: 'gbp', amount: price },
          ...(freeFrom === null
            ? []
            : [
                {
                  currency_code: 'gbp',
                  amount: 0,
                  rules: [{ attribute: 'item_total', operator: 'gte' as const, value: freeFrom }],
                },
              ]),
        ],
        rules: [
          { attribute: 'enabled_in_store', operator: RuleOperator.EQ, value: 'true' },
          { attribute: 'is_return', operator: RuleOperator.EQ, value: 'false' },
        ],
      })),
    })
  }
  return { shippingProfileId }
}
