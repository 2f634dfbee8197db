import { createHash } from 'node:crypto'

export interface HashedLine {
  variantId: string
  quantity: number
  unitPence: number
  recipeHash: string | null
}

/**
 * What was bought, as one hash: variant, quantity, price and recipe of every line, whatever their order.
 * It is frozen with the checkout, sent to Stripe as metadata, and worked out again from the cart before an order is made.
 */
export function lineHash(lines: HashedLine[]): string {
  const rows = lines
    .map(({ variantId, quantity, unitPence, recipeHash }) =>
      JSON.stringify([variantId, quantity, unitPence, recipeHash]),
    )
    .sort()
  return createHash('sha256').update(rows.join('\n')).digest('hex')
}
