import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { isDeepStrictEqual } from 'node:util'

/**
 * The id of a delivery option, or, where that was deleted since somebody chose it, of one that is there in its place: of the same
 * fulfillment provider and shipping profile, and sent in the same way where there is such a one. What a shopper chose and pays stands in
 * their own shipping method, which keeps its name, price and data. Null where nothing takes its place.
 */
export async function optionOrHeir(container: MedusaContainer, id: string): Promise<string | null> {
  const fulfillment = container.resolve(Modules.FULFILLMENT)
  const [chosen] = await fulfillment.listShippingOptions({ id }, { withDeleted: true })
  if (!chosen) return null
  if (!chosen.deleted_at) return chosen.id
  const { provider_id, shipping_profile_id, data } = chosen
  const there = await fulfillment.listShippingOptions(
    { shipping_profile_id },
    { order: { created_at: 'ASC' } },
  )
  const heirs = there.filter((option) => option.provider_id === provider_id)
  return (heirs.find((option) => isDeepStrictEqual(option.data, data)) ?? heirs[0])?.id ?? null
}
