import {
  defineMiddlewares,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'
import { env } from '../env'
import { envelopeErrorHandler } from '../lib/http/error-handler'
import { notFound } from '../lib/http/not-found'
import { requestId } from '../lib/http/request-id'

/** Medusa's own customer-facing routes would let anyone walk round the rules of /api (docs/decisions/0002). */
function closed(_req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  next(env.NATIVE_API === 'open' ? undefined : new MedusaError(MedusaError.Types.NOT_FOUND, 'Not found'))
}

export default defineMiddlewares({
  errorHandler: envelopeErrorHandler,
  routes: [
    { matcher: '/api', middlewares: [requestId] },
    {
      matcher: '/api/webhooks/stripe',
      methods: ['POST'],
      bodyParser: { preserveRawBody: true, sizeLimit: '512kb' },
    },
    { matcher: '/api/webhooks/prodigi', methods: ['POST'], bodyParser: { sizeLimit: '512kb' } },
    { matcher: '/api/:rest(*)', methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], middlewares: [notFound] },
    { matcher: '/store', middlewares: [closed] },
    { matcher: '/auth/customer', middlewares: [closed] },
    { matcher: '/hooks', middlewares: [closed] },
    { matcher: '/static', middlewares: [closed] },
  ],
})
