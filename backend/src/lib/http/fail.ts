import { MedusaError } from '@medusajs/framework/utils'
import type { ErrorCode } from '@caseloom/contract'

/** A failure that carries what the envelope's `data` shall say, such as the present prices. */
export class FailureWithData extends MedusaError {
  constructor(
    message: string,
    code: ErrorCode,
    readonly data: unknown,
  ) {
    super(MedusaError.Types.NOT_ALLOWED, message, code)
  }
}

/** A MedusaError whose `code` the error handler turns into the envelope and its status. */
export function failure(code: ErrorCode, sentence: string): MedusaError {
  return new MedusaError(MedusaError.Types.NOT_ALLOWED, sentence, code)
}

const MOMENT_SECONDS = 5

/** A refusal that waiting a moment is the answer to; the error handler says how long. */
export const failureForNow = (sentence: string): MedusaError =>
  Object.assign(failure('rate_limited', sentence), { retryAfterSeconds: MOMENT_SECONDS })

/** Whether an error carries this code; a workflow hands errors on as plain objects. */
export function isCode(error: unknown, code: ErrorCode): boolean {
  return typeof error === 'object' && error !== null && (error as { code?: unknown }).code === code
}
