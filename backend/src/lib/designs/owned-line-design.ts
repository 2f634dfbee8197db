import { AI_DESIGNS_MODULE } from '@caseloom/ai-designs'
import type { MedusaContainer } from '@medusajs/framework/types'
import { failure } from '../http/fail'
import { findOrder } from '../orders/find-order'

/** The token of the picture on a line that this customer ordered. @throws not_found, also where it is another's line */
export async function ownedLineDesign(
  scope: MedusaContainer,
  customerId: string,
  lineId: string,
): Promise<string> {
  const found = await findOrder(scope, lineId, customerId)
  const hash = found?.line.id === lineId ? found.line.metadata?.recipe_hash : null
  const designs = scope.resolve(AI_DESIGNS_MODULE)
  const recipe = hash ? await designs.retrieveRecipeByHash(hash) : null
  if (!recipe) throw failure('not_found', 'Design not found')
  return (await designs.retrieveArtwork(recipe.artwork_id)).token
}
