import type { MedusaError } from '@medusajs/framework/utils'
import { failure } from '../http/fail'

interface Wanted {
  variantId: string
  quantity: number
  /** How many there are; null where nobody counts them. */
  left: number | null
}

function fewLeft(left: number, lines: number): string {
  const some = left === 1 ? 'Only one of this case is left' : `Only ${left} of this case are left`
  return lines === 1 ? `${some}.` : `${some}, for all its designs in your cart together.`
}

/**
 * Why lines want more than is left, each null where it does not. Those of one variant share its pieces, whatever is
 * printed on them: Medusa looks at each line by itself, and would promise the same piece twice.
 */
export function shortages(lines: readonly Wanted[]): (MedusaError | null)[] {
  return lines.map(({ variantId, left }) => {
    const own = lines.filter((line) => line.variantId === variantId)
    const pieces = own.reduce((sum, { quantity }) => sum + quantity, 0)
    return left === null || pieces <= left ? null : failure('conflict', fewLeft(left, own.length))
  })
}
