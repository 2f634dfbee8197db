import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'
import { env } from '../../env'

/** Medusa's own customer-facing routes: they would let anyone walk round the rules of /api (docs/decisions/0002). */
export const NATIVE_PREFIXES = ['/store', '/auth/customer', '/hooks', '/static']

export const nativeNotFound = () => new MedusaError(MedusaError.Types.NOT_FOUND, 'Not found')

/** True for a path of Medusa's customer-facing routes while they are closed. */
export const isClosed = (path: string) =>
  env.NATIVE_API === 'closed' &&
  NATIVE_PREFIXES.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))

/** Answers 404 on Medusa's customer-facing routes unless a setting opens them. */
export function closeNativeApi(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  next(isClosed(`${req.baseUrl}${req.path}`) ? nativeNotFound() : undefined)
}
