import type { ProductLookup } from '@caseloom/prodigi'
import { expect, it } from 'vitest'
import { checkMany, inTurn, withPassedOver } from './check-many'
import type { PrintRow } from './print-row'

const row = (variantId: string, prodigiSku: string | null): PrintRow => ({
  variantId,
  productId: 'p',
  productTitle: 'Tough Cover',
  line: 'tough',
  title: `${variantId} - Matte`,
  sku: variantId,
  device: variantId,
  finish: 'Matte',
  prodigiSku,
  attributes: {},
  size: null,
  evidence: null,
  reason: 'no_print_size',
  version: `seen ${variantId}`,
})
const found = (sku: string): ProductLookup => ({
  outcome: 'found',
  product: {
    sku,
    description: null,
    attributes: { finish: ['matte', 'gloss'] },
    variants: [
      {
        attributes: { finish: 'matte' },
        shipsTo: ['US'],
        printAreaSizes: { default: { horizontalResolution: 1000, verticalResolution: 2000 } },
      },
    ],
  },
})

it('asks once for each SKU and fills what is clear', async () => {
  const asked: string[] = []
  const { rows, changes } = await checkMany([row('a', 'X'), row('b', 'X'), row('c', null)], (sku) => {
    asked.push(sku)
    return Promise.resolve(found(sku))
  })
  expect(asked).toEqual(['X'])
  expect(rows.map(({ sentence }) => sentence)).toEqual(
    Array(2).fill('1000 × 2000 px filled in. Prodigi does not send it to the UK.'),
  )
  expect(changes[1]).toEqual({
    variantId: 'b',
    version: 'seen b',
    prodigiSku: 'X',
    attributes: { finish: 'matte' },
    size: { widthPx: 1000, heightPx: 2000, dpi: 300 },
  })
})

it('comes to every variant in turn, however many cannot be filled in', () => {
  const rows = [row('a', 'X'), { ...row('b', 'X'), reason: null }, row('c', 'X'), row('d', 'X')]
  const ids = (after?: string) => inTurn(rows, after).map(({ variantId }) => variantId)
  expect(ids()).toEqual(['a', 'c', 'd'])
  expect(ids('b')).toEqual(['c', 'd', 'a'])
  expect(ids('d')).toEqual(['a', 'c', 'd'])
  expect(ids('gone')).toEqual(['a', 'c', 'd'])
})

it('goes on after an unknown SKU and stops where nobody answers', async () => {
  const asked: string[] = []
  const { rows, changes } = await checkMany([row('a', 'NO'), row('b', 'DOWN'), row('c', 'X')], (sku) => {
    asked.push(sku)
    const outcome = sku === 'NO' ? 'unknown' : 'unavailable'
    return Promise.resolve({ outcome, sentence: `${sku}!` })
  })
  expect(asked).toEqual(['NO', 'DOWN'])
  expect(rows.map(({ sentence, filled }) => [sentence, filled])).toEqual([
    ['NO!', false],
    ['DOWN!', false],
    ['DOWN!', false],
  ])
  expect(changes).toEqual([])
})

it('says what has to be chosen, and that no size is told', async () => {
  const { rows } = await checkMany([{ ...row('a', 'X'), finish: 'Premium' }], (sku) =>
    Promise.resolve(found(sku)),
  )
  expect(rows[0]?.sentence).toBe('Choose a value for finish on the variant’s page.')
  const bare = found('X')
  if (bare.outcome === 'found') bare.product.variants = []
  const { rows: none } = await checkMany([row('a', 'X')], () => Promise.resolve(bare))
  expect(none[0]).toMatchObject({
    filled: false,
    sentence: 'Prodigi knows the product but tells no single print size.',
  })
})

it('says of what was changed meanwhile that nothing was filled in', async () => {
  const { rows } = await checkMany([row('a', 'X'), row('b', 'X')], (sku) => Promise.resolve(found(sku)))
  const [first, second] = withPassedOver(rows, ['b'])
  expect(first).toEqual(rows[0])
  expect(second).toMatchObject({
    filled: false,
    sentence: 'Somebody changed it meanwhile, so nothing was filled in.',
  })
})
