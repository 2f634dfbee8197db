import type { EndpointName } from '@caseloom/contract'
import type { Owned } from './owned'

const ADDRESS = {
  name: 'Mine',
  street: '1 Thief Row',
  city: 'Hull',
  postcode: 'HU1 1AA',
  country: 'GB',
  isDefault: true,
}
/** Names somebody else wherever a body might be believed. */
const posing = (a: Owned) => ({
  id: a.owner.id,
  customer_id: a.owner.id,
  customerId: a.owner.id,
  owner_customer_id: a.owner.id,
  userId: a.owner.email,
  metadata: { customer_id: a.owner.id, isAdmin: true },
  isAdmin: true,
})

export interface Try {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: Record<string, unknown>
  /** What whoever is not A is answered. Absent where the call concerns the caller’s own (empty) things whatever it names: then it succeeds. */
  refused?: number[]
}
const NOT_THERE = [404]
/** Calls that take no name of anything that is somebody's, or that are proved by a secret: said one by one, so that a new call has to be thought of. */
export const NOBODYS: EndpointName[] = [
  'listProducts',
  'listProductCards',
  'listDevices',
  'getProduct',
  'getProductImage',
  'getPrintArea',
  'listReviews',
  'listShopReviews',
  'listPublished',
  // Of what is published: its owner is refused what is not, as anybody is (designs-gallery.test.ts).
  'getDesignCase',
  'inspirationPrompts',
  'studioSettings',
  'uploadPicture',
  'register',
  'login',
  'logout',
  'debug',
  'verifyEmail',
  'resendVerification',
  'correctEmail',
  'forgotPassword',
  'resetPassword',
  'changePassword',
  'finishLogin',
  'startSecondFactor',
  'confirmSecondFactor',
  'renewRecoveryCodes',
  'removeSecondFactor',
  'listSocialProviders',
  'startSocial',
  'finishSocial',
  'getPromotion',
  'stripeWebhook',
  'prodigiWebhook',
  'health',
  'ready',
  'shopInfo',
  'shopFigures',
  'sendContactMessage',
  // Proved by a signature, and shows nothing of whom it names (profile-picture.test.ts).
  'newsLink',
  'leaveNews',
]

