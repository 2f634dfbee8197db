import { AI_DESIGNS_MODULE } from '@caseloom/ai-designs'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { z } from 'zod'
import { failure } from '../../lib/http/fail'

const recipeSchema = z.object({
  hash: z.string(),
  design_id: z.string(),
  sku: z.string(),
  mockup_token: z.string(),
  quality: z.string(),
})

export interface OrderedRecipe {
  hash: string
  designId: string
  designName: string
  /** Drawn by a machine from the customer's words, and no picture of their own. */
  aiGenerated: boolean
  imageUrl: string
}

/**
 * The recipe of a cart line, if it is the caller's, of the design that the line names and made for this very variant.
 * @throws failure `recipe_changed`: the case has to be designed again
 */
export async function findRecipe(
  scope: MedusaContainer,
  wanted: { hash: string; designId: string; sku: string; caseName: string },
  who: { customerId: string; guestKeyHash: string | null },
): Promise<OrderedRecipe> {
  const changed = () =>
    failure(
      'recipe_changed',
      `The design of your ${wanted.caseName} has changed. Please open it in the studio again.`,
    )
  const query = scope.resolve(ContainerRegistrationKeys.QUERY)
  const { data: recipes } = await query.graph({
    entity: 'recipe',
    fields: ['hash', 'design_id', 'sku', 'mockup_token', 'quality'],
    filters: { hash: wanted.hash },
  })
  const recipe = recipeSchema.safeParse(recipes[0]).data
  if (!recipe || recipe.sku !== wanted.sku || recipe.design_id !== wanted.designId) throw changed()
  // A design that its owner took off their list after it went into the cart is still theirs to order.
  const [design] = await scope
    .resolve(AI_DESIGNS_MODULE)
    .listDesigns({ id: recipe.design_id }, { withDeleted: true })
  const own =
    design?.owner_customer_id === who.customerId ||
    (who.guestKeyHash !== null && !design?.owner_customer_id && design?.guest_key_hash === who.guestKeyHash)
  if (!design || !own) throw changed()
  // The studio keeps such a case out of the cart; who comes past it is told the same.
  if (design.provider === 'upload' && recipe.quality === 'poor') {
    throw failure(
      'recipe_changed',
      `The picture on your ${wanted.caseName} is too small to be printed at that size. Please make it smaller in the studio or choose another.`,
    )
  }
  return {
    hash: recipe.hash,
    designId: design.id,
    designName: design.title,
    aiGenerated: design.provider !== 'upload',
    imageUrl: `/api/files/mockup/${recipe.mockup_token}.webp`,
  }
}
