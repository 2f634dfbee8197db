import { endpoints } from '@caseloom/contract'
import { checkCredentials } from '../../../../lib/accounts/credentials'
import { normaliseEmail } from '../../../../lib/accounts/email'
import { limitTries } from '../../../../lib/accounts/limit'
import { signIn } from '../../../../lib/accounts/sign-in'
import { clientAddress } from '../../../../lib/http/client-address'
import { failure } from '../../../../lib/http/fail'
import { route } from '../../../../lib/http/route'
import { ACCOUNT_SECURITY_MODULE } from '../../../../modules/account_security'
import { subjectOf } from '../../../../modules/account_security/limits'

export const POST = route(endpoints.login, async (call) => {
  const { body, scope, req } = call
  const email = normaliseEmail(body.email)
  const account = subjectOf('account', email)
  const attemptIds = await limitTries(call, [account, subjectOf('address', clientAddress(req))])
  const identity = await checkCredentials(scope, { email, password: body.password })
  if (!identity) throw failure('invalid_credentials', 'Invalid email or password')
  const security = scope.resolve(ACCOUNT_SECURITY_MODULE)
  await security.forgiveAttempts(attemptIds)
  await security.clearAttempts(account)
  const session = await signIn(call, identity, body.rememberMe)
  return { ...session, userId: session.user.id, email: session.user.email, name: session.user.name }
})
