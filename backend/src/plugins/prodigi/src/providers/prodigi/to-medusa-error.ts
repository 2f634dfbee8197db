import { MedusaError } from '@medusajs/framework/utils'
import { adviceOn } from '../../client/advice'
import { ProdigiError } from '../../client/errors'

/** What went wrong at Prodigi, and what can be done about it, in sentences. Its codes are those that the shop's error list knows. */
export function toMedusaError(error: unknown): MedusaError {
  if (!(error instanceof ProdigiError)) {
    const words = error instanceof Error ? error.message : String(error)
    return new MedusaError(
      MedusaError.Types.UNEXPECTED_STATE,
      `The print order failed: ${words}`,
      'fulfillment_failed',
    )
  }
  const code =
    error.reason === 'network' || error.reason === 'timeout' ? 'provider_unavailable' : 'fulfillment_failed'
  const advice = adviceOn(error)
  const words = advice ? `${error.message}. ${advice}` : error.message
  return new MedusaError(MedusaError.Types.UNEXPECTED_STATE, words, code)
}
