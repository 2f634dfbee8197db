import { MedusaError } from '@medusajs/framework/utils'

export type DesignErrorCode =
  | 'content_rejected'
  | 'provider_unavailable'
  | 'still_running'
  | 'rate_limited'
  | 'not_found'
  | 'configuration_not_found'
  | 'conflict'
  | 'invalid_request'
  | 'too_large'
  | 'unsupported_media_type'

const TYPES: Record<DesignErrorCode, string> = {
  content_rejected: MedusaError.Types.NOT_ALLOWED,
  provider_unavailable: MedusaError.Types.UNEXPECTED_STATE,
  still_running: MedusaError.Types.UNEXPECTED_STATE,
  rate_limited: MedusaError.Types.NOT_ALLOWED,
  not_found: MedusaError.Types.NOT_FOUND,
  configuration_not_found: MedusaError.Types.INVALID_DATA,
  conflict: MedusaError.Types.NOT_ALLOWED,
  invalid_request: MedusaError.Types.INVALID_DATA,
  too_large: MedusaError.Types.INVALID_DATA,
  unsupported_media_type: MedusaError.Types.INVALID_DATA,
}

export interface DesignErrorDetails {
  /** For programs: rewrites, the quota, who could draw instead. */
  data?: unknown
  /** When trying again makes sense. */
  retryAfterSeconds?: number
}

/** A MedusaError with what an answer needs beside its sentence. A workflow hands both on. */
export class DesignError extends MedusaError {
  readonly data: unknown
  readonly retryAfterSeconds: number | undefined

  constructor(code: DesignErrorCode, sentence: string, { data, retryAfterSeconds }: DesignErrorDetails = {}) {
    super(TYPES[code], sentence, code)
    this.data = data
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** An error with a sentence for people and a code for programs. */
export function designError(
  code: DesignErrorCode,
  sentence: string,
  details: DesignErrorDetails = {},
): DesignError {
  return new DesignError(code, sentence, details)
}
