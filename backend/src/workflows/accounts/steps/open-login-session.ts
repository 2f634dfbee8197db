import { generateJwtToken } from '@medusajs/framework/utils'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { env } from '../../../env'
import { ACCOUNT_SECURITY_MODULE } from '../../../modules/account_security'
import { sessionLifetimeMs } from '../../../modules/account_security/lifetimes'

export interface OpenSessionInput {
  customerId: string
  authIdentityId: string
  /** Medusa's name of what proved who it is, such as `emailpass`. */
  provider: string
  isAdmin: boolean
  remember: boolean
  /** A second factor was shown. */
  withFactor: boolean
}

/** Keeps the sign-in and makes its token, which Medusa's own routes understand too. */
export const openLoginSessionStep = createStep(
  'open-login-session',
  async (input: OpenSessionInput, { container }) => {
    const { customerId, authIdentityId, provider, isAdmin, remember, withFactor } = input
    const lifetimeMs = sessionLifetimeMs({ isAdmin, remember })
    const expiresAt = new Date(Date.now() + lifetimeMs)
    const session = await container.resolve(ACCOUNT_SECURITY_MODULE).createLoginSessions({
      customer_id: customerId,
      remember,
      expires_at: expiresAt,
      second_factor_at: withFactor ? new Date() : null,
    })
    const token = generateJwtToken(
      {
        jti: session.id,
        actor_id: customerId,
        actor_type: 'customer',
        auth_identity_id: authIdentityId,
        auth_provider: provider,
        app_metadata: { customer_id: customerId },
        user_metadata: {},
      },
      {
        secret: env.JWT_SECRET,
        expiresIn: Math.floor(lifetimeMs / 1000),
        jwtOptions: { algorithm: 'HS256' },
      },
    )
    return new StepResponse({ sessionId: session.id, token, expiresAt: expiresAt.toISOString() }, session.id)
  },
  async (id, { container }) => {
    if (id) await container.resolve(ACCOUNT_SECURITY_MODULE).deleteLoginSessions(id)
  },
)
