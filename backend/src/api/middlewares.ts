import { defineMiddlewares, type MiddlewareVerb } from '@medusajs/framework/http'
import { envelopeErrorHandler } from '../lib/http/error-handler'
import { closeNativeApi, NATIVE_PREFIXES } from '../lib/http/native-api'
import { notFound } from '../lib/http/not-found'
import { requestId } from '../lib/http/request-id'

const METHODS: MiddlewareVerb[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

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
    // Reached by what no route took: files and documents have routes that the contract's table does not name.
    ...['/api', '/api/:rest(*)'].map((matcher) => ({ matcher, methods: METHODS, middlewares: [notFound] })),
    ...NATIVE_PREFIXES.map((matcher) => ({ matcher, middlewares: [closeNativeApi] })),
  ],
})
