import { describe, expect, it } from 'vitest'
import {
  asItem,
  capped,
  droppedSentence,
  isNamed,
  leftOf,
  nameOf,
  parseKeptLines,
  withName,
  type KeptLine,
} from './kept-line'

const METADATA = {
  product_number: 7,
  device: 'iPhone 15',
  finish: 'Matte',
  design_id: 'design_1',
  design_name: 'A kite',
  recipe_hash: 'f00',
  line_ids: ['first', 'second'],
}
const row = {
  id: 'cali_1',
  title: 'Snap Cover',
  quantity: 3,
  variant_id: 'variant_1',
  created_at: '2026-11-21T12:00:00Z',
  metadata: METADATA,
}
function line(changes: object = {}): KeptLine {
  const [parsed] = parseKeptLines([{ ...row, ...changes }])
  if (!parsed) throw new Error('This is no kept line')
  return parsed
}

describe('a kept line', () => {
  it('is called by the first id of a browser, and known by all of them', () => {
    expect(nameOf(line())).toBe('first')
    expect(isNamed(line(), 'second')).toBe(true)
    expect(isNamed(line(), 'third')).toBe(false)
    expect(asItem(line())).toMatchObject({ id: 'first', productId: '7', color: 'Matte', quantity: 3 })
  })

  it('comes in the order in which it was added; what is not of our making is left out', () => {
    const later = { ...row, id: 'cali_0', created_at: '2026-11-21T12:00:01Z' }
    const found = parseKeptLines([
      later,
      row,
      { ...row, metadata: null },
      { ...row, metadata: { line_ids: [] } },
    ])
    expect(found.map(({ id }) => id)).toEqual(['cali_1', 'cali_0'])
  })

  it('keeps its own name and the latest of a great many', () => {
    let names = ['own']
    for (let n = 0; n < 300; n += 1) names = withName(names, `n${n}`)
    expect(names).toHaveLength(100)
    expect([names[0], names[1], names.at(-1)]).toEqual(['own', 'n201', 'n299'])
    expect(withName(['own', 'other'], 'other')).toEqual(['own', 'other'])
    expect([capped(49), capped(50), capped(90)]).toEqual([49, 50, 50])
  })

  it('says what went and why', () => {
    expect(droppedSentence(line(), 'recipe_changed')).toBe(
      'Snap Cover for iPhone 15 (A kite) has a design that cannot be printed any more. You can design it again in the studio. It was taken out of your cart.',
    )
    expect(droppedSentence(line(), 'unknown_product')).toBe(
      'Snap Cover for iPhone 15 (A kite) is no longer available. It was taken out of your cart.',
    )
  })
})

describe('of what was bought', () => {
  it.each([
    [[], 3],
    [[{ line_id: 'other', quantity: 2 }], 3],
    [[{ line_id: null, quantity: 2 }], 3],
    [[{ line_id: 'first', quantity: 2 }], 1],
    [[{ line_id: 'second', quantity: 3 }], 0],
    [[{ line_id: 'second', quantity: 9 }], 0],
    [
      [
        { line_id: 'first', quantity: 1 },
        { line_id: 'second', quantity: 1 },
      ],
      1,
    ],
  ])('%j leaves %i of three', (bought, left) => {
    expect(leftOf(line(), bought)).toBe(left)
  })
})
