import { AI_DESIGNS_MODULE, type RecipeRow } from '@caseloom/ai-designs'
import { endpoints, placementSchema } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { ownerOf } from '../../../../../lib/designs/owner-of'
import { failure } from '../../../../../lib/http/fail'
import { route } from '../../../../../lib/http/route'

/** The SKU by now of the variant that it was laid on; the one of then where that is gone, or unknown. */
async function presentSku(scope: MedusaContainer, { variant_id: id, sku }: RecipeRow): Promise<string> {
  if (id === null) return sku
  const [variant] = await scope
    .resolve(Modules.PRODUCT)
    .listProductVariants({ id }, { select: ['sku'], take: 1 })
  return variant?.sku ?? sku
}

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
    sku: await presentSku(scope, recipe),
    placement: placementSchema.parse(recipe.placement),
  }
})
