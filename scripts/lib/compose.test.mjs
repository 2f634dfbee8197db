import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from './paths.mjs'

/**
 * @typedef {object} Service
 * @property {string} [image]
 * @property {object} [build]
 * @property {string} [restart]
 * @property {string[] | string} [command]
 * @property {string[]} [cap_drop]
 * @property {string[]} [cap_add]
 * @property {string[]} [security_opt]
 * @property {boolean} [read_only]
 * @property {boolean} [privileged]
 * @property {string} [network_mode]
 * @property {string[]} [ports]
 * @property {string[]} [profiles]
 * @property {Record<string, string>} [environment]
 * @property {{ test: string[] }} [healthcheck]
 * @property {{ resources?: { limits?: { cpus?: string, memory?: string } } }} [deploy]
 * @property {Record<string, { condition?: string }>} [depends_on]
 */
const text = readFileSync(path.join(root, 'docker-compose.yml'), 'utf8')
/** @type {{ services: Record<string, Service> }} */
const { services } = parse(text, { merge: true })
const all = Object.entries(services)

/** What does its work once and ends, before the servers start. */
const ONE_OFF = ['bucket', 'migrate']
/** Medusa's own start has not been tried on a file system that takes nothing. */
const WRITABLE = ['backend-1', 'backend-2', 'migrate', 'worker']
/** Rights that a service needs all the same. */
const RIGHTS = { proxy: ['NET_BIND_SERVICE'], 'proxy-tls': ['NET_BIND_SERVICE'] }
/** Whom nobody but this machine reaches; the world comes by the other one. */
const IN_THE_OPEN = ['proxy-tls']

it('is the whole shop', () => {
  expect(Object.keys(services).sort()).toEqual(
    [
      ...['backend-1', 'backend-2', 'bucket', 'mail', 'migrate', 'postgres', 'proxy', 'proxy-tls'],
      ...['redis', 's3', 'sandbox', 'storefront', 'worker'],
    ].sort(),
  )
})

describe.each(all)('%s', (name, service) => {
  it('may do no more than it has to', () => {
    expect(service.cap_drop).toEqual(['ALL'])
    expect(service.cap_add).toEqual(RIGHTS[/** @type {keyof typeof RIGHTS} */ (name)])
    expect(service.security_opt).toContain('no-new-privileges:true')
    expect(service.privileged).toBeUndefined()
    expect(service.network_mode).not.toBe('host')
    expect(service.read_only === true).toBe(!WRITABLE.includes(name))
  })

  it('takes no more of the machine than its share', () => {
    const { cpus, memory } = service.deploy?.resources?.limits ?? {}
    expect(Number(cpus)).toBeGreaterThan(0)
    expect(memory).toMatch(/^\d+[MG]$/)
  })

  it('says whether it is well, or ends', () => {
    if (ONE_OFF.includes(name)) expect(service.restart).toBe('no')
    else {
      expect(service.healthcheck?.test.length).toBeGreaterThan(1)
      expect(service.restart).toBe('unless-stopped')
    }
  })

  it('is built here, or comes in a named version', () => {
    if (service.build) return expect(service.image).toBeUndefined()
    expect(service.image).toMatch(/^[\w./-]+:(?!latest).*\d/)
  })

  it('waits for something to be well, or done', () => {
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      const wanted = ONE_OFF.includes(other) ? 'service_completed_successfully' : 'service_healthy'
      expect(condition, other).toBe(wanted)
    }
  })

  it('is reached from this machine alone', () => {
    const from = IN_THE_OPEN.includes(name) ? /^0\.0\.0\.0:/ : /^127\.0\.0\.1:/
    for (const port of service.ports ?? []) expect(port).toMatch(from)
    if (IN_THE_OPEN.includes(name)) expect(service.profiles).toEqual(['tls'])
  })

  it('is told no secret by this file', () => {
    const secret = /SECRET|PASSWORD|ACCESS_KEY|API_KEY|TOKEN/
    for (const [key, value] of Object.entries(service.environment ?? {}))
      if (secret.test(key)) expect(String(value), key).toMatch(/^\$\{\w+[:?-]/)
  })
})

it('the secrets that guard customers have no value of their own', () => {
  for (const key of ['JWT_SECRET', 'COOKIE_SECRET', 'FILE_SIGNING_SECRET'])
    for (const name of ['backend-1', 'backend-2', 'worker', 'migrate'])
      expect(services[name]?.environment?.[key]).toMatch(new RegExp(`^\\$\\{${key}:\\?`))
})

it('tables and seed are made once, before any server starts', () => {
  expect(String(services.migrate?.command)).toContain('db:migrate')
  const migrating = all.filter(([, { command }]) => String(command).includes('db:migrate'))
  expect(migrating.map(([name]) => name)).toEqual(['migrate'])
  for (const name of ['backend-1', 'backend-2', 'worker'])
    expect(services[name]?.depends_on?.migrate?.condition).toBe('service_completed_successfully')
})
