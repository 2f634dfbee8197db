import type { MedusaContainer } from '@medusajs/framework/types'
import { byOneProcess } from '../lib/database/by-one-process'
import { tellOfReviews } from '../lib/designs/tell-of-reviews'
import { tellOfWaiting } from '../lib/designs/tell-of-waiting'

/** Who is told of what of the gallery: owners of what was decided, administrators of what is to be decided. */
export default async function tendGallery(container: MedusaContainer) {
  await byOneProcess(container, 'tend-gallery', async () => {
    await tellOfReviews(container)
    await tellOfWaiting(container)
  })
}

export const config = { name: 'tend-gallery', schedule: '* * * * *' }
