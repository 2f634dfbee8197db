import { endpoints, type User } from '@caseloom/contract'
import { ZodError } from 'zod'
import { env } from '../../../../env'
import { EMAILPASS } from '../../../../lib/accounts/emailpass'
import { normaliseEmail } from '../../../../lib/accounts/email'
import { hashPassword } from '../../../../lib/accounts/hash-password'
import { limitRegistrations } from '../../../../lib/accounts/limit'
import { passwordFault } from '../../../../lib/accounts/password'
import { whileRegistering } from '../../../../lib/accounts/registration-lock'
import { askLater } from '../../../../lib/accounts/requests'
import { signIn } from '../../../../lib/accounts/sign-in'
import { isCode } from '../../../../lib/http/fail'
import { ensureGuestKey } from '../../../../lib/http/principal'
import { route, type Call } from '../../../../lib/http/route'
import { ACCOUNT_SECURITY_MODULE } from '../../../../modules/account_security'
import { registerCustomerWorkflow } from '../../../../workflows/accounts/register-customer'

type RegisterCall = Call<typeof endpoints.register>
interface Wish {
  email: string
  guestKeyHash: string
}
interface Registered {
  token: string | null
  expiresAt: string | null
  user: User | null
}

/** Opens the account and signs in. An account counts against the limit, and so does an address that turns out to be known. */
async function registerNow(call: RegisterCall, { email, guestKeyHash }: Wish): Promise<Registered> {
  const { body, scope } = call
  const attemptIds = await limitRegistrations(call)
  const { result } = await whileRegistering(scope, email, () =>
    registerCustomerWorkflow(scope).run({
      input: {
        email,
        password: body.password,
        passwordHash: null,
        name: body.name,
        newsletter: body.subscribeToNewsletter,
        guestKeyHash,
      },
    }),
  ).catch(async (error: unknown) => {
    if (!isCode(error, 'email_taken'))
      await scope.resolve(ACCOUNT_SECURITY_MODULE).forgiveAttempts(attemptIds)
    throw error
  })
  return signIn({ ...call, guestKeyHash }, { ...result, provider: EMAILPASS }, false)
}

/** Where addresses are verified first: the same work and the same answer, whether the address is known or not. */
async function registerLater(call: RegisterCall, { email, guestKeyHash }: Wish): Promise<Registered> {
  const { body, scope } = call
  await limitRegistrations(call)
  const passwordHash = await hashPassword(body.password)
  const { name, subscribeToNewsletter: newsletter } = body
  await askLater(scope, {
    purpose: 'register',
    email,
    data: { name, passwordHash, newsletter, guestKeyHash },
  })
  return { token: null, expiresAt: null, user: null }
}

export const POST = route(endpoints.register, async (call) => {
  const { body, req, res } = call
  res.setHeader('Cache-Control', 'no-store')
  const email = normaliseEmail(body.email)
  const fault = passwordFault(body.password, email)
  if (fault) throw new ZodError([{ code: 'custom', path: ['password'], message: fault, input: undefined }])
  const wish = { email, guestKeyHash: call.guestKeyHash ?? ensureGuestKey(req, res) }
  return env.REQUIRE_VERIFIED_EMAIL ? registerLater(call, wish) : registerNow(call, wish)
})
