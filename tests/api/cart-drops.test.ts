import { expect, inject, it } from 'vitest'
import { addAddress, designedLine, guest, lineOf, newShopper, pickVariant } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { caseMaker, type Line } from '../support/cart-cases'
import { rows } from '../support/database'
import { merchandiser } from '../support/medusa-admin'
import { firstVariant, ownProduct } from '../support/own-product'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const { backend, databaseUrl } = stack
const sandbox = sandboxClient(stack)

/** A customer with a case in their kept cart, whose design the shop can print, or cannot for a while. */
async function withCase(quantity = 1) {
  const { api, id } = await newShopper(backend)
  const line: Line = { ...(await caseMaker(api)).first, quantity }
  await api.must('addCartItem', { body: line })
  const ofDesign = async (variantId: string) => {
    const set = `update recipe set variant_id = $1 where hash = $2`
    await rows(databaseUrl, set, [variantId, line.customizations.recipeHash])
  }
  const [recipe] = await rows<{ of: string }>(
    databaseUrl,
    'select variant_id as of from recipe where hash = $1',
    [line.customizations.recipeHash],
  )
  return { api, id, line, takeAway: () => ofDesign('GONE'), bringBack: () => ofDesign(recipe?.of ?? '') }
}
const at = { timeout: 30_000, interval: 50 }

// Guard: what is taken out was judged inside the cart's lock.
it('what can be bought again by the time that the cart is free to be changed stays in it', async () => {
  const { api, id, line, takeAway, bringBack } = await withCase()
  await takeAway()
  const key = `kept-cart:${id}`
  // Another device of theirs changes the cart.
  const changing = rows(databaseUrl, 'select pg_advisory_xact_lock(hashtextextended($1, 0)), pg_sleep(8)', [
    key,
  ])
  const locks = (granted: boolean) =>
    rows(
      databaseUrl,
      `select 1 from pg_locks where locktype = 'advisory' and granted = $2
         and (classid::bigint << 32) | objid::bigint = hashtextextended($1, 0)`,
      [key, granted],
    )
  await expect.poll(() => locks(true), at).toHaveLength(1)
  const reading = api.must('getCart')
  await expect.poll(() => locks(false), at).toHaveLength(1)
  await bringBack()
  await changing
  expect(await reading).toMatchObject({ items: [{ id: line.id }], dropped: [] })
  expect(await api.must('getCart')).toMatchObject({ items: [{ id: line.id }] })
}, 120_000)

// Guard: giveBackName, whoever takes the line out.
it('the rest of what was bought in part, dropped and on sale again, can be put back', async () => {
  const { api, line, takeAway, bringBack } = await withCase(2)
  await addAddress(api)
  const body = { items: [{ ...line, quantity: 1 }] }
  const { sessionId, url } = await api.must('createCheckoutSession', { body })
  await sandbox.pay(url)
  await api.must('processPayment', { body: { sessionId } })
  await expect.poll(async () => (await api.must('getCart')).items, at).toMatchObject([{ quantity: 1 }])
  await takeAway()
  expect(await api.must('getCart')).toMatchObject({ items: [], dropped: [{ id: line.id }] })
  await bringBack()
  const again = await api.must('addCartItem', { body: { ...line, quantity: 1 } })
  expect(again).toMatchObject({ items: [{ id: line.id, quantity: 1 }] })
}, 120_000)

// Guard: recipeOf, for whatever the case was called when its design was laid on it.
it('a case whose SKU a merchandiser changes stays in carts, can be bought and opens in the studio', async () => {
  const admin = await merchandiser(backend)
  const product = await ownProduct(admin)
  const { id: variantId } = firstVariant(product)
  const buyers = [(await newShopper(backend)).api, guest(backend)]
  const shown = () => guest(backend).must('getProduct', { params: { id: product.handle } })
  await expect.poll(async () => (await shown()).inStock, at).toBe(true)
  const lay = async (api: ApiClient) => {
    const { designId, line: known } = await designedLine(api)
    const design = { id: designId, title: known.customizations.designName ?? '' }
    return (await lineOf(api, design, await shown(), { device: 'iPhone 15' })).line
  }
  const [own, other] = await Promise.all(buyers.map(lay))
  const [customer, stranger] = buyers
  if (!own || !other || !customer || !stranger) throw new Error('Nobody buys')
  await customer.must('addCartItem', { body: own })
  for (const name of ['ONCE', 'TWICE']) {
    const sku = `${name}-${product.handle}`.toUpperCase()
    await admin.call('POST', `/products/${product.id}/variants/${variantId}`, { sku })
    // At once, and when the shop has followed.
    const stays = async () => {
      expect(await customer.must('getCart')).toMatchObject({ items: [{ id: own.id, sku }], dropped: [] })
      expect(await stranger.must('quoteCart', { body: { items: [other] } })).toMatchObject({
        unavailable: [],
      })
    }
    await stays()
    const params = { id: own.customizations.recipeHash }
    await expect.poll(async () => (await customer.must('getRecipe', { params })).sku, at).toBe(sku)
    await stays()
  }
}, 120_000)

// Guard: recipeOf, by variant; the studio's calls read the spec of a variant and not of a SKU.
it('a design stays with the case that it was laid on where two cases swap their SKUs', async () => {
  const admin = await merchandiser(backend)
  const finishes = ['Matte', 'Gloss'] as const
  const product = await ownProduct(admin, {
    variants: finishes.map((finish) => ({ device: 'iPhone 15', finish, price: 20 })),
  })
  const shown = () => guest(backend).must('getProduct', { params: { id: product.handle } })
  await expect.poll(async () => (await shown()).inStock, at).toBe(true)
  const { api } = await newShopper(backend)
  const { designId, line: known } = await designedLine(api)
  const design = { id: designId, title: known.customizations.designName ?? '' }
  const lay = async (finish: (typeof finishes)[number]) =>
    (await lineOf(api, design, await shown(), { device: 'iPhone 15', finish })).line
  const [before] = await Promise.all(finishes.map(lay))
  const [matte, gloss] = product.variants
  if (!before || !matte || !gloss) throw new Error('There are no two cases')
  const rename = (id: string, sku: string) =>
    admin.call('POST', `/products/${product.id}/variants/${id}`, { sku })
  await rename(matte.id, `MEANWHILE-${product.handle}`)
  await rename(gloss.id, matte.sku)
  await rename(matte.id, gloss.sku)

  const area = (finish: string) =>
    api.must('getPrintArea', { params: { id: product.handle }, query: { device: 'iPhone 15', finish } })
  expect(await Promise.all(finishes.map(async (finish) => (await area(finish)).sku))).toEqual([
    gloss.sku,
    matte.sku,
  ])
  const params = { id: before.customizations.recipeHash }
  expect(await api.must('getRecipe', { params })).toMatchObject({ sku: gloss.sku })
  const faults = async (...items: Line[]) => (await api.must('quoteCart', { body: { items } })).unavailable
  expect(await faults(before)).toEqual([])
  expect(await faults({ ...before, color: 'Gloss' })).toMatchObject([{ id: before.id }])
  // The very same picture at the very same place, under a SKU that it was laid out under before.
  await expect.poll(async () => pickVariant(await shown(), { finish: 'Gloss' }).sku, at).toBe(matte.sku)
  const after = await Promise.all(finishes.map(lay))
  expect(await faults(...after)).toEqual([])
}, 120_000)
