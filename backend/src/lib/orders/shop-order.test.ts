import { expect, test } from 'vitest'
import { rawOrder } from './order-fixture'
import { shopOrderSchema } from './shop-order'

const line = (id: string, metadata: Record<string, unknown> | null) => ({
  id,
  title: id,
  quantity: 1,
  unit_price: 1,
  metadata,
})
const read = (items: unknown[]) => shopOrderSchema.parse(rawOrder({ items })).items.map(({ id }) => id)

test('the lines stand as they stood in the cart, however Medusa answers them', () => {
  const [third, first, second] = [2, 0, 1].map((line_index) => line(`line ${line_index}`, { line_index }))
  expect(read([third, first, second])).toEqual(['line 0', 'line 1', 'line 2'])
})

test('lines that say nothing of their place stay where they are', () => {
  expect(read([line('b', null), line('a', { line_index: 'x' }), line('c', {})])).toEqual(['b', 'a', 'c'])
})
