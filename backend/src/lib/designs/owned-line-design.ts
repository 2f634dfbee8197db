import { AI_DESIGNS_MODULE } from '@caseloom/ai-designs'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { z } from 'zod'
import { failure } from '../http/fail'

const ordersSchema = z.array(
  z.object({
    items: z.array(
      z.object({ id: z.string(), metadata: z.object({ recipe_hash: z.string().optional() }).nullish() }),
    ),
  }),
)

/** The token of the picture on a line that this customer ordered. @throws not_found, also where it is another's line */
export async function ownedLineDesign(
  scope: MedusaContainer,
  customerId: string,
  lineId: string,
): Promise<string> {
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'order',
    fields: ['id', 'items.id', 'items.metadata'],
    filters: { customer_id: customerId },
  })
  const lines = ordersSchema.parse(data).flatMap(({ items }) => items)
  const hash = lines.find(({ id }) => id === lineId)?.metadata?.recipe_hash
  const designs = scope.resolve(AI_DESIGNS_MODULE)
  const recipe = hash ? await designs.retrieveRecipeByHash(hash) : null
  if (!recipe) throw failure('not_found', 'Design not found')
  return (await designs.retrieveArtwork(recipe.artwork_id)).token
}
