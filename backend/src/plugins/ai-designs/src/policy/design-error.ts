import { MedusaError } from '@medusajs/framework/utils'

export type DesignErrorCode =
  'content_rejected' | 'provider_unavailable' | 'not_found' | 'configuration_not_found' | 'conflict'

const TYPES: Record<DesignErrorCode, string> = {
  content_rejected: MedusaError.Types.NOT_ALLOWED,
  provider_unavailable: MedusaError.Types.UNEXPECTED_STATE,
  not_found: MedusaError.Types.NOT_FOUND,
  configuration_not_found: MedusaError.Types.INVALID_DATA,
  conflict: MedusaError.Types.NOT_ALLOWED,
}

/** An error with a sentence for people and a code for programs. */
export function designError(code: DesignErrorCode, sentence: string): MedusaError {
  return new MedusaError(TYPES[code], sentence, code)
}
