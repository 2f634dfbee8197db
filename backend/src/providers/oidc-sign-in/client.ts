import { custom, generators, Issuer, type Client, type ClientMetadata, type TokenSet } from 'openid-client'

/** For each of the calls to a provider; the browser waits 30 s for all of them together. */
const TIMEOUT_MS = 5_000
custom.setHttpOptionsDefaults({ timeout: TIMEOUT_MS })
/** Providers change their keys and addresses seldom, and tell of it long before. */
const KNOWN_MS = 3_600_000
const SCOPE = 'openid email profile'
/** Signatures that anybody can check and only the provider can make, in the order of how widely they are used. */
const ALGORITHMS = ['RS256', 'ES256', 'PS256', 'EdDSA', 'RS384', 'ES384', 'PS384', 'RS512', 'ES512', 'PS512']

export interface OidcOptions {
  /** The provider's address, below which its `/.well-known/openid-configuration` stands. */
  issuer: string
  client_id: string
  /** Absent for a client that proves itself by PKCE alone. */
  client_secret?: string | undefined
  callback_url: string
}
/** What the callback is checked against. */
export interface Kept {
  nonce: string
  verifier: string
}
export type Claims = Record<string, unknown>

const bare = (address: string) => address.replace(/\/+$/, '')

/** What the provider says that it can do, put into how we come to it. */
function registration(
  issuer: Issuer,
  { client_id, client_secret, callback_url }: OidcOptions,
): ClientMetadata {
  const listed = (name: string): unknown[] => {
    const value = issuer.metadata[name]
    return Array.isArray(value) ? value : []
  }
  const posts = listed('token_endpoint_auth_methods_supported').includes('client_secret_post')
  const signed = listed('id_token_signing_alg_values_supported')
  return {
    client_id,
    redirect_uris: [callback_url],
    response_types: ['code'],
    id_token_signed_response_alg: ALGORITHMS.find((name) => signed.includes(name)) ?? 'RS256',
    ...(client_secret
      ? { client_secret, token_endpoint_auth_method: posts ? 'client_secret_post' : 'client_secret_basic' }
      : { token_endpoint_auth_method: 'none' }),
  }
}

/**
 * An OpenID provider as the shop uses it: the code flow with PKCE, state and nonce.
 * @throws openid-client's own errors, which tell an outage from a refusal
 */
export class OidcClient {
  private known: { client: Promise<Client>; until: number } | undefined

  constructor(private readonly options: OidcOptions) {}

  /** Where the browser goes, and what is to be kept until it is back. */
  async begin(state: string): Promise<{ location: string; kept: Kept }> {
    const client = await this.client()
    const kept = { nonce: generators.nonce(), verifier: generators.codeVerifier() }
    const location = client.authorizationUrl({
      scope: SCOPE,
      state,
      nonce: kept.nonce,
      code_challenge: generators.codeChallenge(kept.verifier),
      code_challenge_method: 'S256',
    })
    return { location, kept }
  }

  /** Takes the code to the provider. openid-client checks the token's signature, issuer, audience, times and nonce. */
  async claimsOf(params: { code: string; state: string; iss?: string }, kept: Kept): Promise<Claims> {
    const client = await this.client()
    const checks = {
      state: params.state,
      nonce: kept.nonce,
      code_verifier: kept.verifier,
      response_type: 'code',
    }
    const tokens = await client.callback(this.options.callback_url, params, checks)
    const claims: Claims = { ...tokens.claims() }
    return 'email' in claims ? claims : { ...claims, ...(await this.profileOf(client, tokens)) }
  }

  /** Providers that keep to the letter (Okta, Zitadel and others) leave the address out of the ID token. */
  private async profileOf(client: Client, tokens: TokenSet): Promise<Claims> {
    if (!client.issuer.metadata.userinfo_endpoint || !tokens.access_token) return {}
    // With the token set, openid-client also checks that both speak of the same person.
    return client.userinfo(tokens)
  }

  /** The provider as it told of itself within the last hour; one that could not be asked is asked again. */
  private client(): Promise<Client> {
    if (this.known && this.known.until > Date.now()) return this.known.client
    const client = this.discover()
    this.known = { client, until: Date.now() + KNOWN_MS }
    client.catch(() => {
      if (this.known?.client === client) this.known = undefined
    })
    return client
  }

  private async discover(): Promise<Client> {
    const issuer = await Issuer.discover(this.options.issuer)
    // Its tokens are checked against the name that it gives itself, so that has to be the one that we trust.
    if (bare(issuer.metadata.issuer) !== bare(this.options.issuer))
      throw new Error(`${this.options.issuer} calls itself ${issuer.metadata.issuer}`)
    return new issuer.Client(registration(issuer, this.options))
  }
}
