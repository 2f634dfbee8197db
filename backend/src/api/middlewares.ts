import { defineMiddlewares } from '@medusajs/framework/http'
import { envelopeErrorHandler } from '../lib/http/error-handler'
import { closeNativeApi, NATIVE_PREFIXES } from '../lib/http/native-api'
import { notFound } from '../lib/http/not-found'
import { requestId } from '../lib/http/request-id'

export default defineMiddlewares({
  errorHandler: envelopeErrorHandler,
  routes: [
    { matcher: '/api', middlewares: [requestId, notFound] },
    {
      matcher: '/api/webhooks/stripe',
      methods: ['POST'],
      bodyParser: { preserveRawBody: true, sizeLimit: '512kb' },
    },
    { matcher: '/api/webhooks/prodigi', methods: ['POST'], bodyParser: { sizeLimit: '512kb' } },
    ...NATIVE_PREFIXES.map((matcher) => ({ matcher, middlewares: [closeNativeApi] })),
  ],
})
