import { MedusaError, Modules } from '@medusajs/framework/utils'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { findMerchandised } from '../../../lib/merchandising/find-merchandised'
import type { Merchandising } from '../../../lib/merchandising/merchandising'
import { toMetadata } from '../../../lib/merchandising/to-metadata'
import { versionOf } from '../../../lib/merchandising/version'

export interface SaveMerchandisingInput {
  productId: string
  /** The mark of what the merchandiser saw. */
  version: string
  /** HTML cleaned already. */
  merchandising: Merchandising
  /** The one category that the product shall be in. */
  categoryId: string | null
}
interface Before {
  id: string
  metadata: Record<string, unknown>
}

/** What a second merchandiser is told; the form offers to load what the first one saved. */
export const CHANGED_MEANWHILE = 'merchandising_changed'

/**
 * Makes sure that the product is what the merchandiser saw and turns what they said into Medusa's update. Undone, it puts
 * every metadata key back: Medusa's own undo merges, and would leave keys behind that were new.
 */
export const prepareMerchandisingStep = createStep(
  'prepare-merchandising',
  async ({ productId, version, merchandising, categoryId }: SaveMerchandisingInput, { container }) => {
    const product = await findMerchandised(container, productId)
    if (versionOf(product) !== version)
      throw new MedusaError(
        MedusaError.Types.NOT_ALLOWED,
        'Somebody else has changed this product since you opened it',
        CHANGED_MEANWHILE,
      )
    if (categoryId) {
      const [category] = await container.resolve(Modules.PRODUCT).listProductCategories({ id: [categoryId] })
      if (!category)
        throw new MedusaError(MedusaError.Types.INVALID_DATA, 'This category does not exist any more')
    }
    const metadata = toMetadata(merchandising)
    const before: Before = {
      id: productId,
      metadata: Object.fromEntries(Object.keys(metadata).map((key) => [key, product.metadata?.[key] ?? ''])),
    }
    return new StepResponse({ metadata, category_ids: categoryId ? [categoryId] : [] }, before)
  },
  async (before, { container }) => {
    if (before)
      await container.resolve(Modules.PRODUCT).updateProducts(before.id, { metadata: before.metadata })
  },
)
