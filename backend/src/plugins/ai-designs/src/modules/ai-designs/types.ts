import type { InferTypeOf } from '@medusajs/framework/types'
import type { Artwork } from './models/artwork'
import type { Design } from './models/design'
import type { GenerationJob } from './models/generation-job'
import type { Recipe } from './models/recipe'

export type ArtworkRow = InferTypeOf<typeof Artwork>
export type DesignRow = InferTypeOf<typeof Design>
export type JobRow = InferTypeOf<typeof GenerationJob>
export type RecipeRow = InferTypeOf<typeof Recipe>

/**
 * Whose it is: a customer, or a browser by the SHA-256 of its guest key. A signed-in customer may give both: what the
 * browser made before the sign-in is theirs too, and new things belong to the account.
 */
export interface Owner {
  customerId?: string | null
  guestKeyHash?: string | null
}

export type ArtworkSize = 'thumb' | 'large' | 'original'

/** A design with what is needed to show it. */
export interface DesignView {
  design: DesignRow
  artwork: ArtworkRow
}
