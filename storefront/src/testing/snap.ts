import type { NewCartLine } from '~/features/cart/lib/cart-line'

/** A case for the cart. */
export const snap = (over: Partial<NewCartLine> = {}): NewCartLine => ({
  productId: 1,
  name: 'Snap Cover',
  price: 12,
  device: 'iPhone 15 Pro',
  color: 'Gloss',
  sku: 'SNAP-IPHONE-15-PRO-GLOSS',
  customizations: { designId: 'd1', designName: 'Fox', recipeHash: 'a'.repeat(64) },
  ...over,
})
