import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { failure } from './fail'

const KNOWN = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Answers methods that nothing here has (PROPFIND and the like) in the envelope. */
export function knownMethod(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) {
  if (KNOWN.includes(req.method)) {
    next()
    return
  }
  res.setHeader('Allow', KNOWN.join(', '))
  next(failure('method_not_allowed', `${req.method} is not allowed here`))
}
