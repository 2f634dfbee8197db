import { authenticate, defineMiddlewares, type MiddlewareVerb } from '@medusajs/framework/http'
import { keepAccountEmail } from '../lib/accounts/keep-account-email'
import { recordAdminCall } from '../lib/activity/record-calls'
import { dropBeforeAnswer } from '../lib/cache/drop-before-answer'
import { PRICES_IN_MEDUSA } from '../lib/catalogue/prices-in-medusa'
import { IMPORTS_IN_MEDUSA } from '../lib/merchandising/imports-in-medusa'
import { PROMOTIONS_IN_MEDUSA } from '../lib/promotions/promotions-in-medusa'
import { whileDatabaseAway } from '../lib/health/while-database-away'
import { keepLogDiscreet } from '../lib/http/access-log'
import { envelopeErrorHandler } from '../lib/http/error-handler'
import { forgetPaths } from '../lib/http/forgotten-paths'
import { knownMethod } from '../lib/http/known-method'
import { setHeadersEverywhere } from '../lib/http/answer-headers'
import { closeNativeApi, closeOtherAuth, NATIVE_PREFIXES } from '../lib/http/native-api'
import {
  limitUserLinks,
  limitUserResets,
  limitUserSignIn,
  tellOfNewPassword,
  rememberBrowser,
  wantInvitation,
} from '../lib/http/native-auth'
import {
  confirmUserFactor,
  limitUserCodes,
  onlyForNewFactor,
  wantCodeToRemove,
} from '../lib/http/native-codes'
import {
  closeFactorsToCustomers,
  closeToCustomers,
  forgetFormerUser,
  onlyUsers,
  onlyUsersToBe,
} from '../lib/http/native-users'
import { notFound } from '../lib/http/not-found'
import { leavePacked } from '../lib/http/packed-bodies'
import { refuseFromElsewhere } from '../lib/http/own-pages'
import { tellOfForgottenProxy } from '../lib/http/tell-of-forgotten-proxy'
import { hideFramework } from '../lib/http/hide-framework'
import { keepListsShort } from '../lib/http/short-lists'
import { ORDERS_IN_MEDUSA } from '../lib/orders/in-medusa/routes'
import { checkUploads } from '../lib/images/check-uploads'
import { PLACE_IN_MEDUSA } from '../lib/shop/place-in-medusa'
import { limitAuthByAddress, limitCallsByAddress } from '../lib/limits/limit-calls'

const METHODS: MiddlewareVerb[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const POST: MiddlewareVerb[] = ['POST']
/** As Medusa reads a caller below `/auth/mfa`, and refuses nobody. */
const knowAnybody = authenticate('*', ['session', 'bearer'], {
  allowUnauthenticated: true,
  allowUnregistered: true,
  requireMfa: false,
})

keepLogDiscreet()
keepListsShort()
forgetPaths()
setHeadersEverywhere()
leavePacked()

export default defineMiddlewares({
  errorHandler: envelopeErrorHandler,
  routes: [
    { matcher: '/', middlewares: [hideFramework] },
    {
      matcher: '/api',
      middlewares: [whileDatabaseAway, knownMethod, tellOfForgottenProxy, limitCallsByAddress],
    },
    { matcher: '/admin', middlewares: [onlyUsers, refuseFromElsewhere, dropBeforeAnswer, recordAdminCall] },
    {
      matcher: '/api/webhooks/stripe',
      methods: ['POST'],
      bodyParser: { preserveRawBody: true, sizeLimit: '512kb' },
    },
    // It may be megabytes: its route reads it, once it is known who calls.
    { matcher: '/api/designs', methods: ['POST'], bodyParser: false },
    { matcher: '/api/webhooks/prodigi', methods: ['POST'], bodyParser: { sizeLimit: '512kb' } },
    {
      matcher: '/api/files/:file',
      methods: ['GET'],
      middlewares: [
        authenticate('user', ['session', 'bearer'], { allowUnauthenticated: true, requireMfa: true }),
        forgetFormerUser,
      ],
    },
    // After Medusa's own reading of form and body, since Medusa's middlewares of a path come first.
    { matcher: '/admin/uploads', methods: ['POST'], middlewares: [checkUploads] },
    { matcher: '/admin/customers/:id', methods: ['POST'], middlewares: [keepAccountEmail] },
    ...ORDERS_IN_MEDUSA,
    ...PRICES_IN_MEDUSA,
    ...IMPORTS_IN_MEDUSA,
    ...PROMOTIONS_IN_MEDUSA,
    ...PLACE_IN_MEDUSA,
    // Reached by what no route took: files and documents have routes that the contract's table does not name.
    ...['/api', '/api/:rest(*)'].map((matcher) => ({ matcher, methods: METHODS, middlewares: [notFound] })),
    ...NATIVE_PREFIXES.map((matcher) => ({ matcher, middlewares: [closeNativeApi] })),
    { matcher: '/auth', middlewares: [limitAuthByAddress, closeOtherAuth, refuseFromElsewhere] },
    // Before Medusa's own of these paths, which say what is wrong with a body to whoever they are closed to.
    { matcher: '/auth/mfa', middlewares: [knowAnybody, closeFactorsToCustomers] },
    { matcher: '/auth/mfa/factors', middlewares: [onlyUsers] },
    { matcher: '/auth/mfa/recovery-codes', middlewares: [onlyUsers] },
    { matcher: '/auth/mfa/challenges', middlewares: [onlyUsersToBe] },
    {
      matcher: '/auth/mfa/challenges/:id/verify',
      methods: ['POST'],
      middlewares: [limitUserLinks, limitUserCodes],
    },
    { matcher: '/auth/mfa/factors/:id/verify', methods: ['POST'], middlewares: [confirmUserFactor] },
    { matcher: '/auth/mfa/factors/:id', methods: ['DELETE'], middlewares: [wantCodeToRemove] },
    { matcher: '/auth/mfa/recovery-codes', methods: ['POST'], middlewares: [onlyForNewFactor] },
    { matcher: '/auth/user/emailpass', methods: ['POST'], middlewares: [limitUserSignIn] },
    { matcher: '/auth/user/emailpass/register', methods: ['POST'], middlewares: [wantInvitation] },
    { matcher: '/auth/user/emailpass/reset-password', methods: ['POST'], middlewares: [limitUserResets] },
    // After Medusa's own reading of the link, which stands at the same path.
    {
      matcher: '/auth/:actor_type/:auth_provider/update',
      methods: ['POST'],
      middlewares: [tellOfNewPassword],
    },
    ...['/auth/token/refresh', '/auth/session'].map((matcher) => ({
      matcher,
      methods: POST,
      middlewares: [closeToCustomers, onlyUsersToBe],
    })),
    { matcher: '/auth/session', methods: ['POST'], middlewares: [rememberBrowser] },
  ],
})
