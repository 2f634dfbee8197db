import { endpoints } from '@caseloom/contract'
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { failure } from './fail'

const known = Object.values(endpoints).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^/api${path.replace(/\{[^}]+\}/g, '[^/]+')}/?$`),
}))

/** Answers what no route took: 405 where the path is known under another method, else 404. */
export function notFound(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) {
  const path = req.originalUrl.split('?')[0] ?? ''
  const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
  if (methods.length > 0 && !methods.some((method) => method === req.method)) {
    res.setHeader('Allow', methods.join(', '))
    next(failure('method_not_allowed', `${req.method} is not allowed here`))
    return
  }
  next(methods.length > 0 ? undefined : failure('not_found', 'There is nothing at this address'))
}
