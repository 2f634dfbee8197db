import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

/** Which framework answers is nobody's business. Express says so in each answer until it is told not to; the first call tells it. */
export function hideFramework(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) {
  req.app.disable('x-powered-by')
  res.removeHeader('X-Powered-By')
  next()
}
