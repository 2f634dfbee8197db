import { endpoints } from '@caseloom/contract'
import { addressSubject, limitTries } from '../../../../../lib/accounts/limit'
import { askToSignIn } from '../../../../../lib/accounts/social/ask-provider'
import { beginFlow } from '../../../../../lib/accounts/social/flow'
import { socialProvider } from '../../../../../lib/accounts/social/providers'
import { route } from '../../../../../lib/http/route'

export const POST = route(endpoints.startSocial, async (call) => {
  const { body, params, req, res, scope } = call
  const provider = socialProvider(params.provider)
  await limitTries(call, [addressSubject('social', req)])
  const { location, state } = await askToSignIn(scope, provider)
  await beginFlow(call, { provider, state, redirect: body.redirect, remember: body.rememberMe })
  res.setHeader('Cache-Control', 'no-store')
  return { location }
})
