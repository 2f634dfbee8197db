import { endpoints, type Endpoint, type EndpointName } from '@caseloom/contract'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { addAddress, designedLine, guest, newShopper, type Shopper } from '../support/actors'
import { ApiClient } from '../support/api-client'
import { renamed, type Line } from '../support/cart-cases'
import { placedOrder } from '../support/checkout'
import { rows } from '../support/database'
import { goodPicture } from '../support/hostile-files'
import { checkoutRow } from '../support/judge'
import { newAdministrator } from '../support/administrators'

const stack = inject('stack')
const { backend, databaseUrl } = stack

/** Everything of A's that has a name somebody else could say. */
interface Owned {
  owner: Shopper
  addressId: string
  designId: string
  variationId: string
  jobId: string
  recipeHash: string
  sku: string
  orderId: string
  lineId: string
  sessionId: string
  checkoutId: string
  productId: string
  cartLine: Line
}
let a: Owned

async function makeOwned(): Promise<Owned> {
  const placed = await placedOrder(stack, { prompt: 'a lantern over still water' })
  const { api } = placed.shopper
  const form = new FormData()
  form.append(
    'profilePicture',
    new Blob([Uint8Array.from(await goodPicture(51))], { type: 'image/jpeg' }),
    'a.jpg',
  )
  await api.must('uploadProfilePicture', { form })
  await api.must('addFavourite', { params: { productId: '1' } })
  const cartLine = renamed(placed.cart.line)
  await api.must('addCartItem', { body: cartLine })
  const [address] = await api.must('listAddresses')
  const [job] = await api.must('listJobs')
  const [order] = await api.must('listOrders')
  return {
    owner: placed.shopper,
    addressId: address?.id ?? '',
    designId: placed.cart.designId,
    variationId: job?.variations[0]?.id ?? '',
    jobId: job?.jobId ?? '',
    recipeHash: placed.cart.line.customizations.recipeHash,
    sku: placed.cart.sku,
    orderId: placed.orderId,
    lineId: order?.id ?? '',
    sessionId: placed.sessionId,
    checkoutId: (await checkoutRow(stack, placed.sessionId)).id,
    productId: String(placed.cart.line.productId),
    cartLine,
  }
}

/** All that A owns, as the database has it. */
async function stateOf({ owner: { id } }: Owned): Promise<unknown> {
  const [row] = await rows<{ state: unknown }>(
    databaseUrl,
    `select jsonb_build_object(
      'customer', (select jsonb_build_object('e', email, 'f', first_name, 'l', last_name, 'p', phone) from customer where id = $1),
      'profile', (select jsonb_build_object('p', picture_name, 'n', newsletter_at) from customer_profile where customer_id = $1),
      'addresses', (select jsonb_agg(to_jsonb(x) - 'updated_at' order by id) from customer_address x where customer_id = $1),
      'designs', (select jsonb_agg(to_jsonb(d) - 'updated_at' - 'like_count' order by id) from design d where owner_customer_id = $1),
      'jobs', (select jsonb_agg(jsonb_build_object('i', id, 's', status) order by id) from generation_job where owner_customer_id = $1),
      'likes', (select count(*) from design_like where customer_id = $1),
      'cart', (select jsonb_agg(jsonb_build_object('i', l.metadata->'line_ids', 'q', l.quantity)) from customer_cart k
        join cart_line_item l on l.cart_id = k.cart_id and l.deleted_at is null where k.customer_id = $1),
      'favourites', (select jsonb_agg(product_id) from favourite where customer_id = $1),
      'orders', (select jsonb_agg(jsonb_build_object('i', id, 's', status, 'e', email) order by id) from "order" where customer_id = $1),
      'reviews', (select count(*) from product_review where customer_id = $1),
      'sessions', (select count(*) from login_session where customer_id = $1 and revoked_at is null)
    ) as state`,
    [id],
  )
  return row?.state
}

const ADDRESS = {
  name: 'Mine',
  street: '1 Thief Row',
  city: 'Hull',
  postcode: 'HU1 1AA',
  country: 'GB',
  isDefault: true,
}
/** Names somebody else wherever a body might be believed. */
const posing = () => ({
  id: a.owner.id,
  customer_id: a.owner.id,
  customerId: a.owner.id,
  owner_customer_id: a.owner.id,
  userId: a.owner.email,
  metadata: { customer_id: a.owner.id, isAdmin: true },
  isAdmin: true,
})

