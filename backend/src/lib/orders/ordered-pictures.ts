import { AI_DESIGNS_MODULE } from '@caseloom/ai-designs'
import type { OrderedPicture } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'

/** The pictures of these recipes, whether or not their designs are still on their owner's list. */
export async function orderedPictures(
  scope: MedusaContainer,
  hashes: string[],
): Promise<Map<string, OrderedPicture>> {
  if (hashes.length === 0) return new Map()
  const module = scope.resolve(AI_DESIGNS_MODULE)
  const recipes = await module.listRecipes({ hash: hashes }, { take: null })
  const [artworks, designs] = await Promise.all([
    module.listArtworks({ id: recipes.map(({ artwork_id }) => artwork_id) }, { take: null }),
    module.listDesigns({ id: recipes.map(({ design_id }) => design_id) }, { take: null }),
  ])
  const sizes = new Map(artworks.map((artwork) => [artwork.id, artwork]))
  const listed = new Set(designs.map(({ id }) => id))
  return new Map(
    recipes.flatMap(({ hash, design_id: designId, artwork_id }) => {
      const artwork = sizes.get(artwork_id)
      if (!artwork) return []
      const { width, height } = artwork
      return [[hash, { designId, width, height, inMyDesigns: listed.has(designId) }]]
    }),
  )
}
