import type { SeenPrice } from './seen-price'

/** What the drawer's Checkout hands the cart page. */
export const checkoutAsked = (seen: SeenPrice) => ({ checkout: seen })
