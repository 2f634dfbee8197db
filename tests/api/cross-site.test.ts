import { endpoints, SESSION_COOKIE, type Endpoint } from '@caseloom/contract'
import { randomBytes } from 'node:crypto'
import { describe, expect, inject, it } from 'vitest'
import { guest, newShopper } from '../support/actors'
import { newAdministrator } from '../support/administrators'
import { goodPicture } from '../support/hostile-files'
import { knownRoutes } from '../support/known-routes'
import { merchandiser } from '../support/medusa-admin'
import { browserOf, medusaAt } from '../support/medusa-user'

const stack = inject('stack')
const { backend } = stack
const { port } = new URL(backend)

/** Who another site's page may say it is; the last one says nothing. */
const FOREIGN: (string | null)[] = [
  'https://evil.example',
  'null',
  `http://localhost.evil.example:${port}`,
  `http://localhost:${port}0`,
  `https://localhost:${port}`,
  `http://evil.example#http://localhost:${port}`,
  null,
]
const TYPES = ['application/json', 'text/plain', 'application/x-www-form-urlencoded']
/** Of another host of the shop's own domain, whose pages a browser takes for the same site. */
const SIBLING = 'http://api.localhost'

const pathOf = ({ path }: Endpoint) => `/api${path.replace(/\{\w+\}/g, 'none')}`
/** Providers sign their calls, and count no cookie. */
const changing = Object.entries(endpoints as Record<string, Endpoint>).filter(
  ([, { method, access }]) => method !== 'GET' && access !== 'provider',
)
/** Mail programs send these by themselves (RFC 8058), some of them from a page of their own; the link alone counts. */
const MAILED = ['leaveNews']

describe('another site’s page', () => {
  it('changes nothing with the cookie that a browser sends along, whatever form it takes', async () => {
    const token = (await newAdministrator(stack)).api.token ?? ''
    const wrong: string[] = []
    let tried = 0
    for (const [index, [name, endpoint]] of changing.entries())
      for (const [turn, origin] of FOREIGN.entries()) {
        const answer = await fetch(`${backend}${pathOf(endpoint)}`, {
          method: endpoint.method,
          headers: {
            cookie: `${SESSION_COOKIE}=${token}`,
            'content-type': TYPES[(index + turn) % TYPES.length] ?? '',
            ...(origin && { origin }),
          },
          body: '{}',
        })
        const text = await answer.text()
        tried += 1
        if (answer.status !== 403 || !text.includes('own pages'))
          wrong.push(`${name} from ${origin ?? 'nowhere'} → ${answer.status}`)
        if (answer.headers.get('access-control-allow-origin')) wrong.push(`${name} lets ${origin} read`)
      }
    expect(wrong).toEqual([])
    expect(tried).toBeGreaterThan(400)
  }, 120_000)

  it('takes no guest’s key away by a form that comes without it', async () => {
    const wrong: string[] = []
    const elsewhere = FOREIGN.filter((one) => one !== null)
    for (const [index, [name, endpoint]] of changing.entries())
      for (const [turn, origin] of elsewhere.entries()) {
        const answer = await fetch(`${backend}${pathOf(endpoint)}`, {
          method: endpoint.method,
          headers: { 'content-type': TYPES[(index + turn) % TYPES.length] ?? '', origin },
          body: '{}',
        })
        const refused = answer.status === 403 && (await answer.text()).includes('own pages')
        if (refused === MAILED.includes(name)) wrong.push(`${name} from ${origin} → ${answer.status}`)
        if (answer.headers.get('set-cookie')) wrong.push(`${name} gives ${origin} a cookie`)
      }
    expect(wrong).toEqual([])
  }, 120_000)

  it('sends no picture by a form, as the shop’s own pages and programs do', async () => {
    const picture = new Uint8Array(await goodPicture())
    const sentFrom = async (origin: string | null) => {
      const form = new FormData()
      form.set('image', new Blob([picture], { type: 'image/jpeg' }), 'mine.jpg')
      const { status } = await guest(backend).call('uploadPicture', {
        form,
        headers: origin ? { origin } : {},
      })
      return status
    }
    expect(await sentFrom('https://evil.example')).toBe(403)
    expect(await sentFrom(backend)).toBe(201)
    expect(await sentFrom(null)).toBe(201)
  }, 60_000)

  it('reads nothing: no answer names it as let in, asked before or not', async () => {
    const { api } = await newShopper(backend)
    const admin = await merchandiser(backend)
    for (const origin of FOREIGN.filter((one) => one !== null))
      for (const path of ['/api/auth/profile', '/api/products', '/admin/products', '/auth/user/emailpass'])
        for (const method of ['GET', 'OPTIONS']) {
          const { headers } = await fetch(`${backend}${path}`, {
            method,
            headers: {
              origin,
              authorization: `Bearer ${path.startsWith('/admin') ? admin.token : (api.token ?? '')}`,
              ...(method === 'OPTIONS' && { 'access-control-request-method': 'POST' }),
            },
          })
          const allowed = headers.get('access-control-allow-origin')
          expect([path, method, origin, allowed === origin || allowed === '*']).toEqual([
            path,
            method,
            origin,
            false,
          ])
        }
  }, 60_000)
})

