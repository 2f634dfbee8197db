import { ERROR_STATUS } from '@caseloom/contract'
import {
  errorHandler,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from '@medusajs/framework/http'
import { ContainerRegistrationKeys, type MedusaError } from '@medusajs/framework/utils'
import { loggedAddress } from './access-log'
import { asError } from './as-error'
import { isClosed, nativeNotFound } from './native-api'
import { failureOf, retryAfterOf, toFailure, UNKNOWN } from './to-failure'

/** The one error handler of the server: the envelope for /api, Medusa's own for everything else. */
export function envelopeErrorHandler(
  error: unknown,
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
) {
  if (!req.path.startsWith('/api/') && req.path !== '/api') {
    // The check for a publishable key comes before any middleware of ours, and would tell the route apart.
    const shown = isClosed(req.path) ? nativeNotFound() : (error as MedusaError)
    errorHandler()(shown, req, res, next)
    return
  }
  const failure = toFailure(error)
  if (!failure) {
    const logger = req.scope.resolve(ContainerRegistrationKeys.LOGGER)
    logger.error(`${req.method} ${loggedAddress(req.path)} failed`, asError(error))
  }
  const answer = failure ?? failureOf('internal', UNKNOWN)
  if (res.headersSent) {
    next(error)
    return
  }
  res.setHeader('Cache-Control', 'no-store')
  const wait = retryAfterOf(error)
  if (wait !== null) res.setHeader('Retry-After', String(wait))
  res.status(ERROR_STATUS[answer.code]).json(answer)
}
