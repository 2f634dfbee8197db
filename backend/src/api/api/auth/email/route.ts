import { endpoints, type User } from '@caseloom/contract'
import { env } from '../../../../env'
import { IS_PROVED } from '../../../../lib/accounts/correct-email'
import { checkCredentials, type GivenPassword } from '../../../../lib/accounts/credentials'
import { normaliseEmail } from '../../../../lib/accounts/email'
import { addressSubject, limitRegistrations, limitTries } from '../../../../lib/accounts/limit'
import { whileRegistering } from '../../../../lib/accounts/registration-lock'
import { askLater } from '../../../../lib/accounts/requests'
import { findUser } from '../../../../lib/accounts/user'
import { failure, isCode } from '../../../../lib/http/fail'
import { route, type Call } from '../../../../lib/http/route'
import { ACCOUNT_SECURITY_MODULE } from '../../../../modules/account_security'
import { subjectOf } from '../../../../modules/account_security/limits'
import { correctEmailWorkflow } from '../../../../workflows/accounts/correct-email'

type CorrectCall = Call<typeof endpoints.correctEmail>

const NO_PASSWORD =
  'Your account has no password, so its address is the one of the site that you sign in with. Please write to us if it is not yours.'
/** Nothing here may tell whether an address is known, and this would. */
const VERIFIED_FIRST =
  'Here an address is verified before its account is used. Please create an account with the right address, or write to us.'

function assertCorrectable({ emailVerified, hasPassword }: User): void {
  if (emailVerified) throw failure('conflict', IS_PROVED)
  if (env.REQUIRE_VERIFIED_EMAIL) throw failure('conflict', VERIFIED_FIRST)
  if (!hasPassword) throw failure('conflict', NO_PASSWORD)
}

/** @throws wrong_password */
async function proved(call: CorrectCall, user: User): Promise<GivenPassword> {
  const { body, customer, scope } = call
  const subject = subjectOf('password', customer.id)
  await limitTries(call, [subject])
  const identity = await checkCredentials(scope, { email: user.email, password: body.password })
  if (identity?.customerId !== customer.id || !identity.password)
    throw failure('wrong_password', 'Your password is not right')
  await scope.resolve(ACCOUNT_SECURITY_MODULE).clearAttempts(subject)
  return identity.password
}

/** Counts like an account that is opened: whoever tries addresses in this way learns no more than by registering them. */
async function correct(call: CorrectCall, email: string, password: GivenPassword): Promise<void> {
  const { customer, scope } = call
  const attemptIds = await limitRegistrations(call)
  const input = { customerId: customer.id, sessionId: customer.sessionId, password, email }
  await whileRegistering(scope, email, () => correctEmailWorkflow(scope).run({ input })).catch(
    async (error: unknown) => {
      if (!isCode(error, 'email_taken'))
        await scope.resolve(ACCOUNT_SECURITY_MODULE).forgiveAttempts(attemptIds)
      throw error
    },
  )
}

export const PUT = route(endpoints.correctEmail, async (call) => {
  const { body, customer, scope } = call
  const user = await findUser(scope, customer.id)
  assertCorrectable(user)
  const email = normaliseEmail(body.email)
  const password = await proved(call, user)
  if (email !== user.email) await correct(call, email, password)
  else {
    // Corrected before, and the answer was lost: the mail may be too.
    await limitTries(call, [addressSubject('mail', call.req, 'verify')])
    await askLater(scope, { purpose: 'verify', email, data: null })
  }
  return findUser(scope, customer.id)
})
