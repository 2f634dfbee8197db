import { expect, inject, it } from 'vitest'
import { addAddress, newShopper } from '../support/actors'
import { caseMaker, type Line } from '../support/cart-cases'
import { rows } from '../support/database'
import { sandboxClient } from '../support/sandbox-client'

const stack = inject('stack')
const { backend, databaseUrl } = stack
const sandbox = sandboxClient(stack)

/** A customer with a case in their kept cart, whose design the shop can print, or cannot for a while. */
async function withCase(quantity = 1) {
  const { api, id } = await newShopper(backend)
  const line: Line = { ...(await caseMaker(api)).first, quantity }
  await api.must('addCartItem', { body: line })
  const ofDesign = async (sku: string) => {
    const set = `update recipe set sku = $1 where hash = $2`
    await rows(databaseUrl, set, [sku, line.customizations.recipeHash])
  }
  const [recipe] = await rows<{ sku: string }>(databaseUrl, 'select sku from recipe where hash = $1', [
    line.customizations.recipeHash,
  ])
  return { api, id, line, takeAway: () => ofDesign('GONE'), bringBack: () => ofDesign(recipe?.sku ?? '') }
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
