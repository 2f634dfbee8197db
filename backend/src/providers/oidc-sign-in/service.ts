import { OidcAuthService } from '@medusajs/auth-oidc/dist/services/oidc'
import type {
  AuthenticationInput,
  AuthenticationResponse,
  AuthIdentityProviderService,
  ICacheService,
  Logger,
  OidcAuthProviderOptions,
} from '@medusajs/framework/types'
import { z } from 'zod'
import { addressOf, fault, keepIdentity, textOf, type ProviderProfile } from '../social/answer'
import { SignInEngine, type Claims } from './engine'
import { isOutage } from './outage'

const keptSchema = z.object({ nonce: z.string(), code_verifier: z.string(), callback_url: z.string() })
const paramsSchema = z.object({ state: z.string(), code: z.string(), iss: z.string().optional() })

const profileOf = (claims: Claims): ProviderProfile => ({
  email: addressOf(claims.email),
  // Some providers write the word.
  email_verified: claims.email_verified === true || claims.email_verified === 'true',
  name: textOf(claims.name) ?? textOf(claims.preferred_username),
  given_name: textOf(claims.given_name),
  family_name: textOf(claims.family_name),
})

/**
 * Medusa's OpenID Connect provider (state, PKCE, nonce, ID token), which tells an outage from a refusal and leaves what
 * an unverified address means to the shop's own rules.
 */
export default class OidcSignIn extends OidcAuthService {
  static override identifier = 'oidc-sign-in'
  private readonly signIn: SignInEngine

  constructor(cradle: { logger: Logger; cache?: ICacheService }, options: OidcAuthProviderOptions) {
    super(cradle, options)
    this.signIn = new SignInEngine(options, cradle.cache)
  }

  override async validateCallback(
    { query }: AuthenticationInput,
    identities: AuthIdentityProviderService,
  ): Promise<AuthenticationResponse> {
    const came = paramsSchema.safeParse(query)
    if (!came.success) return fault('refused')
    const kept = keptSchema.safeParse(await identities.getState(came.data.state))
    if (!kept.success) return fault('refused')
    const { code, state, iss } = came.data
    let claims: Claims
    try {
      claims = await this.signIn.claimsOf({
        params: { code, state, ...(iss !== undefined && { iss }) },
        state,
        nonce: kept.data.nonce,
        codeVerifier: kept.data.code_verifier,
        callbackUrl: kept.data.callback_url,
      })
    } catch (error) {
      const outage = isOutage(error)
      this.logger_.warn(
        `${this.config_.issuer} did not sign somebody in (${outage ? 'outage' : 'refusal'}): ${String(error)}`,
      )
      return fault(outage ? 'unavailable' : 'refused')
    }
    if (typeof claims.sub !== 'string' || claims.sub === '') return fault('refused')
    return keepIdentity(identities, claims.sub, profileOf(claims))
  }
}
