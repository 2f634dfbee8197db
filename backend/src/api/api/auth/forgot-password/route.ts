import { endpoints } from '@caseloom/contract'
import { normaliseEmail } from '../../../../lib/accounts/email'
import { addressSubject, limitTries } from '../../../../lib/accounts/limit'
import { askLater } from '../../../../lib/accounts/requests'
import { route } from '../../../../lib/http/route'

/** The same work for every address: nobody is looked up before the answer. */
export const POST = route(endpoints.forgotPassword, async (call) => {
  await limitTries(call, [addressSubject('mail', call.req, 'reset')])
  await askLater(call.scope, { purpose: 'reset', email: normaliseEmail(call.body.email), data: null })
  return { sent: true as const }
})
