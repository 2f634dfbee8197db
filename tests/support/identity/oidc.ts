import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import getPort from 'get-port'
import Provider, { type Configuration } from 'oidc-provider'
import { makePeople, type Facts, type People } from './people'

/** How the provider behaves: as it should, answering 503 to whatever a server asks, or not at all. */
export type Mood = 'well' | 'down' | 'silent'

export interface IdentityProvider {
  issuer: string
  people: People
  /** The settings of a shop that signs people in by it. */
  settings: { OIDC_ISSUER: string; OIDC_CLIENT_ID: string; OIDC_CLIENT_SECRET: string; OIDC_NAME: string }
  feel: (mood: Mood) => void
  stop: () => Promise<void>
}

const CLIENT = { id: 'caseloom', secret: randomBytes(24).toString('hex') }
/** What a server asks; the pages stay, since people are on them already. */
const FOR_SERVERS = /^\/(token|jwks|me|\.well-known)/

const claimsOf = (id: string, facts: Facts) => ({
  sub: id,
  ...(facts.email !== undefined && { email: facts.email, email_verified: facts.verified ?? false }),
  ...(facts.name !== undefined && { name: facts.name }),
  ...(facts.givenName !== undefined && { given_name: facts.givenName }),
  ...(facts.familyName !== undefined && { family_name: facts.familyName }),
})

function configuration(people: People): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: ['http://localhost/auth/callback/oidc'],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: {
      keys: [{ ...privateKey.export({ format: 'jwk' }), kty: 'RSA', kid: 'one', use: 'sig', alg: 'RS256' }],
    },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: { email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    pkce: { required: () => true },
    ttl: { Session: 3600, Interaction: 3600, Grant: 3600, AccessToken: 600, IdToken: 600 },
    findAccount: (_ctx, id) => {
      const facts = people.find(id)
      return facts && { accountId: id, claims: () => claimsOf(id, facts) }
    },
  }
}

/**
 * A whole OpenID provider with login and consent pages, on a free port of this machine. It keeps to the letter: addresses
 * are told by the userinfo endpoint, not in the ID token. Any password is good.
 */
export async function startIdentityProvider(): Promise<IdentityProvider> {
  const port = await getPort()
  const issuer = `http://localhost:${port}`
  const people = makePeople()
  const provider = new Provider(issuer, configuration(people))
  // The shop's port is known only after the provider's.
  const { prototype } = provider.Client as unknown as {
    prototype: { redirectUriAllowed: (uri: string) => boolean }
  }
  prototype.redirectUriAllowed = (uri) => /^http:\/\/localhost:\d+\/auth\/callback\/oidc$/.test(uri)
  let mood: Mood = 'well'
  const answer = provider.callback()
  const server = createServer((req, res) => {
    if (mood === 'well' || !FOR_SERVERS.test(req.url ?? '')) void answer(req, res)
    else if (mood === 'down') res.writeHead(503).end()
  })
  await new Promise<void>((resolve) => server.listen(port, resolve))
  return {
    issuer,
    people,
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_NAME: 'Weavers’ Guild',
    },
    feel: (next) => {
      mood = next
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
