import { z } from 'zod'

export interface GithubOptions {
  clientId: string
  clientSecret: string
  callbackUrl: string
  /** https://github.com, or a GitHub Enterprise Server. */
  url: string
}
export interface GithubPerson {
  id: string
  name: string | null
  /** The primary address where GitHub has verified it. */
  email: string | null
}

/** GitHub, or the way to it, did not do its work. */
export class GithubOutage extends Error {}

const TIMEOUT_MS = 5_000
/** Our registration is at fault, not the person. */
const MISCONFIGURED = new Set([
  'incorrect_client_credentials',
  'redirect_uri_mismatch',
  'application_suspended',
])
const tokenSchema = z.union([z.object({ access_token: z.string().min(1) }), z.object({ error: z.string() })])
const userSchema = z.object({ id: z.number(), login: z.string(), name: z.string().nullish() })
const emailsSchema = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }))

async function ask(url: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    (cause: unknown) => {
      throw new GithubOutage(`GitHub could not be reached: ${String(cause)}`, { cause })
    },
  )
  if (answer.status >= 500 || answer.status === 429)
    throw new GithubOutage(`GitHub answered ${answer.status}`)
  return answer
}

async function read<T>(answer: Response, schema: z.ZodType<T>): Promise<T> {
  const parsed = schema.safeParse(await answer.json().catch(() => null))
  if (!parsed.success) throw new GithubOutage('GitHub answered what cannot be read')
  return parsed.data
}

/** The three calls of a sign-in by GitHub. */
export function githubClient({ clientId, clientSecret, callbackUrl, url }: GithubOptions) {
  const api = url === 'https://github.com' ? 'https://api.github.com' : `${url}/api/v3`
  const get = (path: string, token: string) =>
    ask(`${api}${path}`, {
      headers: {
        Accept: 'application/vnd.github+json',
        Authorization: `Bearer ${token}`,
        'User-Agent': 'caseloom',
        'X-GitHub-Api-Version': '2022-11-28',
      },
    })

  return {
    authorizeUrl(state: string, challenge: string): string {
      const address = new URL(`${url}/login/oauth/authorize`)
      address.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: callbackUrl,
        // The address is private on most accounts; a GitHub App takes its permissions instead.
        scope: 'user:email',
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      }).toString()
      return address.toString()
    },

    /** A token for a code, or null where GitHub does not accept the code. @throws GithubOutage */
    async tokenFor(code: string, verifier: string): Promise<string | null> {
      const answer = await ask(`${url}/login/oauth/access_token`, {
        method: 'POST',
        headers: { Accept: 'application/json' },
        body: new URLSearchParams({
          client_id: clientId,
          client_secret: clientSecret,
          code,
          redirect_uri: callbackUrl,
          code_verifier: verifier,
        }),
      })
      const token = await read(answer, tokenSchema)
      if ('access_token' in token) return token.access_token
      if (MISCONFIGURED.has(token.error)) throw new GithubOutage(`GitHub refused the shop: ${token.error}`)
      return null
    },

    /** Whose token it is, or null where GitHub does not say. @throws GithubOutage */
    async person(token: string): Promise<GithubPerson | null> {
      const answer = await get('/user', token)
      if (!answer.ok) return null
      const user = await read(answer, userSchema)
      const listed = await get('/user/emails', token)
      // A GitHub App without the permission "Email addresses" gets 403 or 404 here.
      const emails = listed.ok ? await read(listed, emailsSchema) : []
      const primary = emails.find((entry) => entry.primary && entry.verified)
      return { id: String(user.id), name: user.name?.trim() || user.login, email: primary?.email ?? null }
    },
  }
}
