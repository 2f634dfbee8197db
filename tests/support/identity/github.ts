import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import getPort from 'get-port'

export interface GithubPerson {
  login: string
  name?: string | null
  /** The public address of the profile, which GitHub need not have verified for this purpose. */
  publicEmail?: string | null
  emails: { email: string; primary: boolean; verified: boolean }[]
}
interface Pending {
  person: GithubPerson
  challenge: string
}

const CLIENT = { id: 'Iv1.caseloom', secret: randomBytes(20).toString('hex') }

async function formOf(req: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  for await (const part of req) text += String(part)
  return new URLSearchParams(text)
}

/** What of GitHub a sign-in needs, as GitHub's documentation says it: an OAuth App, whose tokens never end. */
export async function startGithub() {
  const port = await getPort()
  const url = `http://localhost:${port}`
  const codes = new Map<string, Pending>()
  const tokens = new Map<string, GithubPerson>()
  const numbers = new Map<string, number>()
  let down = false

  function exchange(form: URLSearchParams): object {
    if (form.get('client_id') !== CLIENT.id || form.get('client_secret') !== CLIENT.secret)
      return { error: 'incorrect_client_credentials' }
    const code = form.get('code') ?? ''
    const pending = codes.get(code)
    codes.delete(code)
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (pending?.challenge !== proof) return { error: 'bad_verification_code' }
    const token = `gho_${randomBytes(18).toString('hex')}`
    tokens.set(token, pending.person)
    return { access_token: token, token_type: 'bearer', scope: 'user:email' }
  }
  async function answer(req: IncomingMessage): Promise<[status: number, body: object]> {
    if (down) return [503, { message: 'No server is currently available' }]
    const { pathname } = new URL(req.url ?? '/', url)
    if (pathname === '/login/oauth/access_token') return [200, exchange(await formOf(req))]
    const person = tokens.get((req.headers.authorization ?? '').replace('Bearer ', ''))
    if (!person) return [401, { message: 'Bad credentials' }]
    if (pathname === '/api/v3/user/emails') return [200, person.emails]
    const id = numbers.get(person.login)
    const { login, name = null, publicEmail: email = null } = person
    return pathname === '/api/v3/user' ? [200, { id, login, name, email }] : [404, { message: 'Not Found' }]
  }
  const server = createServer((req, res) => {
    void answer(req).then(([status, body]) => {
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(port, resolve))
  return {
    settings: { GITHUB_URL: url, GITHUB_CLIENT_ID: CLIENT.id, GITHUB_CLIENT_SECRET: CLIENT.secret },
    /** Somebody presses "Authorize" on GitHub's page: what the browser comes back with. */
    authorise(location: string, person: GithubPerson): { code: string; state: string } {
      const { origin, searchParams } = new URL(location)
      if (origin !== url || searchParams.get('scope') !== 'user:email')
        throw new Error('This is no address of GitHub’s consent page')
      if (!numbers.has(person.login)) numbers.set(person.login, numbers.size + 583_231)
      const code = randomBytes(10).toString('hex')
      codes.set(code, { person, challenge: searchParams.get('code_challenge') ?? '' })
      return { code, state: searchParams.get('state') ?? '' }
    },
    fail: (now: boolean) => {
      down = now
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
export type Github = Awaited<ReturnType<typeof startGithub>>
