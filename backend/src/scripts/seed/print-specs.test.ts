import { expect, it } from 'vitest'
import { variantTitle } from '../../lib/catalogue/variant-title'
import { printRows } from '../../lib/printing/print-rows'
import { LINES, seedVariants } from './data'
import { knownPrint } from './print-specs'

const [first, second] = LINES.flatMap(seedVariants).filter(({ prodigi }) => prodigi?.prodigiSku)
if (!first || !second) throw new Error('Nothing is known of Prodigi')

/** What the next seed knows of a case with the first SKU, called thus. */
const knownOf = (device: string, finish: string) => {
  const title = variantTitle(device, finish)
  const variant = { id: 'v', sku: first.sku, title, productId: 'p', productTitle: 'Case', line: first.line }
  return printRows([variant], [], new Set([first.device, second.device])).flatMap(knownPrint)
}

it('the seed knows how a case is printed while it is the one that was seeded', () => {
  const known = [{ variantId: 'v', prodigiSku: first.prodigi?.prodigiSku }]
  expect(knownOf(first.device, first.finish)).toMatchObject(known)
  expect(knownOf(first.device, first.finish.toLowerCase())).toMatchObject(known)
})

it.each([
  ['device', second.device, first.finish],
  ['finish', first.device, 'Standard'],
])('… and not of one that was made another case by its %s and kept its SKU', (_what, device, finish) => {
  expect(knownOf(device, finish)).toEqual([])
})
