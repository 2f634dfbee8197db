import type {
  AuthenticationInput,
  AuthenticationResponse,
  AuthIdentityProviderService,
  Logger,
} from '@medusajs/framework/types'
import { AbstractAuthModuleProvider } from '@medusajs/framework/utils'
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { addressOf, fault, keepIdentity, textOf, type ProviderProfile } from '../social/answer'
import { OidcClient, type Claims, type OidcOptions } from './client'
import { isOutage } from './outage'

const STATE_SECONDS = 600
const keptSchema = z.object({ nonce: z.string(), verifier: z.string() })
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
 * OpenID Connect as a Medusa auth provider, by openid-client. Medusa's own is proprietary, and tells an outage from a refusal
 * by nothing (docs/decisions/0008). What an unverified address means is left to the shop's own rules.
 */
export default class OidcSignIn extends AbstractAuthModuleProvider {
  static override identifier = 'oidc-sign-in'
  static override DISPLAY_NAME = 'OpenID Connect'
  private readonly logger: Logger
  private readonly client: OidcClient

  constructor(
    cradle: { logger: Logger },
    private readonly options: OidcOptions,
  ) {
    super()
    this.logger = cradle.logger
    this.client = new OidcClient(options)
  }

  override async authenticate(
    _input: AuthenticationInput,
    identities: AuthIdentityProviderService,
  ): Promise<AuthenticationResponse> {
    const state = randomBytes(32).toString('hex')
    try {
      const { location, kept } = await this.client.begin(state)
      await identities.setState(state, { ...kept }, STATE_SECONDS)
      return { success: true, location }
    } catch (error) {
      this.logger.warn(`${this.options.issuer} could not be asked to sign somebody in: ${String(error)}`)
      return fault('unavailable')
    }
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
      claims = await this.client.claimsOf({ code, state, ...(iss !== undefined && { iss }) }, kept.data)
    } catch (error) {
      const outage = isOutage(error)
      this.logger.warn(
        `${this.options.issuer} did not sign somebody in (${outage ? 'outage' : 'refusal'}): ${String(error)}`,
      )
      return fault(outage ? 'unavailable' : 'refused')
    }
    if (typeof claims.sub !== 'string' || claims.sub === '') return fault('refused')
    return keepIdentity(identities, claims.sub, profileOf(claims))
  }
}
