import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { randomUUID } from 'node:crypto'

/** Gives every answer an `X-Request-Id`: the caller's where it is harmless, else a new one. */
export function requestId(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) {
  const given = req.get('X-Request-Id')
  res.setHeader('X-Request-Id', given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID())
  res.removeHeader('X-Powered-By')
  res.setHeader('X-Content-Type-Options', 'nosniff')
  res.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin')
  next()
}
