import { endpoints } from '@caseloom/contract'
import { env } from '../../../../env'
import { accountMark } from '../../../../lib/accounts/account-mark'
import { checkCredentials } from '../../../../lib/accounts/credentials'
import { normaliseEmail } from '../../../../lib/accounts/email'
import { addressSubject, limitTries } from '../../../../lib/accounts/limit'
import { onTheBeat } from '../../../../lib/accounts/on-the-beat'
import { INVALID_CREDENTIALS, signIn } from '../../../../lib/accounts/sign-in'
import { failure } from '../../../../lib/http/fail'
import { route } from '../../../../lib/http/route'
import { noteActor } from '../../../../lib/log/context'
import { ACCOUNT_SECURITY_MODULE } from '../../../../modules/account_security'
import { subjectOf } from '../../../../modules/account_security/limits'

export const POST = route(endpoints.login, async (call) => {
  const began = performance.now()
  const { body, scope, req, res, guestKeyHash } = call
  res.setHeader('Cache-Control', 'no-store')
  const security = scope.resolve(ACCOUNT_SECURITY_MODULE)
  const email = normaliseEmail(body.email)
  const account = subjectOf('account', email)
  noteActor({ account: accountMark(email) })
  // A browser that has been signed in to this account is counted by itself: strangers cannot lock its owner out.
  const isKnown = guestKeyHash !== null && (await security.knowsDevice(account.subject, guestKeyHash))
  const counted = isKnown
    ? [subjectOf('device', `${email} ${guestKeyHash}`)]
    : [account, addressSubject('address', req)]
  const attemptIds = await limitTries(call, counted)
  const identity = await checkCredentials(scope, { email, password: body.password })
  if (!identity) {
    await onTheBeat(began)
    throw failure('invalid_credentials', INVALID_CREDENTIALS)
  }
  await security.forgiveAttempts(attemptIds)
  if (counted[0]) await security.clearAttempts(counted[0])
  if (env.REQUIRE_VERIFIED_EMAIL && !(await security.isEmailVerified(identity.customerId)))
    throw failure('email_unverified', 'Please verify your email address before you sign in')
  const session = await signIn(call, identity, body.rememberMe)
  return { ...session, userId: session.user.id, email: session.user.email, name: session.user.name }
})
