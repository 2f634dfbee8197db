import sharp from 'sharp'
import { beforeAll, expect, inject, it } from 'vitest'
import { addAddress, administrator, designedLine, newShopper, type CartLine } from '../support/actors'
import { askForChange, designBehind, tokensOf, withLink } from '../support/adjustment'
import type { ApiClient } from '../support/api-client'
import { merchandiser, type MedusaAdmin } from '../support/medusa-admin'
import { moneyOfOrder, printsOfOrder } from '../support/order-facts'
import { firstVariant, ownProduct, savePrint } from '../support/own-product'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const { backend } = stack
const sandbox = sandboxClient(stack)
const SOON = { timeout: 60_000, interval: 250 }
/** The one that a variant without print data has is 1260 by 2100. */
const OTHER = { widthPx: 1238, heightPx: 2042, dpi: 300 }

let staff: MedusaAdmin
let admin: ApiClient
beforeAll(async () => {
  staff = await merchandiser(backend)
  admin = await administrator(backend)
})

/** A customer's designed case of a product of this test alone, whose print size a merchandiser may give. */
async function designedCase() {
  const shopper = await newShopper(backend)
  const { api } = shopper
  await addAddress(api)
  const product = await ownProduct(staff)
  const area = () =>
    api.call('getPrintArea', {
      params: { id: product.handle },
      query: { device: 'iPhone 15', finish: 'Matte' },
    })
  await expect.poll(async () => (await area()).ok, SOON).toBe(true)
  await expect
    .poll(async () => (await api.must('listProducts', { query: { search: product.title } })).length, SOON)
    .toBe(1)
  const cart = await designedLine(api, { product: product.handle })
  const give = (size: object | null) => savePrint(staff, firstVariant(product).id, { prodigiSku: null, size })
  return { shopper, api, cart, give }
}

async function ordered({ shopper, cart: { line } }: { shopper: { api: ApiClient }; cart: CartLine }) {
  const { sessionId, url } = await shopper.api.must('createCheckoutSession', { body: { items: [line] } })
  await sandbox.pay(url)
  const { orderId } = await shopper.api.must('processPayment', { body: { sessionId } })
  return { orderId, sessionId }
}

/** As the studio does with a case of the cart: the same placement, in the size of now. */
async function laidOutAgain(api: ApiClient, { line, sku }: CartLine): Promise<CartLine['line']> {
  const { recipeHash, designId } = line.customizations
  const { placement } = await api.must('getRecipe', { params: { id: recipeHash } })
  const preview = await api.must('preview', { body: { designId, sku, placement } })
  expect(preview.recipeHash).not.toBe(recipeHash)
  return { ...line, customizations: { ...line.customizations, recipeHash: preview.recipeHash } }
}

it('a case that was laid out for another print size is not paid for, stays in the cart, and is laid out anew', async () => {
  const { api, cart, give } = await designedCase()
  const { line } = cart
  await api.must('addCartItem', { body: line })
  await give(OTHER)
  const error = `Your ${line.name} is printed in another size now. Please open it in the studio again.`
  const refused = { status: 409, code: 'recipe_changed', error }
  const unavailable = [{ id: line.id, message: error, left: null }]
  expect(await api.must('quoteCart', { body: { items: [line] } })).toMatchObject({ items: [], unavailable })
  expect(await api.call('createCheckoutSession', { body: { items: [line] } })).toMatchObject(refused)
  expect(await api.must('getCart')).toMatchObject({ items: [{ id: line.id }], dropped: [] })

  const again = await laidOutAgain(api, cart)
  expect(await api.must('quoteCart', { body: { items: [again] } })).toMatchObject({ unavailable: [] })
  expect(await api.call('createCheckoutSession', { body: { items: [again] } })).toMatchObject({ ok: true })

  // One side alone is another size, too.
  await give({ ...OTHER, heightPx: OTHER.heightPx + 1 })
  expect(await api.call('createCheckoutSession', { body: { items: [again] } })).toMatchObject(refused)
  await give(OTHER)
  expect(await api.call('createCheckoutSession', { body: { items: [again] } })).toMatchObject({ ok: true })
})

it('an order of it goes into the cart once more, where it is laid out anew', async () => {
  const made = await designedCase()
  const { api, give } = made
  const { orderId } = await ordered(made)
  await give(OTHER)
  const [again] = (await api.must('orderAgain', { params: { id: orderId } })).lines
  expect(again).toMatchObject({ refused: null })
  if (!again?.item) throw new Error('It can be ordered again')
  const { customization: customizations, ...item } = again.item
  const body = { ...item, customizations }
  await api.must('addCartItem', { body })
  const { unavailable } = await api.must('quoteCart', { body: { items: [body] } })
  expect(unavailable.map(({ message }) => message)).toEqual([
    `Your ${item.name} is printed in another size now. Please open it in the studio again.`,
  ])
})

it('what was paid for in the former size is not printed: the reason names the ways out, and a change is one', async () => {
  const made = await designedCase()
  const placed = { ...made, ...(await ordered(made)) }
  const params = { id: placed.orderId }
  await made.give(OTHER)
  const reason = expect.stringMatching(
    /is 1260 by 2100 pixels, but .+ needs 1238 by 2042 now: ask for a change, .+ former size/,
  ) as string
  expect((await admin.must('getPending', { params })).validItems[0]?.warnings).toEqual([reason])
  expect(await admin.call('processOrder', { params })).toMatchObject({ status: 502 })
  const { history, status } = await admin.must('getPending', { params })
  expect([status, history.at(-1)?.reason]).toEqual(['prodigi_failed', reason])
  expect((await moneyOfOrder(stack, placed)).status).toBe('requires_capture')

  expect(await askForChange(admin, placed)).toMatchObject({ ok: true })
  const [token = ''] = await tokensOf(placed)
  const designId = await designBehind(made.api, token)
  // As it lay: another size is change enough.
  await made.api.must('sendAdjustment', { ...withLink(token), body: { designId, placement: {} } })
  const [line] = (await admin.must('getPending', { params })).validItems
  const file = await fetch(new URL(line?.printFileUrl ?? '', backend))
  expect(await sharp(Buffer.from(await file.arrayBuffer())).metadata()).toMatchObject({
    width: OTHER.widthPx,
    height: OTHER.heightPx,
  })
  await admin.must('processOrder', { params })
  await expect.poll(() => printsOfOrder(stack, placed), SOON).toHaveLength(1)
})

it('and is printed once its variant has that size again', async () => {
  const made = await designedCase()
  const placed = await ordered(made)
  const params = { id: placed.orderId }
  await made.give(OTHER)
  expect(await admin.call('processOrder', { params })).toMatchObject({ status: 502 })
  await made.give(null)
  await admin.must('processOrder', { params })
  await expect.poll(() => printsOfOrder(stack, placed), SOON).toHaveLength(1)
})
