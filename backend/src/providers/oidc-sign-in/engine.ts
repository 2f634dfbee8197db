import { OidcEngine, type OidcEngineOptions } from '@medusajs/auth-oidc/dist/engine'
import type { ICacheService } from '@medusajs/framework/types'
import { custom, type TokenSet } from 'openid-client'

/** For each of the calls to a provider; the browser waits 30 s for all of them together. */
const TIMEOUT_MS = 5_000
// Medusa's engine sets its own when it is loaded, and cannot be told another for the discovery.
custom.setHttpOptionsDefaults({ timeout: TIMEOUT_MS })

export interface Callback {
  params: Record<string, string>
  state: string
  nonce: string
  codeVerifier: string
  callbackUrl: string
}
export type Claims = Record<string, unknown>

/** Medusa's engine, which also asks for the profile where the ID token holds none. */
export class SignInEngine extends OidcEngine {
  constructor(options: OidcEngineOptions, cache?: ICacheService) {
    super({ ...options, http_timeout_ms: TIMEOUT_MS }, cache)
  }

  /**
   * Takes the code to the provider. openid-client checks the token's signature, issuer, audience, times and nonce.
   * @throws openid-client's own errors, which tell an outage from a refusal
   */
  async claimsOf({ params, state, nonce, codeVerifier, callbackUrl }: Callback): Promise<Claims> {
    const client = await this.getClient_()
    const tokens = await client.callback(callbackUrl, params, { state, nonce, code_verifier: codeVerifier })
    const claims: Claims = { ...tokens.claims() }
    return 'email' in claims ? claims : { ...claims, ...(await this.profileOf(tokens)) }
  }

  /** Providers that keep to the letter (Okta, Zitadel and others) leave the address out of the ID token. */
  private async profileOf(tokens: TokenSet): Promise<Claims> {
    const client = await this.getClient_()
    if (!client.issuer.metadata.userinfo_endpoint || !tokens.access_token) return {}
    // With the token set, openid-client also checks that both speak of the same person.
    return client.userinfo(tokens)
  }
}
