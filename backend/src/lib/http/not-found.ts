import { endpoints } from '@caseloom/contract'
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { failure } from './fail'

/** Read by addresses that answers name, or by people: nothing of the contract's table. */
const BESIDE_THE_CONTRACT = [
  '/docs',
  '/openapi.json',
  '/files/{file}',
  '/files/artwork/{token}/{file}',
  '/files/avatar/{file}',
  '/files/gallery/{id}/{file}',
  '/files/mockup/{file}',
  '/files/partial/{file}',
  '/files/print/{file}',
].map((path) => ({ method: 'GET', path }))

const known = [...Object.values(endpoints), ...BESIDE_THE_CONTRACT].map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^/api${path.replace(/\./g, '\\.').replace(/\{[^}]+\}/g, '[^/]+')}/?$`),
}))

/** What Express answers by itself for a path that has a GET, or any method at all. */
function isAllowed(method: string, methods: string[]): boolean {
  if (method === 'OPTIONS') return true
  return methods.includes(method === 'HEAD' ? 'GET' : method)
}

/** Answers what no route will take: 405 where the path is known under another method, else 404. */
export function notFound(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) {
  const path = req.originalUrl.split('?')[0] ?? ''
  const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
  if (methods.length === 0) {
    next(failure('not_found', 'There is nothing at this address'))
    return
  }
  if (isAllowed(req.method, methods)) {
    next()
    return
  }
  res.setHeader('Allow', methods.join(', '))
  next(failure('method_not_allowed', `${req.method} is not allowed here`))
}
