import type { EndpointName, Endpoints, Method } from '@caseloom/contract'

/** Calls that no page makes: of providers, of machines that watch the shop, and of addresses that stand in `src`. */
type NotHere =
  | 'stripeWebhook'
  | 'prodigiWebhook'
  | 'health'
  | 'ready'
  | 'getProductImage'
  | 'getDesignCase'
  | 'recentOrders'
  | 'defaultAddress'
  | 'clearCart'
  | 'getPromotion'
  | 'verifyPayment'
  | 'listOrders'
  | 'listPending'
export type CallName = Exclude<EndpointName, NotHere>

/**
 * Method and path of every call of the pages, checked against the contract by the compiler. They are written out so that the
 * first page a shopper opens doesn't carry the contract's schemas (and zod with them).
 */
type Routes = { [K in CallName]: `${Endpoints[K]['method']} ${Endpoints[K]['path']}` }

const apiRoutes: Routes = {
  listProducts: 'GET /products',
  listProductCards: 'GET /catalogue/cards',
  listDevices: 'GET /catalogue/devices',
  getProduct: 'GET /products/{id}',
  getPrintArea: 'GET /products/{id}/print-area',
  listReviews: 'GET /products/{id}/reviews',
  listShopReviews: 'GET /reviews',
  getOwnReview: 'GET /products/{id}/reviews/mine',
  createReview: 'POST /products/{id}/reviews',
  setReviewVisibility: 'PATCH /reviews/{id}',
  listFavourites: 'GET /favourites',
  mergeFavourites: 'POST /favourites',
  addFavourite: 'PUT /favourites/{productId}',
  removeFavourite: 'DELETE /favourites/{productId}',
  inspirationPrompts: 'GET /customization/inspiration-prompts',
  studioSettings: 'GET /customization/settings',
  generate: 'POST /customization/generate',
  createJob: 'POST /customization/jobs',
  listJobs: 'GET /customization/jobs',
  getJob: 'GET /customization/jobs/{id}',
  jobEvents: 'GET /customization/jobs/{id}/events',
  cancelJob: 'DELETE /customization/jobs/{id}',
  retryVariation: 'POST /customization/jobs/{id}/variations/{variation}/retry',
  uploadPicture: 'POST /customization/uploads',
  preview: 'POST /customization/preview',
  getRecipe: 'GET /customization/recipes/{id}',
  createDesign: 'POST /designs',
  listDesigns: 'GET /designs',
  listPublished: 'GET /designs/published',
  getDesign: 'GET /designs/{id}',
  updateDesign: 'PATCH /designs/{id}',
  deleteDesign: 'DELETE /designs/{id}',
  likeDesign: 'POST /designs/like/{id}',
  unlikeDesign: 'DELETE /designs/{id}/like',
  reportDesign: 'POST /designs/{id}/report',
  register: 'POST /auth/register',
  login: 'POST /auth/login',
  logout: 'POST /auth/logout',
  getProfile: 'GET /auth/profile',
  updateProfile: 'PUT /auth/profile',
  verifyEmail: 'GET /auth/verify-email',
  resendVerification: 'POST /auth/resend-verification',
  forgotPassword: 'POST /auth/forgot-password',
  resetPassword: 'POST /auth/reset-password',
  changePassword: 'POST /auth/change-password',
  signOutOthers: 'POST /auth/sign-out-others',
  listSocialProviders: 'GET /auth/providers',
  startSocial: 'POST /auth/social/{provider}',
  finishSocial: 'POST /auth/social/{provider}/callback',
  uploadProfilePicture: 'POST /auth/upload-profile-picture',
  deleteProfilePicture: 'DELETE /auth/profile-picture',
  exportAccount: 'GET /auth/export',
  deleteAccount: 'DELETE /auth/account',
  finishLogin: 'POST /auth/login/second-factor',
  getSecondFactor: 'GET /auth/second-factor',
  startSecondFactor: 'POST /auth/second-factor',
  confirmSecondFactor: 'POST /auth/second-factor/confirm',
  renewRecoveryCodes: 'POST /auth/second-factor/recovery-codes',
  removeSecondFactor: 'DELETE /auth/second-factor',
  getMembership: 'GET /membership',
  celebrateTier: 'POST /membership/celebrations',
  debug: 'GET /auth/debug',
  listAddresses: 'GET /address',
  createAddress: 'POST /address',
  updateAddress: 'PUT /address/{id}',
  deleteAddress: 'DELETE /address/{id}',
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
  askAdjustment: 'POST /order/admin/ask-adjustment/{id}',
  getAdjustment: 'GET /order/adjustments/{token}',
  sendAdjustment: 'POST /order/adjustments/{token}',
  adminOrders: 'GET /order/admin/orders',
  getPending: 'GET /order/admin/pending/{id}',
  processOrder: 'POST /order/admin/process/{id}',
  cancelPrint: 'POST /order/admin/cancel-print/{id}',
  rejectOrder: 'POST /order/admin/reject/{id}',
  bulkDecision: 'POST /order/admin/bulk',
  adminSales: 'GET /order/admin/sales',
  adminStats: 'GET /order/admin/stats',
  listParked: 'GET /order/admin/parked',
  decideParked: 'POST /order/admin/parked/{id}',
  sendContactMessage: 'POST /contact',
  shopInfo: 'GET /shop',
  shopFigures: 'GET /shop/figures',
}

/** Method and path of a call. */
export const routeOf = (name: CallName) => apiRoutes[name].split(' ') as [Method, string]
