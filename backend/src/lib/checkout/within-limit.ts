import { QUANTITY_MAX } from '@caseloom/contract'
import type { MedusaError } from '@medusajs/framework/utils'
import { failure } from '../http/fail'

interface Wanted {
  variantId: string
  recipeHash: string
  caseName: string
  quantity: number
}

/**
 * Why lines are more of one case than may be bought, each null where it is not. A browser makes one line of a case, and the
 * contract limits that; lines that somebody else sends may be of the same one, under any names.
 */
export function excesses(lines: readonly Wanted[]): (MedusaError | null)[] {
  return lines.map(({ variantId, recipeHash, caseName }) => {
    const same = lines.filter((line) => line.variantId === variantId && line.recipeHash === recipeHash)
    const pieces = same.reduce((sum, { quantity }) => sum + quantity, 0)
    const words = `A cart holds at most ${QUANTITY_MAX} of one case. Yours has ${pieces} of ${caseName}; please take some out.`
    return pieces > QUANTITY_MAX ? failure('invalid_request', words) : null
  })
}