describe('a page of another site, or of another host of ours, in a browser that is signed in to Medusa’s admin', () => {
  const call = medusaAt(backend)
  const signedIn = async () => browserOf(backend, (await merchandiser(backend)).token)
  const elsewhere = [...FOREIGN.filter((one) => one !== null), SIBLING]
  const refused = { status: 403, said: { message: 'This call has to come from the shop’s own pages' } }

  it('changes nothing below /admin', async () => {
    const cookie = await signedIn()
    const routes = knownRoutes().filter((route) => /^(POST|PUT|PATCH|DELETE) \/admin\//.test(route))
    const wrong: string[] = []
    for (const [at, route] of routes.entries()) {
      const [method = '', path = ''] = route.replace(/:\w+/g, 'none').split(' ')
      const origin = elsewhere[at % elsewhere.length] ?? ''
      const { status, said } = await call(method, path, { headers: { cookie, origin } })
      if (status !== 403 || said.message !== refused.said.message) wrong.push(`${route} → ${status}`)
    }
    expect(wrong).toEqual([])
    expect(routes.length).toBeGreaterThan(250)
  }, 120_000)

  it.each([
    ['POST', '/auth/user/emailpass'],
    ['POST', '/auth/user/emailpass/update'],
    ['POST', '/auth/token/refresh'],
    ['POST', '/auth/mfa/factors'],
    ['POST', '/auth/mfa/recovery-codes'],
    ['POST', '/auth/session'],
    ['DELETE', '/auth/session'],
  ])('%s %s is refused, from wherever it comes', async (method, path) => {
    const cookie = await signedIn()
    for (const origin of elsewhere)
      expect(await call(method, path, { headers: { cookie, origin } }), origin).toMatchObject(refused)
    const { status } = await call('GET', '/admin/users/me', { headers: { cookie } })
    expect(status).toBe(200)
  })

  it('is not taken for one of ours, by whatever name that was opened, nor for a program', async () => {
    const cookie = await signedIn()
    const ours: [string, Record<string, string>][] = [
      [backend, { origin: backend }],
      [`http://127.0.0.1:${port}`, { origin: `http://127.0.0.1:${port}` }],
      [backend, {}],
    ]
    for (const [opened, headers] of ours) {
      const tagged = await medusaAt(opened)('POST', '/admin/product-tags', {
        body: { value: `tag-${randomBytes(5).toString('hex')}` },
        headers: { cookie, ...headers },
      })
      expect(tagged.status, headers.origin).toBe(200)
    }
    const left = await call('DELETE', '/auth/session', { headers: { cookie, origin: backend } })
    expect(left.status).toBe(200)
  })
})

describe('the headers of an answer', () => {
  const headersOf = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${backend}${path}`, init)
    await answer.arrayBuffer()
    return { status: answer.status, headers: answer.headers }
  }

  it.each([
    ['/api/products', 200],
    ['/api/nothing', 404],
    ['/api/%', 400],
    ['/api/docs', 200],
    ['/api/files/artwork/none/large.webp', 404],
    ['/admin/products', 401],
    ['/auth/user/emailpass', 404],
    ['/store/products', 404],
    ['/health', 200],
    ['/nothing', 404],
  ])(
    '%s: no type is guessed, no frame and no referrer told, and not by what it was made',
    async (path, status) => {
      const answer = await headersOf(path)
      expect(answer.status).toBe(status)
      const { headers } = answer
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('x-powered-by')).toBe(null)
      // The shop under test is not reached by https.
      expect(headers.get('strict-transport-security')).toBe(null)
    },
  )

  it('search engines are told to leave Medusa’s admin alone', async () => {
    for (const path of ['/app', '/app/login', '/app?x=1'])
      expect((await headersOf(path)).headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect((await headersOf('/health')).headers.get('x-robots-tag')).toBe(null)
  })

  it('what is somebody’s is not kept by anything between', async () => {
    const { api } = await newShopper(backend)
    const authorization = `Bearer ${api.token ?? ''}`
    for (const path of [
      '/auth/profile',
      '/address',
      '/orders',
      '/cart',
      '/designs',
      '/customization/jobs',
      '/favourites',
    ])
      expect([
        path,
        (await headersOf(`/api${path}`, { headers: { authorization } })).headers.get('cache-control'),
      ]).toEqual([path, 'no-store'])
    for (const path of ['/auth/profile', '/customization/jobs'])
      expect((await guest(backend).send('GET', path)).headers.get('cache-control')).toBe('no-store')
  })

  it('a picture is nothing but a picture, wherever it is opened', async () => {
    const api = guest(backend)
    const [variation] = await api.must('generate', { body: { prompt: 'a lighthouse in fog', count: 1 } })
    const { headers } = await headersOf(new URL(variation?.imageUrl ?? '', backend).pathname)
    expect(headers.get('content-type')).toBe('image/webp')
    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
    expect(headers.get('content-disposition')).toBe('inline')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    // No cache between keeps what an erasure takes away.
    expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
  }, 60_000)
})
