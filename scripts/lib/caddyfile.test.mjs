import getPort from 'get-port'
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it, vi } from 'vitest'
import { root } from './paths.mjs'

const file = path.join(root, 'deploy', 'Caddyfile')
const addresses = { BACKENDS: 'backend-1:9000 backend-2:9000', STOREFRONTS: 'storefront:3000' }
/** As Caddy itself reads it. @param {NodeJS.ProcessEnv} [env] @returns {string} JSON */
const adapted = (env = {}) =>
  execFileSync('caddy', ['adapt', '--adapter', 'caddyfile', '--config', file], {
    env: { PATH: process.env.PATH, ...addresses, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })

/** What is done with calls that come in by one of these. @param {string} config @param {string[]} addresses */
function within(config, ...addresses) {
  /** @type {{ listen: string[] }[]} */
  const servers = Object.values(JSON.parse(config).apps.http.servers)
  return JSON.stringify(servers.filter(({ listen }) => listen.some((each) => addresses.includes(each))))
}

describe.skipIf(spawnSync('caddy', ['version']).error)('the proxy', () => {
  it('believes nobody who says who called, but those it is told of', () => {
    expect(within(adapted(), ':3000', ':9000')).not.toContain('trusted_proxies')
    const ranges = '["203.0.113.0/24","2001:db8::/32"]'
    const told = within(adapted({ OUTER_PROXIES: '203.0.113.0/24 2001:db8::/32' }), ':3000', ':9000')
    // The files' server is told of nobody.
    const proxies = told.split('"handler":"reverse_proxy"').length - 1
    expect(proxies).toBe(4)
    expect(told.split(`"trusted_proxies":${ranges}`)).toHaveLength(proxies)
  })

  it('names no caller where the pages’ server asks for itself, and the visitor where it asks for one', () => {
    /** @type {{ routes: { match: unknown, handle: unknown }[] }[]} */
    const [{ routes } = { routes: [] }] = JSON.parse(within(adapted(), ':9009'))
    const named = { header: { 'X-Forwarded-For': ['*'] } }
    const doneWith = (/** @type {unknown} */ match) =>
      routes.find((route) => isDeepStrictEqual(route.match, [match]))?.handle
    expect(doneWith(named)).toMatchObject([{ trusted_proxies: expect.arrayContaining(['172.16.0.0/12']) }])
    expect(doneWith({ not: [named] })).toMatchObject([
      { headers: { request: { delete: ['X-Forwarded-For'] } } },
    ])
  })

  it('hands out pictures of products, nothing else of the files, and never as a page', async () => {
    /** @type {{ url: string | undefined, cookie: string | undefined, caller: unknown }[]} */
    const asked = []
    const files = createServer(({ url, headers }, answer) => {
      asked.push({ url, cookie: headers.cookie, caller: headers['x-forwarded-for'] })
      answer.writeHead(200, { 'content-security-policy': 'block-all-mixed-content' }).end('of the files')
    })
    await once(files.listen(0, '127.0.0.1'), 'listening')
    const backend = createServer((_, answer) => answer.end('of the backend'))
    await once(backend.listen(0, '127.0.0.1'), 'listening')
    const near = (/** @type {import('node:http').Server} */ server) =>
      `127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`
    const port = await getPort()
    const [shop, pages] = [await getPort(), await getPort()]
    const caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
      env: {
        ...{ PATH: process.env.PATH, HOME: tmpdir(), STOREFRONTS: near(backend), BACKENDS: near(backend) },
        ...{
          SHOP_ADDRESS: `http://:${shop}`,
          BACKEND_ADDRESS: `http://:${port}`,
          PAGES_ADDRESS: `http://:${pages}`,
        },
        ...{ FILES: near(files), FILES_BUCKET: 'cases' },
      },
      stdio: 'ignore',
    })
    try {
      const get = (/** @type {string} */ at, /** @type {RequestInit} */ given = {}) =>
        fetch(`http://127.0.0.1:${port}${at}`, given)
      await vi.waitFor(() => get('/app'), 20_000)
      const shown = await get('/pictures/public/new%20case-1.png', { headers: { cookie: 'sid=1' } })
      expect(await shown.text()).toBe('of the files')
      expect(shown.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
      expect(asked).toEqual([{ url: '/cases/public/new%20case-1.png', cookie: undefined, caller: undefined }])
      for (const [at, given] of /** @type {[string, RequestInit][]} */ ([
        ['/pictures/private/a.png', {}],
        ['/pictures/public%2f..%2fprivate/a.png', {}],
        ['/pictures/public/a.png', { method: 'DELETE' }],
        ['/app', {}],
      ]))
        expect(await (await get(at, given)).text(), at).toBe('of the backend')
      expect((await get('/metrics')).status).toBe(404)
      expect(asked).toHaveLength(1)
    } finally {
      caddy.kill()
      await once(caddy, 'exit')
      files.close()
      backend.close()
    }
  })

  it('says that the shop rests as what it is: no browser guesses a type', () => {
    for (const address of [':3000', ':9000', ':9009']) {
      /** @type {{ errors: { routes: { match?: unknown, handle: { response?: { set: object } }[] }[] } }[]} */
      const [resting] = JSON.parse(within(adapted(), address))
      const headers = (/** @type {boolean} */ ofCalls) =>
        resting?.errors.routes
          .filter(({ match }) => Boolean(match) === ofCalls)
          .flatMap(({ handle }) => handle.flatMap(({ response }) => Object.entries(response?.set ?? {})))
      expect(headers(true)).toEqual([['Content-Type', ['application/json; charset=utf-8']]])
      expect(headers(false)).toContainEqual(['X-Content-Type-Options', ['nosniff']])
    }
  })

  it('writes of a call neither who made it nor what they asked', () => {
    const { encoder } = JSON.parse(adapted()).logging.logs.default
    expect(encoder.fields).toEqual({
      'request>remote_ip': { filter: 'delete' },
      'request>remote_port': { filter: 'delete' },
      'request>client_ip': { filter: 'delete' },
      'request>headers': { filter: 'delete' },
      'request>uri': { filter: 'regexp', regexp: expect.any(String), value: '$1' },
    })
    /** Go's expressions read like ours here. @type {{ regexp: string, value: string }} */
    const { regexp, value } = encoder.fields['request>uri']
    const told = (/** @type {string} */ uri) => uri.replace(new RegExp(regexp, 'g'), value)
    const hex = 'a1'.repeat(32)
    expect(told('/api/order/adjustments/apad_1.1764061200.-s_9?x=1')).toBe('/api/order/adjustments/')
    expect(told(`/api/files/artwork/${hex}/large.webp`)).toBe('/api/files/artwork//large.webp')
    expect(told(`/api/news/leave/cprof_1.${hex}`)).toBe('/api/news/leave/cprof_1.')
    expect(told('/reset-password?token=abc')).toBe('/reset-password')
    expect(told('/gallery/design_01M7ZCMYNBVGCD6KJZJ042QPMD')).toBe(
      '/gallery/design_01M7ZCMYNBVGCD6KJZJ042QPMD',
    )
  })
})
