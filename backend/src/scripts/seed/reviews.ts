import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { PRODUCT_REVIEW_MODULE } from '../../modules/product_review'
import samples from '../data/sample-reviews.json'

const DAY_MS = 86_400_000

/**
 * The demo's reviews and sold counts, each marked as a sample; only with DEMO_DATA. A product that has samples keeps
 * them as they are.
 */
export async function seedSampleReviews(container: MedusaContainer) {
  const reviews = container.resolve(PRODUCT_REVIEW_MODULE)
  const products = await container
    .resolve(Modules.PRODUCT)
    .listProducts({ handle: Object.keys(samples) }, { select: ['id', 'handle'] })
  for (const [handle, line] of Object.entries(samples)) {
    const product_id = products.find((product) => product.handle === handle)?.id
    if (!product_id) continue
    const [reviewed] = await reviews.listProductReviews({ product_id, sample: true }, { take: 1 })
    if (!reviewed)
      await reviews.createProductReviews(
        line.reviews.map(({ daysAgo, ...words }, at) => ({
          ...words,
          product_id,
          sample: true,
          // Some minutes apart, so that no two are of the same moment.
          created_at: new Date(Date.now() - daysAgo * DAY_MS - at * 47 * 60_000),
        })),
      )
    const [sold] = await reviews.listSampleSales({ product_id })
    if (!sold) await reviews.createSampleSales({ product_id, count: line.sold })
  }
}
