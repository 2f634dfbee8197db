import { AI_DESIGNS_MODULE } from '@caseloom/ai-designs'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { failure } from '../http/fail'

/** The token of the picture on a line that this customer ordered. @throws not_found, also where it is another's line */
export async function ownedLineDesign(
  scope: MedusaContainer,
  customerId: string,
  lineId: string,
): Promise<string> {
  const missing = failure('not_found', 'Design not found')
  const filter = { customer_id: customerId, items: { id: lineId } }
  const [order] = await scope
    .resolve(Modules.ORDER)
    .listOrders(filter as never, { select: ['id'], relations: ['items'], take: 1 })
  const hash = order?.items?.find(({ id }) => id === lineId)?.metadata?.recipe_hash
  if (typeof hash !== 'string') throw missing
  const designs = scope.resolve(AI_DESIGNS_MODULE)
  const recipe = await designs.retrieveRecipeByHash(hash)
  if (!recipe) throw missing
  return (await designs.retrieveArtwork(recipe.artwork_id)).token
}
