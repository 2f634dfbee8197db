import type { ShopInfo } from '@caseloom/contract'

/** What a shop says of itself, for tests: one that delivers so, free from £50 where a method says so. */
export const makeShop = (shippingMethods: ShopInfo['shippingMethods']): ShopInfo => ({
  shippingMethods,
  freeShippingThreshold: 50,
  sandbox: [],
  demoData: false,
  gallery: true,
  welcomeOffer: null,
  vatNumber: null,
  payment: { publishableKey: null, marks: [] },
})
