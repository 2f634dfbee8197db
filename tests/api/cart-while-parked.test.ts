import { beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { administrator } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { renamed, type Line } from '../support/cart-cases'
import { openCheckout } from '../support/checkout'
import { rows } from '../support/database'
import { parked, type ParkedCheckout } from '../support/parked'

const stack = inject('stack')
const { databaseUrl } = stack
const SOON = { timeout: 30_000, interval: 100 }

let admin: ApiClient
let checkout: ParkedCheckout
let api: ApiClient
/** Two of them are paid for, and a person looks at the payment. */
let paid: Line
/** One more of the same case, as a browser adds it, and as the cart then names it. */
let more: Line
let shown: Line

const inCart = async () => (await api.must('getCart')).items.map(({ id, quantity }) => [id, quantity])
const add = (body: Line) => api.must('addCartItem', { body })
const remove = (id: string) => api.must('removeCartItem', { params: { id } })
const decide = (action: 'make' | 'release') =>
  admin.must('decideParked', { params: { id: checkout.id }, body: { action, note: 'Seen to it.' } })

beforeAll(async () => {
  admin = await administrator(stack.backend)
})
beforeEach(async () => {
  const opened = await openCheckout(stack, { quantity: 2 })
  api = opened.shopper.api
  paid = opened.cart.line
  await add(paid)
  checkout = await parked(stack, opened)
  more = renamed(paid, { quantity: 1 })
  shown = { ...paid, quantity: 1 }
  // A device that had no connection sends what is paid for, and takes it out.
  await add(paid)
  await remove(paid.id)
  await add(paid)
  expect(await inCart()).toEqual([])
  await add(more)
  expect(await inCart()).toEqual([[paid.id, 1]])
}, 120_000)

// Guard: `given_back` of a kept line.
it('what was added beside what is paid for is taken out and put back, once, under any of its names', async () => {
  for (const line of [shown, more]) {
    await remove(paid.id)
    expect(await inCart()).toEqual([])
    await add(line)
    // Its answer was lost.
    await add(line)
    expect(await inCart()).toEqual([[paid.id, 1]])
  }
  await api.must('updateCartItem', { params: { id: paid.id }, body: { quantity: 0 } })
  await add(shown)
  expect(await inCart()).toEqual([[paid.id, 1]])
  await api.must('clearCart')
  await remove(paid.id)
  expect(await inCart()).toEqual([])
  await add(shown)
  expect(await inCart()).toEqual([[paid.id, 1]])
  await decide('make')
  await expect.poll(inCart, SOON).toEqual([[paid.id, 1]])
  await add(shown)
  expect(await inCart()).toEqual([[paid.id, 1]])
}, 120_000)

// Guard: drop, which leaves what is paid for.
it('what is paid for is in the cart as before where the money goes back, though more of it was taken out', async () => {
  await remove(paid.id)
  await decide('release')
  expect(await inCart()).toEqual([[paid.id, 2]])
}, 120_000)

it('… and though more of it could not be bought for a while', async () => {
  const { recipeHash } = paid.customizations
  const [recipe] = await rows<{ of: string }>(
    databaseUrl,
    'select variant_id as of from recipe where hash = $1',
    [recipeHash],
  )
  const ofVariant = (id: string | undefined) =>
    rows(databaseUrl, 'update recipe set variant_id = $1 where hash = $2', [id ?? '', recipeHash])
  await ofVariant('GONE')
  expect(await api.must('getCart')).toMatchObject({ items: [], dropped: [{ id: paid.id }] })
  expect(await api.must('getCart')).toMatchObject({ items: [], dropped: [] })
  await ofVariant(recipe?.of)
  await add(shown)
  expect(await inCart()).toEqual([[paid.id, 1]])
  await decide('release')
  expect(await inCart()).toEqual([[paid.id, 3]])
}, 120_000)

// Guard: takeBought, which gives the names back of a line that goes with its order.
it('what was taken out can be put back once the order is made', async () => {
  await remove(paid.id)
  await decide('make')
  await expect
    .poll(
      () =>
        rows(
          databaseUrl,
          `select 1 from cart_line_item l join customer_cart k using (cart_id)
       where k.customer_id = $1 and l.deleted_at is null`,
          [checkout.shopper.id],
        ),
      SOON,
    )
    .toEqual([])
  await add(shown)
  await add(shown)
  expect(await inCart()).toEqual([[paid.id, 1]])
}, 120_000)
