import { AI_DESIGNS_MODULE } from '@caseloom/ai-designs'
import { placementSchema, type Adjustment } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { artworkUrl } from '../../designs/present-design'
import { failure } from '../../http/fail'
import type { OpenedLink } from './open-link'
import { stateOf } from './state'

async function lineOf(
  scope: MedusaContainer,
  { row, bundle, line }: OpenedLink,
): Promise<NonNullable<Adjustment['line']>> {
  const designs = scope.resolve(AI_DESIGNS_MODULE)
  const recipe = await designs.retrieveRecipeByHash(line.metadata?.recipe_hash ?? '')
  // It may have left its owner's list since it was ordered.
  const [design] = recipe
    ? await designs.listDesigns({ id: recipe.design_id }, { withDeleted: true, take: 1 })
    : []
  if (!recipe || !design) throw failure('not_found', 'Design not found')
  const { token, width, height } = await designs.retrieveArtwork(recipe.artwork_id)
  return {
    remark: row.remark,
    deadline: new Date(row.deadline).toISOString(),
    productId: bundle.productNumbers.get(line.product_id ?? '') ?? null,
    productName: line.product_title ?? line.title,
    device: line.metadata?.device ?? '',
    finish: line.metadata?.finish ?? '',
    imageUrl: line.metadata?.image_url ?? '',
    placement: placementSchema.parse(recipe.placement),
    design: {
      id: design.id,
      title: design.title,
      prompt: design.prompt,
      imageUrl: artworkUrl(token, 'large'),
      thumbnailUrl: artworkUrl(token, 'thumb'),
      width,
      height,
      aiGenerated: design.provider !== 'upload',
    },
  }
}

/** What the holder of a link sees. Once nothing is asked for any more that is a sentence. */
export async function readLink(scope: MedusaContainer, opened: OpenedLink): Promise<Adjustment> {
  const { row, bundle } = opened
  const stands = stateOf(row, bundle, new Date())
  return {
    ...stands,
    orderNumber: bundle.order.display_id,
    line: stands.state === 'open' ? await lineOf(scope, opened) : null,
  }
}
