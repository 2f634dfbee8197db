import { IMAGE_DATA_MAX } from '@caseloom/contract'
import { authenticate, defineMiddlewares, type MiddlewareVerb } from '@medusajs/framework/http'
import { dropBeforeAnswer } from '../lib/cache/drop-before-answer'
import { keepLogDiscreet } from '../lib/http/access-log'
import { envelopeErrorHandler } from '../lib/http/error-handler'
import { knownMethod } from '../lib/http/known-method'
import { closeNativeApi, closeToCustomers, NATIVE_PREFIXES, USER_ONLY } from '../lib/http/native-api'
import { notFound } from '../lib/http/not-found'
import { requestId } from '../lib/http/request-id'
import { checkUploads } from '../lib/images/check-uploads'

const METHODS: MiddlewareVerb[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

keepLogDiscreet()

export default defineMiddlewares({
  errorHandler: envelopeErrorHandler,
  routes: [
    { matcher: '/api', middlewares: [requestId, knownMethod] },
    { matcher: '/admin', middlewares: [dropBeforeAnswer] },
    {
      matcher: '/api/webhooks/stripe',
      methods: ['POST'],
      bodyParser: { preserveRawBody: true, sizeLimit: '512kb' },
    },
    { matcher: '/api/designs', methods: ['POST'], bodyParser: { sizeLimit: IMAGE_DATA_MAX + 10_000 } },
    { matcher: '/api/webhooks/prodigi', methods: ['POST'], bodyParser: { sizeLimit: '512kb' } },
    {
      matcher: '/api/files/:file',
      methods: ['GET'],
      middlewares: [
        authenticate('user', ['session', 'bearer'], { allowUnauthenticated: true, requireMfa: true }),
      ],
    },
    // After Medusa's own reading of the form, since Medusa's middlewares of a path come first.
    { matcher: '/admin/uploads', methods: ['POST'], middlewares: [checkUploads] },
    // Reached by what no route took: files and documents have routes that the contract's table does not name.
    ...['/api', '/api/:rest(*)'].map((matcher) => ({ matcher, methods: METHODS, middlewares: [notFound] })),
    ...NATIVE_PREFIXES.map((matcher) => ({ matcher, middlewares: [closeNativeApi] })),
    ...USER_ONLY.map((matcher) => ({ matcher, middlewares: [closeToCustomers] })),
  ],
})
