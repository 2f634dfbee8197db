import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules, RuleOperator } from '@medusajs/framework/utils'
import {
  createShippingOptionsWorkflow,
  createShippingProfilesWorkflow,
  deleteFulfillmentSetsWorkflow,
  deleteShippingOptionsWorkflow,
} from '@medusajs/medusa/core-flows'
import { z } from 'zod'
import { FULFILLMENT_PROVIDER } from '../../lib/printing/fulfillment-provider'
import { SHIPPING_METHODS } from './data'
import { once, whole } from './whole'

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

const set = z.object({ id: z.string(), type: z.string() })
const places = z.array(z.object({ fulfillment_sets: z.array(set.nullish()).nullish() }))
const idIfShipping = (found: z.output<typeof set> | null | undefined) =>
  found?.type === 'shipping' ? [found.id] : []

/** The place that orders leave from, its provider and where they go to: links that are there are not made twice. */
async function serviceZone(container: MedusaContainer, locationId: string): Promise<string> {
  const fulfillment = container.resolve(Modules.FULFILLMENT)
  const link = container.resolve(ContainerRegistrationKeys.LINK)
  const relations = ['service_zones']
  // The place's own, whatever it is called now; by its name, where a seed was cut off before it was tied to the place.
  const sets = async () => {
    const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
      entity: 'stock_location',
      fields: ['fulfillment_sets.id', 'fulfillment_sets.type'],
      filters: { id: locationId },
    })
    const tied = places.parse(data).flatMap(({ fulfillment_sets: all }) => (all ?? []).flatMap(idIfShipping))
    const own = await fulfillment.listFulfillmentSets({ id: tied }, { relations })
    return own.length > 0 ? own : await fulfillment.listFulfillmentSets({ name: SET_NAME }, { relations })
  }
  await whole(container, 'delivery zone', {
    find: sets,
    discard: async (id) => id && deleteFulfillmentSetsWorkflow(container).run({ input: { ids: [id] } }),
    make: async () => {
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
      return set
    },
  })
  const zone = (await sets())[0]?.service_zones[0]
  if (!zone) throw new Error('The delivery zone could not be made')
  return zone.id
}

type Method = (typeof SHIPPING_METHODS)[number]
type Ids = { serviceZoneId: string; shippingProfileId: string }

async function createOption(
  container: MedusaContainer,
  { name, code, prodigi, price, days, freeFrom }: Method,
  { serviceZoneId, shippingProfileId }: Ids,
) {
  const { result } = await createShippingOptionsWorkflow(container).run({
    input: [
      {
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
      },
    ],
  })
  return result[0]
}

async function deliveryOption(container: MedusaContainer, method: Method, ids: Ids) {
  const fulfillment = container.resolve(Modules.FULFILLMENT)
  await whole(container, `delivery ${method.code}`, {
    // By Prodigi's name of it, which a merchandiser does not change, and among what was taken away.
    find: async () => {
      const present = await fulfillment.listShippingOptions(
        { service_zone: { id: ids.serviceZoneId } },
        { withDeleted: true },
      )
      return present.filter(({ data }) => data?.['id'] === method.prodigi)
    },
    discard: async (id) => {
      if (!id) return
      const { shipping_option_type_id: type } = await fulfillment.retrieveShippingOption(id)
      await deleteShippingOptionsWorkflow(container).run({ input: { ids: [id] } })
      await fulfillment.deleteShippingOptions([id])
      if (type) await fulfillment.deleteShippingOptionTypes([type])
    },
    make: () => createOption(container, method, ids),
  })
}

/** The four delivery methods; Basic and Standard are free from £50 of goods after discount. */
export async function seedShipping(container: MedusaContainer, { locationId }: { locationId: string }) {
  const shippingProfileId = await shippingProfile(container)
  const serviceZoneId = await serviceZone(container, locationId)
  for (const method of SHIPPING_METHODS)
    await once(container, `delivery ${method.code}`, () =>
      deliveryOption(container, method, { serviceZoneId, shippingProfileId }),
    )
  return { shippingProfileId }
}
