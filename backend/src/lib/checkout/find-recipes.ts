import { AI_DESIGNS_MODULE } from '@caseloom/ai-designs'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, type MedusaError } from '@medusajs/framework/utils'
import { z } from 'zod'
import type { PrintPixels } from '../../modules/device_catalog/types'
import { failure } from '../http/fail'

const recipesSchema = z.array(
  z.object({
    hash: z.string(),
    design_id: z.string(),
    variant_id: z.string().nullable(),
    sku: z.string(),
    mockup_token: z.string(),
    quality: z.string(),
    template: z.object({ widthPx: z.number(), heightPx: z.number() }),
  }),
)
type Recipe = z.output<typeof recipesSchema>[number]

export interface WantedRecipe {
  hash: string
  designId: string
  variantId: string | null
  /** Tells by itself where a recipe names no variant. */
  sku: string
  caseName: string
}
export interface OrderedRecipe {
  hash: string
  designId: string
  designName: string
  /** Drawn by a machine from the customer's words, and no picture of their own. */
  aiGenerated: boolean
  imageUrl: string
  /** How large its print was when it was laid out. */
  print: PrintPixels
}
export interface RecipeOwner {
  customerId: string | null
  guestKeyHash: string | null
}

async function readRows(scope: MedusaContainer, hashes: string[]): Promise<Map<string, Recipe>> {
  if (hashes.length === 0) return new Map()
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'recipe',
    fields: ['hash', 'design_id', 'variant_id', 'sku', 'mockup_token', 'quality', 'template'],
    filters: { hash: [...new Set(hashes)] },
  })
  return new Map(recipesSchema.parse(data).map((recipe) => [recipe.hash, recipe]))
}

/** A design that its owner took off their list after it went into the cart is still theirs to order. */
async function readDesigns(scope: MedusaContainer, ids: string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const designs = await scope
    .resolve(AI_DESIGNS_MODULE)
    .listDesigns({ id: [...new Set(ids)] }, { withDeleted: true, take: null })
  return new Map(designs.map((design) => [design.id, design]))
}

/** The recipes of these names with their designs, whosever they are. */
export async function readRecipes(scope: MedusaContainer, hashes: string[]) {
  const recipes = await readRows(scope, hashes)
  const designs = await readDesigns(
    scope,
    [...recipes.values()].map(({ design_id }) => design_id),
  )
  return { recipes, designs }
}

const isFor = (recipe: Recipe, { variantId, sku }: WantedRecipe) =>
  recipe.variant_id === null ? recipe.sku === sku : recipe.variant_id === variantId

/**
 * The recipe of a cart line, where it is the caller's, of the design that the line names and made for this very variant, whatever
 * its SKU was then; else `recipe_changed`: the case has to be designed again.
 */
export function recipeOf(
  { recipes, designs }: Awaited<ReturnType<typeof readRecipes>>,
  wanted: WantedRecipe,
  who: RecipeOwner,
): OrderedRecipe | MedusaError {
  const { hash, designId, caseName } = wanted
  const recipe = recipes.get(hash)
  const design = recipe && designs.get(recipe.design_id)
  const own =
    design?.owner_customer_id != null
      ? design.owner_customer_id === who.customerId
      : who.guestKeyHash !== null && design?.guest_key_hash === who.guestKeyHash
  if (!recipe || !design || !own || !isFor(recipe, wanted) || recipe.design_id !== designId)
    return failure(
      'recipe_changed',
      `The design of your ${caseName} has changed. Please open it in the studio again.`,
    )
  // The studio keeps such a case out of the cart; who comes past it is told the same.
  if (design.provider === 'upload' && recipe.quality === 'poor')
    return failure(
      'recipe_changed',
      `The picture on your ${caseName} is too small to be printed at that size. Please make it smaller in the studio or choose another.`,
    )
  return {
    hash: recipe.hash,
    designId: design.id,
    designName: design.title,
    aiGenerated: design.provider !== 'upload',
    imageUrl: `/api/files/mockup/${recipe.mockup_token}.webp`,
    print: recipe.template,
  }
}
