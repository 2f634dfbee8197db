import { expect, inject, it } from 'vitest'
import { runScript } from '../support/run-script'
import { countsOf } from '../support/starts/contents'

const stack = inject('stack')
/** What no job and no shopper changes by itself. */
const TABLES = [
  ...['product', 'product_variant', 'price', 'price_set', 'product_category', 'print_spec', 'device'],
  ...['shipping_option', 'promotion', 'customer', 'customer_group', 'customer_group_customer', 'user'],
]
const seededRows = async () => {
  const counts = await countsOf(stack.databaseUrl)
  return TABLES.map((table) => [table, counts[table]])
}

// `npm run drill -- starts` cuts it off at every place.
it('the seed on a shop that is seeded: not one row more', async () => {
  const before = await seededRows()
  await runScript(stack, 'seed')
  expect(await seededRows()).toEqual(before)
})
