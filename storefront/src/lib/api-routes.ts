import type { EndpointName, Endpoints } from '@caseloom/contract'

/**
 * Method and path of some calls, checked against the contract by the compiler. They are written out so that the first page
 * a shopper opens doesn't carry the contract's schemas (and zod with them).
 */
export type RoutesOf<N extends EndpointName> = {
  [K in N]: `${Endpoints[K]['method']} ${Endpoints[K]['path']}`
}

/** What several parts of the shop ask for. What one part alone asks for stands with it: most visitors never need it. */
export const shopRoutes = {
  listProducts: 'GET /products',
  listProductCards: 'GET /catalogue/cards',
  listDevices: 'GET /catalogue/devices',
  getProduct: 'GET /products/{id}',
  listReviews: 'GET /products/{id}/reviews',
  listShopReviews: 'GET /reviews',
  getOwnReview: 'GET /products/{id}/reviews/mine',
  createReview: 'POST /products/{id}/reviews',
  setReviewVisibility: 'PATCH /reviews/{id}',
  listFavourites: 'GET /favourites',
  mergeFavourites: 'POST /favourites',
  addFavourite: 'PUT /favourites/{productId}',
  removeFavourite: 'DELETE /favourites/{productId}',
  listDesigns: 'GET /designs',
  listPublished: 'GET /designs/published',
  getDesign: 'GET /designs/{id}',
  updateDesign: 'PATCH /designs/{id}',
  deleteDesign: 'DELETE /designs/{id}',
  likeDesign: 'POST /designs/like/{id}',
  unlikeDesign: 'DELETE /designs/{id}/like',
  reportDesign: 'POST /designs/{id}/report',
  logout: 'POST /auth/logout',
  getProfile: 'GET /auth/profile',
  getMembership: 'GET /membership',
  celebrateTier: 'POST /membership/celebrations',
  getCart: 'GET /cart',
  addCartItem: 'POST /cart/items',
  updateCartItem: 'PUT /cart/items/{id}',
  removeCartItem: 'DELETE /cart/items/{id}',
  quoteCart: 'POST /cart/quote',
  createCheckoutSession: 'POST /payment/create-checkout-session',
  sessionStatus: 'GET /payment/session-status',
  processPayment: 'POST /order/process-payment',
  paymentOrders: 'GET /order/payment-orders',
  getOrder: 'GET /order/{id}',
  cancelOrder: 'POST /order/{id}/cancel',
  refreshStatus: 'POST /order/refresh-status',
  orderAgain: 'GET /order/{id}/again',
  downloadDesign: 'GET /order/designs/{id}/download',
  orderInvoice: 'GET /order/{id}/invoice',
  sendContactMessage: 'POST /contact',
  shopInfo: 'GET /shop',
  shopFigures: 'GET /shop/figures',
} satisfies Partial<RoutesOf<EndpointName>>
