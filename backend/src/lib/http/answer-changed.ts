import type { MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

const hasCode = (error: unknown, code: string): error is Error =>
  typeof error === 'object' && error !== null && (error as { code?: unknown }).code === code

/** Answers 409 with this sentence: Medusa's own answer to a conflict would hide what happened behind one about idempotency keys. */
export function sayChanged(res: MedusaResponse, code: string, message: string): void {
  res.status(409).json({ type: MedusaError.Types.CONFLICT, code, message })
}

/**
 * Answers 409 where an error of this code says that somebody else changed meanwhile what is saved.
 * @throws the error where it says anything else
 */
export function answerChanged(res: MedusaResponse, error: unknown, code: string): void {
  if (!hasCode(error, code)) throw error
  sayChanged(res, code, error.message)
}
