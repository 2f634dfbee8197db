import { MedusaError, Modules } from '@medusajs/framework/utils'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { brand } from '../../../brand'
import { query } from '../../../lib/database/sql'
import { spendCode } from '../../../lib/accounts/second-factor/codes'
import { findFactor, oneByOne } from '../../../lib/accounts/second-factor/factor'
import { failure } from '../../../lib/http/fail'
import { ACCOUNT_SECURITY_MODULE } from '../../../modules/account_security'

export const IS_ON = 'Two-step sign-in is on already. Turn it off first to set it up anew.'
const NOT_BEGUN = 'Setting up has not been started, or was started anew elsewhere. Please start again.'

interface Login {
  id: string
}
/** The login that the factor hangs on: the password's, which is never replaced by another, where there is one. */
const LOGIN = `select a.id from auth_identity a
  where a.app_metadata->>'customer_id' = ? and a.deleted_at is null
  order by exists (select 1 from provider_identity i
    where i.auth_identity_id = a.id and i.provider = 'emailpass' and i.deleted_at is null) desc, a.created_at, a.id limit 1`
const PENDING = `select f.id, f.auth_identity_id as "authIdentityId" from auth_mfa_factor f
  join auth_identity a on a.id = f.auth_identity_id and a.deleted_at is null
  where a.app_metadata->>'customer_id' = ? and f.provider = 'totp' and f.status = 'pending' and f.deleted_at is null`

interface Pending {
  id: string
  authIdentityId: string
}

/** Begins anew: what was begun before and never confirmed opens nothing. Undone, what was begun is gone. */
export const startFactorStep = createStep(
  'start-factor',
  async ({ customerId, email }: { customerId: string; email: string }, { container }) =>
    oneByOne(container, customerId, async () => {
      const sql = query(container)
      if (await findFactor(container, customerId)) throw failure('conflict', IS_ON)
      const auth = container.resolve(Modules.AUTH)
      for (const { id } of await sql<Pending>(PENDING, [customerId])) await auth.disableAuthMfa({ id })
      const [login] = await sql<Login>(LOGIN, [customerId])
      if (!login) throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, 'The account has no login')
      const { mfa, secret, otpauth_url } = await auth.startAuthMfa({
        auth_identity_id: login.id,
        provider: 'totp',
        label: email,
        issuer: brand.name,
      })
      if (!secret || !otpauth_url)
        throw new MedusaError(
          MedusaError.Types.UNEXPECTED_STATE,
          'The second factor was begun without a secret',
        )
      return new StepResponse({ secret, address: otpauth_url }, mfa.id)
    }),
  async (id, { container }) => {
    if (id) await container.resolve(Modules.AUTH).disableAuthMfa({ id })
  },
)

/** Turns on what was begun, by the first code of the app. Undone, it is off again. */
export const enableFactorStep = createStep(
  'enable-factor',
  async ({ customerId, code: typed }: { customerId: string; code: string }, { container }) =>
    oneByOne(container, customerId, async () => {
      if (await findFactor(container, customerId)) throw failure('conflict', IS_ON)
      const [begun] = await query(container)<Pending>(PENDING, [customerId])
      if (!begun) throw failure('conflict', NOT_BEGUN)
      const { id, authIdentityId } = begun
      await spendCode(container, { factorId: id, typed }, ({ code }) =>
        container.resolve(Modules.AUTH).verifyAuthMfa({ id, auth_identity_id: authIdentityId, code }),
      )
      return new StepResponse(begun, id)
    }),
  async (id, { container }) => {
    if (id) await container.resolve(Modules.AUTH).disableAuthMfa({ id })
  },
)

/** Ten codes for the day that the phone is lost. Those before open nothing any more, and do not come back. */
export const makeRecoveryCodesStep = createStep(
  'make-recovery-codes',
  async ({ customerId, authIdentityId }: { customerId: string; authIdentityId: string }, { container }) =>
    oneByOne(container, customerId, async () => {
      const { codes } = await container
        .resolve(Modules.AUTH)
        .generateAuthMfaRecoveryCodes({ auth_identity_id: authIdentityId })
      return new StepResponse(codes)
    }),
)

/** The session has shown the new factor; every other one was opened without, and ends. */
export const trustSessionStep = createStep(
  'trust-session',
  async ({ customerId, sessionId }: { customerId: string; sessionId: string }, { container }) => {
    await container.resolve(ACCOUNT_SECURITY_MODULE).trustSession(customerId, sessionId)
    return new StepResponse(undefined)
  },
)

/** From here on no session counts as opened with a factor. Not undone: whoever has one shows it again at the next sign-in. */
export const distrustSessionsStep = createStep(
  'distrust-sessions',
  async ({ customerId }: { customerId: string }, { container }) => {
    await container.resolve(ACCOUNT_SECURITY_MODULE).distrustSessions(customerId)
    return new StepResponse(undefined)
  },
)

/** The last step: Medusa's module turns a factor off for good. Who signed in to its admin with that login before has to do so again. */
export const disableFactorStep = createStep(
  'disable-factor',
  async ({ factorId, authIdentityId }: { factorId: string; authIdentityId: string }, { container }) => {
    await container.resolve(ACCOUNT_SECURITY_MODULE).noteFactorRemoved(authIdentityId, new Date())
    await container.resolve(Modules.AUTH).disableAuthMfa({ id: factorId })
    return new StepResponse(undefined)
  },
)
