import { execFileSync, spawnSync } from 'node:child_process'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
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
    const proxies = told.split('"handler":"reverse_proxy"').length - 1
    expect(proxies).toBe(3)
    expect(told.split(`"trusted_proxies":${ranges}`)).toHaveLength(proxies + 1)
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

  it('writes of a call neither who made it nor what they asked', () => {
    const { encoder } = JSON.parse(adapted()).logging.logs.default
    expect(encoder.fields).toEqual({
      'request>remote_ip': { filter: 'delete' },
      'request>remote_port': { filter: 'delete' },
      'request>client_ip': { filter: 'delete' },
      'request>headers': { filter: 'delete' },
      'request>uri': { filter: 'regexp', regexp: '\\?.*' },
    })
  })
})
