import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

/** Which framework answers is nobody's business. */
export function hideFramework(_req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) {
  res.removeHeader('X-Powered-By')
  next()
}
