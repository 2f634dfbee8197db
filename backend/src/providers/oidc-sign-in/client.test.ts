import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { OidcClient } from './client'

let server: Server
let issuer: string
/** What the provider tells of itself beside its addresses; null while it is down. */
let told: Record<string, unknown> | null
let asked: number
let posted: URLSearchParams | null
let authorization: string | undefined

beforeEach(async () => {
  told = {}
  asked = 0
  server = createServer((req, res) => {
    res.setHeader('content-type', 'application/json')
    if (req.url === '/.well-known/openid-configuration') {
      asked += 1
      res.statusCode = told ? 200 : 503
      res.end(
        JSON.stringify({
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/jwks`,
          ...told,
        }),
      )
      return
    }
    let body = ''
    req.on('data', (part: Buffer) => (body += part.toString()))
    req.on('end', () => {
      posted = new URLSearchParams(body)
      authorization = req.headers.authorization
      res.statusCode = 400
      res.end('{"error":"invalid_grant"}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const CALLBACK = 'https://shop.example/auth/callback/oidc'
const client = (client_secret?: string) =>
  new OidcClient({ issuer, client_id: 'shop', client_secret, callback_url: CALLBACK })
const answer = { code: 'abc', state: 'st' }
const kept = { nonce: 'n', verifier: 'v'.repeat(43) }

describe('OidcClient', () => {
  it('sends the browser there with state, nonce and a challenge, and none of what is kept', async () => {
    const begun = await client('hidden').begin('st')
    const { origin, pathname, searchParams } = new URL(begun.location)
    expect(origin + pathname).toBe(`${issuer}/authorize`)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'shop',
      redirect_uri: CALLBACK,
      response_type: 'code',
      state: 'st',
      nonce: begun.kept.nonce,
      code_challenge_method: 'S256',
    })
    expect(begun.location).not.toContain(begun.kept.verifier)
    expect(begun.location).not.toContain('hidden')
  })

  it.each([
    ['in the form where that is offered', ['client_secret_basic', 'client_secret_post'], 'hidden', false],
    ['in a header where it is not', ['client_secret_basic'], 'hidden', true],
    ['by PKCE alone where it has none', ['none'], undefined, false],
  ])('proves itself %s', async (_how, methods, secret, byHeader) => {
    told = { token_endpoint_auth_methods_supported: methods }
    await expect(client(secret).claimsOf(answer, kept)).rejects.toThrow('invalid_grant')
    expect(posted?.get('code_verifier')).toBe(kept.verifier)
    expect(Boolean(authorization)).toBe(byHeader)
    expect(posted?.get('client_secret')).toBe(secret && !byHeader ? secret : null)
  })

  it('asks the provider once an hour for what it is, and again at once where it could not tell', async () => {
    const one = client()
    told = null
    await expect(one.begin('st')).rejects.toThrow()
    told = {}
    await Promise.all([one.begin('st'), one.begin('st')])
    await one.begin('st')
    expect(asked).toBe(2)
  })

  it('trusts nobody who goes by another name', async () => {
    told = { issuer: 'https://accounts.google.com' }
    await expect(client().begin('st')).rejects.toThrow('calls itself https://accounts.google.com')
  })
})
