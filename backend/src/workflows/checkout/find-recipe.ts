import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { z } from 'zod'
import { failure } from '../../lib/http/fail'

const recipeSchema = z.object({
  hash: z.string(),
  design_id: z.string(),
  sku: z.string(),
  mockup_token: z.string(),
})
const designSchema = z.object({
  id: z.string(),
  title: z.string(),
  owner_customer_id: z.string().nullish(),
  guest_key_hash: z.string().nullish(),
})

export interface OrderedRecipe {
  hash: string
  designId: string
  designName: string
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
    fields: ['hash', 'design_id', 'sku', 'mockup_token'],
    filters: { hash: wanted.hash },
  })
  const recipe = recipeSchema.safeParse(recipes[0]).data
  if (!recipe || recipe.sku !== wanted.sku || recipe.design_id !== wanted.designId) throw changed()
  const { data: designs } = await query.graph({
    entity: 'design',
    fields: ['id', 'title', 'owner_customer_id', 'guest_key_hash'],
    filters: { id: recipe.design_id },
  })
  const design = designSchema.safeParse(designs[0]).data
  const own =
    design?.owner_customer_id === who.customerId ||
    (who.guestKeyHash !== null && !design?.owner_customer_id && design?.guest_key_hash === who.guestKeyHash)
  if (!design || !own) throw changed()
  return {
    hash: recipe.hash,
    designId: design.id,
    designName: design.title,
    imageUrl: `/api/files/mockup/${recipe.mockup_token}.webp`,
  }
}
