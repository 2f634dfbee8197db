import { IMAGE_DATA_MAX } from '@caseloom/contract'
import { authenticate, defineMiddlewares, type MiddlewareVerb } from '@medusajs/framework/http'
import { recordAdminCall } from '../lib/activity/record-calls'
import { dropBeforeAnswer } from '../lib/cache/drop-before-answer'
import { whileDatabaseAway } from '../lib/health/while-database-away'
import { keepLogDiscreet } from '../lib/http/access-log'
import { envelopeErrorHandler } from '../lib/http/error-handler'
import { forgetPaths } from '../lib/http/forgotten-paths'
import { knownMethod } from '../lib/http/known-method'
import { setHeadersEverywhere } from '../lib/http/answer-headers'
import {
  closeFactorsToCustomers,
  closeNativeApi,
  closeToCustomers,
  NATIVE_PREFIXES,
  USER_ONLY,
} from '../lib/http/native-api'
import { closeOtherActors, limitUserLinks, limitUserSignIn, wantInvitation } from '../lib/http/native-auth'
import { notFound } from '../lib/http/not-found'
import { hideFramework } from '../lib/http/hide-framework'
import { keepListsShort } from '../lib/http/short-lists'
import { checkUploads } from '../lib/images/check-uploads'
import { limitCallsByAddress } from '../lib/limits/limit-calls'

const METHODS: MiddlewareVerb[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

keepLogDiscreet()
keepListsShort()
forgetPaths()
setHeadersEverywhere()

export default defineMiddlewares({
  errorHandler: envelopeErrorHandler,
  routes: [
    { matcher: '/', middlewares: [hideFramework] },
    {
      matcher: '/api',
      middlewares: [whileDatabaseAway, knownMethod, limitCallsByAddress],
    },
    { matcher: '/admin', middlewares: [dropBeforeAnswer, recordAdminCall] },
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
    { matcher: '/auth', middlewares: [closeOtherActors] },
    { matcher: '/auth/mfa', middlewares: [closeFactorsToCustomers] },
    // As GET Medusa takes a password too.
    { matcher: '/auth/user/emailpass', methods: ['GET', 'POST'], middlewares: [limitUserSignIn] },
    { matcher: '/auth/user/emailpass/register', methods: ['POST'], middlewares: [wantInvitation] },
    { matcher: '/auth/user/emailpass/reset-password', methods: ['POST'], middlewares: [limitUserLinks] },
    { matcher: '/auth/mfa/challenges/:id/verify', methods: ['POST'], middlewares: [limitUserLinks] },
    ...USER_ONLY.map((matcher) => ({ matcher, middlewares: [closeToCustomers] })),
  ],
})
