import { endpoints, isErrorCode } from '@caseloom/contract'
import { addressSubject, limitTries } from '../../../../../../lib/accounts/limit'
import { signIn } from '../../../../../../lib/accounts/sign-in'
import { accountOf } from '../../../../../../lib/accounts/social/account-of'
import { readAnswer } from '../../../../../../lib/accounts/social/ask-provider'
import { claimFlow, type Flow } from '../../../../../../lib/accounts/social/flow'
import { socialProvider } from '../../../../../../lib/accounts/social/providers'
import { FailureWithData } from '../../../../../../lib/http/fail'
import { route } from '../../../../../../lib/http/route'
import { ACCOUNT_SECURITY_MODULE } from '../../../../../../modules/account_security'

/** A refusal says where the shopper was going, so that another way to sign in, or its second step, leads there too. */
function withWayBack(error: unknown, { redirect }: Flow): unknown {
  const { code, message, data } = error as { code?: unknown; message?: unknown; data?: object }
  return isErrorCode(code) && typeof message === 'string'
    ? new FailureWithData(message, code, { ...data, redirect })
    : error
}

export const POST = route(endpoints.finishSocial, async (call) => {
  const { body, params, req, res, scope } = call
  const provider = socialProvider(params.provider)
  const attemptIds = await limitTries(call, [addressSubject('social', req)])
  const flow = await claimFlow(call, { provider, state: body.state })
  try {
    const identity = await readAnswer(scope, provider, body)
    const { customerId, isNew } = await accountOf(scope, provider, identity, call.guestKeyHash)
    await scope.resolve(ACCOUNT_SECURITY_MODULE).forgiveAttempts(attemptIds)
    const proven = { authIdentityId: identity.id, customerId, provider: provider.id }
    const session = await signIn(call, proven, flow.remember)
    res.setHeader('Cache-Control', 'no-store')
    return {
      ...session,
      userId: session.user.id,
      email: session.user.email,
      name: session.user.name,
      rememberMe: flow.remember,
      redirect: flow.redirect,
      isNew,
    }
  } catch (error) {
    throw withWayBack(error, flow)
  }
})