interface Try {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: Record<string, unknown>
  /** What whoever is not A is answered; their own (empty) things where it is absent. */
  refused?: number[]
}
const NOT_THERE = [404]
/** Calls that take no name of anything that is somebody's, or that are proved by a secret: said one by one, so that a new call has to be thought of. */
const NOBODYS: EndpointName[] = [
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
  'forgotPassword',
  'resetPassword',
  'changePassword',
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
  'jobEvents',
]

/** Every call that could be tried on something of A's. */
const tries = (): Partial<Record<EndpointName, Try[]>> => {
  const email = a.owner.email
  const design = { id: a.designId }
  const orders = [a.orderId, a.lineId, a.sessionId].map((id) => ({ params: { id }, refused: NOT_THERE }))
  return {
    getOwnReview: [{ params: { id: a.productId }, query: { customer_id: a.owner.id } }],
    createReview: [
      {
        params: { id: a.productId },
        body: { ...posing(), rating: 1, title: 'Bad', body: 'Nothing of this was mine, but here I am.' },
        refused: [403],
      },
    ],
    setReviewVisibility: [
      { params: { id: 'prev_none' }, body: { hidden: true, reason: 'x' }, refused: [403] },
    ],
    listFavourites: [{ query: { customerId: a.owner.id, email } }],
    mergeFavourites: [{ body: { ...posing(), productIds: [2] } }],
    addFavourite: [{ params: { productId: '2' }, body: posing() }],
    removeFavourite: [{ params: { productId: '1' }, body: posing() }],
    generate: [
      {
        body: { ...posing(), prompt: 'a boat', count: 1, referenceVariationId: a.variationId },
        refused: NOT_THERE,
      },
      {
        body: { ...posing(), prompt: 'a boat', count: 1, referenceDesignId: a.designId },
        refused: NOT_THERE,
      },
    ],
    createJob: [
      {
        body: { ...posing(), prompt: 'a boat', count: 1, referenceVariationId: a.variationId },
        refused: NOT_THERE,
      },
    ],
    listJobs: [{ query: { customerId: a.owner.id, userId: email } }],
    getJob: [{ params: { id: a.jobId }, refused: NOT_THERE }],
    cancelJob: [{ params: { id: a.jobId }, refused: NOT_THERE }],
    retryVariation: [{ params: { id: a.jobId, variation: '1' }, body: {}, refused: NOT_THERE }],
    getRecipe: [{ params: { id: a.recipeHash }, refused: NOT_THERE }],
    preview: [{ body: { ...posing(), designId: a.designId, sku: a.sku, placement: {} }, refused: NOT_THERE }],
    createDesign: [
      { body: { ...posing(), variationId: a.variationId }, refused: NOT_THERE },
      { body: { ...posing(), designId: a.designId }, refused: NOT_THERE },
    ],
    listDesigns: [
      { query: { userId: email }, refused: [403] },
      { query: { userId: a.owner.id }, refused: [403] },
    ],
    getDesign: [{ params: design, refused: NOT_THERE }],
    updateDesign: [
      { params: design, body: { ...posing(), title: 'Taken', isPublic: true }, refused: NOT_THERE },
    ],
    deleteDesign: [{ params: design, refused: NOT_THERE }],
    likeDesign: [{ params: design, refused: NOT_THERE }],
    unlikeDesign: [{ params: design, refused: NOT_THERE }],
    reportDesign: [{ params: design, body: { ...posing(), reason: 'other' }, refused: NOT_THERE }],
    getProfile: [{ query: { id: a.owner.id, email } }],
    updateProfile: [{ body: { ...posing(), email, name: 'Thief', phone: '' }, query: { email } }],
    signOutOthers: [{ body: posing(), query: { customerId: a.owner.id } }],
    deleteProfilePicture: [{ body: posing(), query: { email } }],
    exportAccount: [{ query: { email, customer_id: a.owner.id } }],
    deleteAccount: [{ body: { ...posing(), email, password: a.owner.password }, refused: [400] }],
    listAddresses: [{ query: { customer_id: a.owner.id, email } }],
    createAddress: [{ body: { ...posing(), ...ADDRESS } }],
    updateAddress: [{ params: { id: a.addressId }, body: { ...posing(), ...ADDRESS }, refused: NOT_THERE }],
    deleteAddress: [{ params: { id: a.addressId }, body: posing(), refused: NOT_THERE }],
    defaultAddress: [{ query: { customer_id: a.owner.id } }],
    getCart: [{ query: { customer_id: a.owner.id, email } }],
    addCartItem: [{ body: { ...posing(), ...a.cartLine, id: 'stolen' }, refused: [409] }],
    updateCartItem: [
      { params: { id: a.cartLine.id }, body: { ...posing(), quantity: 9 }, refused: NOT_THERE },
    ],
    removeCartItem: [{ params: { id: a.cartLine.id }, body: posing() }],
    clearCart: [{ query: { customer_id: a.owner.id }, body: posing() }],
    quoteCart: [{ body: { ...posing(), items: [a.cartLine] } }],
    createCheckoutSession: [
      {
        body: {
          ...posing(),
          items: [
            {
              id: 'l',
              productId: a.productId,
              name: 'x',
              price: 1,
              quantity: 1,
              image: '',
              device: '',
              color: '',
              customizations: { designId: a.designId, recipeHash: a.recipeHash },
            },
          ],
        },
        refused: [400, 404, 409],
      },
    ],
    sessionStatus: [{ query: { session_id: a.sessionId }, refused: NOT_THERE }],
    verifyPayment: [{ params: { id: a.sessionId }, refused: NOT_THERE }],
    processPayment: [
      { body: { ...posing(), sessionId: a.sessionId, customerEmail: email }, refused: [400, 403, 404] },
    ],
    listOrders: [{ query: { email, customer_id: a.owner.id } }],
    paymentOrders: [{ query: { email }, refused: [403] }],
    recentOrders: [{ query: { email }, refused: [403] }],
    getOrder: orders,
    orderAgain: orders,
    cancelOrder: orders,
    orderInvoice: orders,
    refreshStatus: [{ body: posing() }],
    downloadDesign: [
      { params: { id: a.lineId }, refused: NOT_THERE },
      { params: { id: a.lineId }, query: { email }, refused: [403, 404] },
    ],
    // The link's holder is whom it was sent to; of an order's own names nothing comes.
    getAdjustment: [{ params: { token: a.orderId }, refused: [400, 404] }],
    sendAdjustment: [{ params: { token: a.orderId }, body: posing(), refused: [400, 404] }],
    getMembership: [{ query: { customer_id: a.owner.id, email } }],
    celebrateTier: [{ body: { ...posing(), tierId: 'none' } }],
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
const ADMINISTRATORS_TOO: ReadonlySet<string> = new Set<EndpointName>(['orderInvoice'])

/** What is opened by a mailed link alone, also to its owner. */
const BY_LINK: ReadonlySet<string> = new Set<EndpointName>(['getAdjustment'])

const pathOf = ({ path }: Endpoint, params: Record<string, string> = {}) =>
  path.replace(/\{(\w+)\}/g, (_all, key: string) => encodeURIComponent(params[key] ?? 'none'))

/** Sends every try as somebody, and sees that A's things are neither told nor changed. */
async function tryAll(
  api: ApiClient,
  who: 'customer' | 'administrator' | 'guest' | 'revoked',
): Promise<void> {
  const signedIn = who === 'customer' || who === 'administrator'
  const before = await stateOf(a)
  const secrets = [a.owner.email, a.owner.id, a.addressId, '1 Test Row', a.sessionId]
  for (const [name, list] of Object.entries(tries()))
    for (const one of list) {
      const endpoint: Endpoint = endpoints[name as EndpointName]
      // What an administrator may do to A's order has tests of its own.
      if (who === 'administrator' && (endpoint.access === 'admin' || ADMINISTRATORS_TOO.has(name))) continue
      const answer = await api.send(endpoint.method, pathOf(endpoint, one.params), {
        ...(one.query && { query: one.query }),
        ...(one.body && endpoint.method !== 'GET' && { body: one.body }),
      })
      const text = await answer.text()
      const said = `${who} ${name} ${JSON.stringify(one.params ?? one.query ?? {})} → ${answer.status} ${text.slice(0, 200)}`
      const needsLogin = endpoint.access === 'customer' || endpoint.access === 'admin'
      if (!signedIn && needsLogin) expect(answer.status, said).toBe(401)
      else if (one.refused)
        expect(signedIn ? one.refused : [401, 403, ...one.refused], said).toContain(answer.status)
      else expect(answer.status, said).toBeLessThan(500)
      // A refusal may repeat what was asked for; nothing else may name A.
      if (answer.status < 400) for (const secret of secrets) expect(text, said).not.toContain(secret)
    }
  expect(await stateOf(a)).toEqual(before)
}

describe('what is A’s', () => {
  beforeAll(async () => {
    a = await makeOwned()
  }, 240_000)

  it('has a row for every call of the contract', () => {
    const thoughtOf = [...Object.keys(tries()), ...NOBODYS, 'uploadProfilePicture'].sort()
    expect(thoughtOf).toEqual(Object.keys(endpoints).sort())
  })

  it('is nothing to another customer', async () => {
    const b = await newShopper(backend)
    await tryAll(b.api, 'customer')
    expect(await b.api.must('getProfile')).toMatchObject({
      id: b.id,
      email: b.email,
      name: 'Thief',
      isAdmin: false,
    })
    const kept = await rows(databaseUrl, 'select metadata from customer where id = $1', [b.id])
    expect(kept).toEqual([{ metadata: null }])
  }, 180_000)

  it('is nothing to an administrator, either, but in the panel', async () => {
    const { api } = await newAdministrator(stack)
    await tryAll(api, 'administrator')
    for (const [name, list] of Object.entries(tries())) {
      const endpoint: Endpoint = endpoints[name as EndpointName]
      if (endpoint.access !== 'admin') continue
      const params = Object.fromEntries(Object.keys(list[0]?.params ?? {}).map((key) => [key, 'none']))
      const body = name === 'bulkDecision' ? { action: 'process', ids: ['none'] } : list[0]?.body
      const answer = await api.send(endpoint.method, pathOf(endpoint, params), {
        ...(body && endpoint.method !== 'GET' && { body }),
      })
      // They may come in; there is nothing of that name.
      const named = Object.keys(params).length > 0
      expect([name, answer.status]).toEqual([name, named ? 404 : 200])
    }
  }, 180_000)

  it('is A’s own to read', async () => {
    for (const [name, list] of Object.entries(tries()))
      for (const { params, query, refused } of list) {
        const endpoint: Endpoint = endpoints[name as EndpointName]
        if (endpoint.method !== 'GET' || endpoint.access === 'admin' || !refused || BY_LINK.has(name))
          continue
        // A listing of one's own goes by one's address.
        if (query && Object.values(query).includes(a.owner.id)) continue
        const answer = await a.owner.api.send('GET', pathOf(endpoint, params), { ...(query && { query }) })
        expect([name, answer.status]).toEqual([name, 200])
        await answer.arrayBuffer()
      }
  })

  it('is nothing to a guest, nor to one with another’s key', async () => {
    await tryAll(guest(backend), 'guest')
    const other = guest(backend)
    await designedLine(other, { prompt: 'a sundial' })
    await tryAll(other, 'guest')
  }, 240_000)

  it('is nothing to whoever holds A’s token once it was taken back', async () => {
    const thief = new ApiClient(backend)
    const { email, password } = a.owner
    const own = new ApiClient(backend)
    own.token = (await own.must('login', { body: { email, password } })).token
    thief.token = own.token
    await own.must('logout')
    await tryAll(thief, 'revoked')
  }, 180_000)
})

describe('what a guest made', () => {
  it('goes along at sign-up and at sign-in, once, also from two tabs at once', async () => {
    const browser = guest(backend)
    const { designId } = await designedLine(browser, { prompt: 'a paper boat in the rain' })
    const email = `mover-${designId.slice(-8).toLowerCase()}@example.test`
    const password = `pass-${designId}`
    const made = await browser.must('register', { body: { name: 'Mo Mover', email, password } })
    browser.token = made.token
    const own = async (api: ApiClient) =>
      (await api.must('listDesigns', { query: { userId: email } })).items.map(({ id }) => id)
    expect(await own(browser)).toEqual([designId])

    // Signed out, the browser makes another, and keeps the first once more.
    browser.token = null
    const { designId: second } = await designedLine(browser, { prompt: 'a paper plane at noon' })
    await Promise.all(
      [1, 2, 3].map(async () => {
        const tab = browser.at(backend)
        tab.token = (await tab.must('login', { body: { email, password } })).token
        await tab.must('mergeFavourites', { body: { productIds: [3, 1] } })
      }),
    )
    browser.token = (await browser.must('login', { body: { email, password } })).token
    expect((await own(browser)).sort()).toEqual([designId, second].sort())
    expect((await browser.must('listFavourites')).productIds).toEqual([3, 1])
    const stranger = await newShopper(backend)
    expect((await stranger.api.must('listDesigns', { query: { userId: stranger.email } })).items).toEqual([])
    await addAddress(stranger.api)
    const left = await rows(
      databaseUrl,
      'select id from design where id = any($1) and (guest_key_hash is not null or owner_customer_id is null)',
      [[designId, second]],
    )
    expect(left).toEqual([])
  }, 180_000)
})
