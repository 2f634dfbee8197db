import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { engineSettings } from './cluster.mjs'
import { backendEnv } from './parts.mjs'
import { root } from './paths.mjs'
import { readSettings } from './settings.mjs'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'caseloom-settings-'))
  vi.stubEnv('DATA_DIR', dir)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(dir, { recursive: true, force: true })
})

/** None of a developer's own .env counts. */
const NONE = {
  STRIPE_API_KEY: '',
  PRODIGI_API_KEY: '',
  OPENAI_API_KEY: '',
  SMTP_URL: '',
  REDIS_URL: '',
  S3_BUCKET: '',
}
/** @param {Record<string, string>} given */
const give = (given) => {
  for (const [name, value] of Object.entries({ ...NONE, ...given })) vi.stubEnv(name, value)
}

it.each([
  [{}, ['stripe', 'prodigi', 'openai', 'mail']],
  [{ STRIPE_API_KEY: 'sk_test_1', OPENAI_API_KEY: 'key' }, ['prodigi', 'mail']],
  [{ STRIPE_API_KEY: 'sk_live_1', PRODIGI_API_KEY: 'key', SMTP_URL: 'smtp://mail.example' }, []],
])('with %o the stand-ins are %o', (given, stands) => {
  give(given)
  expect(readSettings().sandboxed).toEqual(stands)
})

it.each(['PORT_BACKEND', 'PORT_HMR'])('%s has to be a port', (name) => {
  give({ [name]: '90000' })
  expect(() => readSettings()).toThrow(`${name} must be a port between 1 and 65535, not '90000'.`)
})

it.each(['PORT_REDIS', 'PORT_S3'])('%s of a cluster has to be a port', (name) => {
  give({ [name]: 'six' })
  vi.stubEnv('REDIS_URL', undefined)
  vi.stubEnv('S3_BUCKET', undefined)
  expect(() => engineSettings()).toThrow(`${name} must be a port between 1 and 65535, not 'six'.`)
})

it('stand-ins are asked where they are said to be, else on this machine', () => {
  give({ SANDBOX_PORT_PRODIGI: '7102' })
  vi.stubEnv('SANDBOX_STRIPE_URL', 'http://sandbox.example:9101')
  expect(readSettings().backend).toMatchObject({
    SANDBOX_STRIPE_URL: 'http://sandbox.example:9101',
    SANDBOX_PRODIGI_URL: 'http://localhost:7102',
  })
})

it('systemd knows no setting that backups and operators’ commands do not', () => {
  const unit = readFileSync(path.join(root, 'deploy', 'caseloom.service'), 'utf8')
  expect(unit).not.toMatch(/^\s*Environment/m)
})

it.each([
  [{}, 'http://localhost:9000/pictures'],
  [{ BACKEND_PUBLIC_URL: 'https://api.shop.example/' }, 'https://api.shop.example/pictures'],
  [{ S3_FILE_URL: 'https://cdn.example' }, 'https://cdn.example'],
])('a cluster’s pictures are found with %o at %s', (given, at) => {
  give({ PORT_BACKEND: '9000', PORT_S3: '9390', ...given })
  for (const name of ['REDIS_URL', 'S3_BUCKET', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
    vi.stubEnv(name, undefined)
  if (!('S3_FILE_URL' in given)) vi.stubEnv('S3_FILE_URL', undefined)
  if (!('BACKEND_PUBLIC_URL' in given)) vi.stubEnv('BACKEND_PUBLIC_URL', undefined)
  engineSettings()
  expect(process.env.S3_FILE_URL).toBe(at)
})

it.each([
  ['', 'http://localhost:9000'],
  ['127.0.0.1', 'http://localhost:9000'],
  ['10.0.0.5', 'http://10.0.0.5:9000'],
  ['fd00::5', 'http://[fd00::5]:9000'],
])('listening at %j the backend is found at %s', (BIND_ADDRESS, at) => {
  give({ BIND_ADDRESS, PORT_BACKEND: '9000', PORT_STOREFRONT: '3000' })
  const { backendUrl, pagesUrl } = readSettings()
  expect([backendUrl, pagesUrl]).toEqual([at, at.replace('9000', '3000')])
})

it('Medusa listens where the shop does, whatever name a shell has for the machine', () => {
  give({ BIND_ADDRESS: '' })
  vi.stubEnv('HOST', 'desk')
  const settings = readSettings()
  expect(backendEnv({ settings, databaseUrl: 'postgres://localhost/x', dev: true }).HOST).toBeUndefined()
})
