import { execFileSync, spawnSync } from 'node:child_process'
import path from 'node:path'
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

describe.skipIf(spawnSync('caddy', ['version']).error)('the proxy', () => {
  it('believes nobody who says who called, but those it is told of', () => {
    expect(adapted()).not.toContain('trusted_proxies')
    const ranges = '["203.0.113.0/24","2001:db8::/32"]'
    const told = adapted({ OUTER_PROXIES: '203.0.113.0/24 2001:db8::/32' })
    const proxies = told.split('"handler":"reverse_proxy"').length - 1
    expect(told.split(`"trusted_proxies":${ranges}`)).toHaveLength(proxies + 1)
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
