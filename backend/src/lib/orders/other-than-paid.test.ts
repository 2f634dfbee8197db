import { expect, it } from 'vitest'
import { rawOrder } from './order-fixture'
import { otherThanPaid } from './other-than-paid'
import { shopOrderSchema } from './shop-order'

const line = (index: number | null, part: object = {}) => ({
  id: `ordli_${index}`,
  title: 'Snap Case',
  variant_id: 'variant_snap',
  quantity: 2,
  unit_price: 12,
  metadata: index === null ? null : { line_index: index, recipe_hash: 'other' },
  ...part,
})
const ordered = (...items: object[]) => shopOrderSchema.parse(rawOrder({ items })).items
const snap = { title: 'Snap Case', variantId: 'variant_snap', quantity: 2 }
const tough = { title: 'Tough Case', variantId: 'variant_tough', quantity: 1 }
const second = line(1, { title: 'Tough Case', variant_id: 'variant_tough', quantity: 1 })

it('is silent where what was paid is what is ordered, whatever is on it and in any order', () => {
  expect(otherThanPaid(ordered(second, line(0)), [snap, tough])).toBeNull()
})

it.each([
  ['more of it', [line(0, { quantity: 3 })], 'Snap Case is there 3 times, but was paid for 2 times.'],
  ['less of it', [line(0, { quantity: 1 })], 'Snap Case is there once, but was paid for 2 times.'],
  [
    'another variant',
    [line(0, { variant_id: 'variant_x' })],
    'Snap Case is not what was paid for, Snap Case.',
  ],
  ['a line more', [line(0), line(null)], 'Snap Case was added to this order after it was paid.'],
  ['the same line twice', [line(0), line(0)], 'Snap Case was added to this order after it was paid.'],
])('tells of %s', (_, items, words) => {
  expect(otherThanPaid(ordered(...items), [snap])).toContain(words)
})

it('tells of a line that is gone', () => {
  expect(otherThanPaid(ordered(line(0)), [snap, tough])).toContain(
    'Tough Case was paid for, but is no longer',
  )
})
