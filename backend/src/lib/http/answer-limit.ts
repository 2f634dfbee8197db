import type { MedusaResponse } from '@medusajs/framework/http'
import { asError } from './as-error'

/** Medusa has no kind of error for a limit: beside /api a refusal is answered where it is caught. @throws what is none */
export function answerLimit(res: MedusaResponse, error: unknown): void {
  if (!res.getHeader('Retry-After')) throw error
  res.status(429).json({ type: 'rate_limited', message: asError(error).message })
}
