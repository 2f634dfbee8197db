import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'
import { env } from '../../env'

export const NOT_OWN_PAGES = 'This call has to come from the shop’s own pages'
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
const OWN_ORIGINS = new Set([env.PUBLIC_URL, env.BACKEND_PUBLIC_URL].map((url) => new URL(url).origin))

/** Medusa's admin may be opened by another name than the one it is known by, such as 127.0.0.1: no other site's page is there. */
const originCalled = (req: MedusaRequest): string => `${req.protocol}://${req.get('Host') ?? ''}`

/**
 * Whether a browser may have sent a call by itself, with its cookie, for another site's page; `unnamed` says what to make of a change
 * that names no origin. A cookie's SameSite is not enough: to a browser all hosts below one domain are one site.
 */
export function isFromElsewhere(req: MedusaRequest, { unnamed }: { unnamed: boolean }): boolean {
  if (SAFE_METHODS.has(req.method)) return false
  const origin = req.get('Origin')
  return origin === undefined ? unnamed : !OWN_ORIGINS.has(origin) && origin !== originCalled(req)
}

/** Medusa's routes of a shop's customers, which NATIVE_API opens: no cookie counts there, and a provider may send a browser back by a form. */
const CUSTOMERS = /^\/auth\/customer\//

/**
 * Refuses what another site's page would change by the session of Medusa's admin. A program names no origin, and passes: no page can
 * have it send what its user's browser keeps.
 */
export function refuseFromElsewhere(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  const isRefused = !CUSTOMERS.test(req.originalUrl) && isFromElsewhere(req, { unnamed: false })
  next(isRefused ? new MedusaError(MedusaError.Types.FORBIDDEN, NOT_OWN_PAGES) : undefined)
}
