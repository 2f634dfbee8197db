import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { z } from 'zod'

const tiesSchema = z.array(z.object({ product_id: z.string() }))

/**
 * Every case is sent, but Medusa's form for a new product leaves its shipping profile open, and then takes its lines for something that
 * is not sent: such a line cannot be fulfilled together with others. Gives the shop's own profile where there is none.
 */
export async function giveShippingProfile(container: MedusaContainer, productIds: string[]): Promise<void> {
  if (productIds.length === 0) return
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'product_shipping_profile',
    fields: ['product_id'],
    filters: { product_id: productIds },
  })
  const tied = new Set(tiesSchema.parse(data).map(({ product_id }) => product_id))
  const without = productIds.filter((id) => !tied.has(id))
  if (without.length === 0) return
  const [profile] = await container
    .resolve(Modules.FULFILLMENT)
    .listShippingProfiles({ type: 'default' }, { take: 1 })
  if (!profile) return
  await container.resolve(ContainerRegistrationKeys.LINK).create(
    without.map((product_id) => ({
      [Modules.PRODUCT]: { product_id },
      [Modules.FULFILLMENT]: { shipping_profile_id: profile.id },
    })),
  )
}
