import { expect, it } from 'vitest'
import { addedSince, losingVariants } from './imports-in-medusa'

const present = new Map([
  ['prod_whole', [{ id: 'variant_1' }, { id: 'variant_2' }]],
  ['prod_grown', [{ id: 'variant_3' }, { id: 'variant_4' }]],
])

it('an import loses the variants that its table does not name', () => {
  const plan = [
    { id: 'prod_whole', variants: [{ id: 'variant_2' }, { id: 'variant_1' }, {}] },
    { id: 'prod_grown', variants: [{ id: 'variant_3' }, {}] },
  ]
  expect(losingVariants(plan, present)).toEqual(['prod_grown'])
})

it('an import that says nothing of variants, or of a product that has gone, loses none', () => {
  const plan = [{ id: 'prod_grown' }, { id: 'prod_gone', variants: [{ id: 'variant_9' }] }]
  expect(losingVariants(plan, present)).toEqual([])
})

it('the refusal names some of the products', () => {
  const said = (names: string[]) => addedSince(names).replace(/ were added.*/, '')
  expect(said(['Snap Case'])).toBe('Variants of Snap Case')
  expect(said(['Snap', 'Tough', 'Clear'])).toBe('Variants of Snap, Tough and Clear')
  expect(said(['Snap', 'Tough', 'Clear', 'Eco', 'Grip'])).toBe('Variants of Snap, Tough, Clear and 2 more')
})
