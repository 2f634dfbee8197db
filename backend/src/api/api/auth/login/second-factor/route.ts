import { enqueueMailWorkflow } from '@caseloom/mail'
import { endpoints } from '@caseloom/contract'
import { mailName } from '../../../../../lib/accounts/account-mails'
import { readChallengeToken } from '../../../../../lib/accounts/second-factor/challenge'
import { limitCodes } from '../../../../../lib/accounts/second-factor/codes'
import { challengeExpired, passChallenge } from '../../../../../lib/accounts/second-factor/pass-challenge'
import { openSession } from '../../../../../lib/accounts/sign-in'
import { findUser } from '../../../../../lib/accounts/user'
import { route } from '../../../../../lib/http/route'
import { noteActor } from '../../../../../lib/log/context'
import { factorMail } from '../../../../../workflows/accounts/second-factor'

export const POST = route(endpoints.finishLogin, async (call) => {
  const { body, res, scope } = call
  res.setHeader('Cache-Control', 'no-store')
  const challenge = readChallengeToken(body.challenge)
  if (!challenge) throw challengeExpired()
  const { id, customerId } = challenge
  noteActor({ actorId: customerId })
  const { proven, byRecoveryCode } = await limitCodes(call, customerId, () =>
    passChallenge(scope, challenge, body.code),
  )
  if (byRecoveryCode) {
    const { email, firstName } = await findUser(scope, customerId)
    const owner = { customerId, email, name: mailName({ first_name: firstName }) }
    await enqueueMailWorkflow(scope).run({ input: factorMail(owner, 'used', id) })
  }
  const { remember, ...identity } = proven
  const session = await openSession(call, identity, { remember, withFactor: true })
  const { user } = session
  return { ...session, userId: user.id, email: user.email, name: user.name, rememberMe: remember }
})
