import type { EndpointName, Endpoints } from '@caseloom/contract'

/**
 * Method and path of every call, checked against the contract by the compiler. They are written out so that the
 * first page a shopper opens doesn't carry the contract's schemas (and zod with them).
 */
type Routes = { [K in EndpointName]: readonly [Endpoints[K]['method'], Endpoints[K]['path']] }

export const apiRoutes: Routes = {
  listProducts: ['GET', '/products'],
  getProduct: ['GET', '/products/{id}'],
  getPrintArea: ['GET', '/products/{id}/print-area'],
  inspirationPrompts: ['GET', '/customization/inspiration-prompts'],
  generate: ['POST', '/customization/generate'],
  preview: ['POST', '/customization/preview'],
  createDesign: ['POST', '/designs'],
  listDesigns: ['GET', '/designs'],
  getDesign: ['GET', '/designs/{id}'],
  register: ['POST', '/auth/register'],
  login: ['POST', '/auth/login'],
  logout: ['POST', '/auth/logout'],
  getProfile: ['GET', '/auth/profile'],
  updateProfile: ['PUT', '/auth/profile'],
  debug: ['GET', '/auth/debug'],
  listAddresses: ['GET', '/address'],
  createAddress: ['POST', '/address'],
  updateAddress: ['PUT', '/address/{id}'],
  deleteAddress: ['DELETE', '/address/{id}'],
  defaultAddress: ['GET', '/address/default'],
  getPromotion: ['GET', '/promotions/{code}'],
  createCheckoutSession: ['POST', '/payment/create-checkout-session'],
  sessionStatus: ['GET', '/payment/session-status'],
  verifyPayment: ['GET', '/payment/verify/{id}'],
  processPayment: ['POST', '/order/process-payment'],
  stripeWebhook: ['POST', '/webhooks/stripe'],
  listOrders: ['GET', '/orders'],
  paymentOrders: ['GET', '/order/payment-orders'],
  recentOrders: ['GET', '/order/recent'],
  getOrder: ['GET', '/order/{id}'],
  refreshStatus: ['POST', '/order/refresh-status'],
  downloadDesign: ['GET', '/order/designs/{id}/download'],
  prodigiWebhook: ['POST', '/webhooks/prodigi/{secret}'],
  listPending: ['GET', '/order/admin/pending'],
  getPending: ['GET', '/order/admin/pending/{id}'],
  processOrder: ['POST', '/order/admin/process/{id}'],
  rejectOrder: ['POST', '/order/admin/reject/{id}'],
  adminStats: ['GET', '/order/admin/stats'],
  health: ['GET', '/health'],
  ready: ['GET', '/health/ready'],
  shopInfo: ['GET', '/shop'],
}
