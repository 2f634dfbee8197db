import { AI_DESIGNS_MODULE } from '@caseloom/ai-designs'
import { endpoints, placementSchema } from '@caseloom/contract'
import { ownerOf } from '../../../../../lib/designs/owner-of'
import { failure } from '../../../../../lib/http/fail'
import { route } from '../../../../../lib/http/route'
import { DEVICE_CATALOG_MODULE } from '../../../../../modules/device_catalog'

export const GET = route(endpoints.getRecipe, async (call) => {
  const { scope, params, res } = call
  const designs = scope.resolve(AI_DESIGNS_MODULE)
  const recipe = await designs.retrieveRecipeByHash(params.id)
  if (!recipe) throw failure('not_found', 'Design not found')
  // The recipe belongs to whoever the design belongs to; to anybody else it is as if there were none.
  const { design } = await designs.designOf(ownerOf(call), recipe.design_id)
  res.setHeader('Cache-Control', 'no-store')
  return {
    recipeHash: recipe.hash,
    designId: design.id,
    sku: await scope.resolve(DEVICE_CATALOG_MODULE).presentSku(recipe.sku),
    placement: placementSchema.parse(recipe.placement),
  }
})