/** Every call that could be tried on something of A's. */
export const triesOn = (a: Owned): Partial<Record<EndpointName, Try[]>> => {
  const email = a.owner.email
  const design = { id: a.designId }
  const orders = [a.orderId, a.lineId, a.sessionId].map((id) => ({ params: { id }, refused: NOT_THERE }))
  return {
    getOwnReview: [{ params: { id: a.productId }, query: { customer_id: a.owner.id } }],
    createReview: [
      {
        params: { id: a.productId },
        body: { ...posing(a), rating: 1, title: 'Bad', body: 'Nothing of this was mine, but here I am.' },
        refused: [403],
      },
    ],
    setReviewVisibility: [
      { params: { id: 'prev_none' }, body: { hidden: true, reason: 'x' }, refused: [403] },
    ],
    listFavourites: [{ query: { customerId: a.owner.id, email } }],
    mergeFavourites: [{ body: { ...posing(a), productIds: [2] } }],
    addFavourite: [{ params: { productId: '2' }, body: posing(a) }],
    removeFavourite: [{ params: { productId: '1' }, body: posing(a) }],
    generate: [
      {
        body: { ...posing(a), prompt: 'a boat', count: 1, referenceVariationId: a.variationId },
        refused: NOT_THERE,
      },
      {
        body: { ...posing(a), prompt: 'a boat', count: 1, referenceDesignId: a.designId },
        refused: NOT_THERE,
      },
    ],
    createJob: [
      {
        body: { ...posing(a), prompt: 'a boat', count: 1, referenceVariationId: a.variationId },
        refused: NOT_THERE,
      },
    ],
    listJobs: [{ query: { customerId: a.owner.id, userId: email } }],
    getJob: [{ params: { id: a.jobId }, refused: NOT_THERE }],
    jobEvents: [{ params: { id: a.jobId }, refused: NOT_THERE }],
    cancelJob: [{ params: { id: a.jobId }, refused: NOT_THERE }],
    retryVariation: [{ params: { id: a.jobId, variation: '1' }, body: {}, refused: NOT_THERE }],
    getRecipe: [{ params: { id: a.recipeHash }, refused: NOT_THERE }],
    preview: [
      { body: { ...posing(a), designId: a.designId, sku: a.sku, placement: {} }, refused: NOT_THERE },
    ],
    createDesign: [
      { body: { ...posing(a), variationId: a.variationId }, refused: NOT_THERE },
      { body: { ...posing(a), designId: a.designId }, refused: NOT_THERE },
    ],
    listDesigns: [
      { query: { userId: email }, refused: [403] },
      { query: { userId: a.owner.id }, refused: [403] },
    ],
    getDesign: [{ params: design, refused: NOT_THERE }],
    updateDesign: [
      { params: design, body: { ...posing(a), title: 'Taken', isPublic: true }, refused: NOT_THERE },
    ],
    deleteDesign: [{ params: design, refused: NOT_THERE }],
    likeDesign: [{ params: design, refused: NOT_THERE }],
    unlikeDesign: [{ params: design, refused: NOT_THERE }],
    reportDesign: [{ params: design, body: { ...posing(a), reason: 'other' }, refused: NOT_THERE }],
    getProfile: [{ query: { id: a.owner.id, email } }],
    updateProfile: [{ body: { ...posing(a), email, name: 'Thief', phone: '' }, query: { email } }],
    signOutOthers: [{ body: posing(a), query: { customerId: a.owner.id } }],
    deleteProfilePicture: [{ body: posing(a), query: { email } }],
    getSecondFactor: [{ query: { email, customer_id: a.owner.id } }],
    exportAccount: [{ query: { email, customer_id: a.owner.id } }],
    deleteAccount: [{ body: { ...posing(a), email, password: a.owner.password }, refused: [400] }],
    listAddresses: [{ query: { customer_id: a.owner.id, email } }],
    createAddress: [{ body: { ...posing(a), ...ADDRESS } }],
    updateAddress: [{ params: { id: a.addressId }, body: { ...posing(a), ...ADDRESS }, refused: NOT_THERE }],
    deleteAddress: [{ params: { id: a.addressId }, body: posing(a), refused: NOT_THERE }],
    defaultAddress: [{ query: { customer_id: a.owner.id } }],
    getCart: [{ query: { customer_id: a.owner.id, email } }],
    addCartItem: [{ body: { ...posing(a), ...a.cartLine, id: 'stolen' }, refused: [409] }],
    updateCartItem: [
      { params: { id: a.cartLine.id }, body: { ...posing(a), quantity: 9 }, refused: NOT_THERE },
    ],
    removeCartItem: [{ params: { id: a.cartLine.id }, body: posing(a) }],
    clearCart: [{ query: { customer_id: a.owner.id }, body: posing(a) }],
    quoteCart: [{ body: { ...posing(a), items: [a.cartLine] } }],
    // A case that can be bought: nothing but whose its picture is stands against it.
    createCheckoutSession: [{ body: { ...posing(a), items: [a.cartLine] }, refused: [409] }],
    sessionStatus: [{ query: { session_id: a.sessionId }, refused: NOT_THERE }],
    verifyPayment: [{ params: { id: a.sessionId }, refused: NOT_THERE }],
    processPayment: [
      { body: { ...posing(a), sessionId: a.sessionId, customerEmail: email }, refused: [400, 403, 404] },
    ],
    listOrders: [{ query: { email, customer_id: a.owner.id } }],
    paymentOrders: [{ query: { email }, refused: [403] }],
    recentOrders: [{ query: { email }, refused: [403] }],
    getOrder: orders,
    orderAgain: orders,
    cancelOrder: orders,
    orderInvoice: orders,
    refreshStatus: [{ body: posing(a) }],
    downloadDesign: [
      { params: { id: a.lineId }, refused: NOT_THERE },
      { params: { id: a.lineId }, query: { email }, refused: [403, 404] },
    ],
    // The link's holder is whom it was sent to; of an order's own names nothing comes.
    getAdjustment: [{ params: { token: a.orderId }, refused: [400, 404] }],
    sendAdjustment: [{ params: { token: a.orderId }, body: posing(a), refused: [400, 404] }],
    getMembership: [{ query: { customer_id: a.owner.id, email } }],
    celebrateTier: [{ body: { ...posing(a), tierId: 'none' } }],
    listPending: [{ refused: [403] }],
    adminOrders: [{ query: { search: a.orderId }, refused: [403] }],
    getPending: [{ params: { id: a.orderId }, refused: [403] }],
    processOrder: [{ params: { id: a.orderId }, refused: [403] }],
    cancelPrint: [{ params: { id: a.orderId }, body: {}, refused: [403] }],
    rejectOrder: [{ params: { id: a.orderId }, body: { reason: 'mine' }, refused: [403] }],
    askAdjustment: [
      { params: { id: a.orderId }, body: { remark: 'mine', lines: [a.lineId] }, refused: [403] },
    ],
    bulkDecision: [{ body: { action: 'process', ids: [a.orderId] }, refused: [403] }],
    listParked: [{ refused: [403] }],
    decideParked: [
      { params: { id: a.checkoutId }, body: { action: 'release', note: 'mine' }, refused: [403] },
    ],
    adminSales: [{ refused: [403] }],
    adminStats: [{ refused: [403] }],
  }
}

/** What an administrator is given of anybody's, beside the panel. */
export const ADMINISTRATORS_TOO: ReadonlySet<string> = new Set<EndpointName>(['orderInvoice'])

/** What is opened by a mailed link alone, also to its owner. */
export const BY_LINK: ReadonlySet<string> = new Set<EndpointName>(['getAdjustment'])
