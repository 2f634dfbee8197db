import { Ajv } from 'ajv'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readCompose, resolveCompose } from './compose-file.mjs'
import { builtBackend } from './parts.mjs'
import { root } from './paths.mjs'

/**
 * @typedef {object} Service
 * @property {string} [image]
 * @property {{ target?: string, args?: Record<string, string> }} [build]
 * @property {string} [pull_policy]
 * @property {string} [restart]
 * @property {string} [shm_size]
 * @property {string[] | string} [command]
 * @property {string[]} [cap_drop]
 * @property {string[]} [cap_add]
 * @property {string[]} [security_opt]
 * @property {boolean} [read_only]
 * @property {string[]} [tmpfs]
 * @property {boolean} [privileged]
 * @property {string} [network_mode]
 * @property {string[]} [ports]
 * @property {string[]} [volumes]
 * @property {string[]} [profiles]
 * @property {Record<string, string>} [environment]
 * @property {{ test: string[] }} [healthcheck]
 * @property {{ driver?: string, options?: Record<string, string> }} [logging]
 * @property {{ resources?: { limits?: { cpus?: string, memory?: string } } }} [deploy]
 * @property {Record<string, { condition?: string }>} [depends_on]
 */
/** @typedef {{ services: Record<string, Service> }} Compose */
const FILE = path.join(root, 'docker-compose.yml')
const { services } = /** @type {Compose} */ (readCompose(FILE))
const all = Object.entries(services)

/** What does its work once and ends, before the servers start. */
const ONE_OFF = ['backup', 'bucket', 'migrate']
/** Medusa's own start has not been tried on a file system that takes nothing. */
const WRITABLE = ['backend-1', 'backend-2', 'migrate', 'worker']
/** Where the programs of the others write: by themselves, or by the setting of this name. */
const WRITES = {
  backup: ['/backups', 'DATA_DIR'],
  bucket: ['MC_CONFIG_DIR'],
  mail: ['/tmp'],
  postgres: ['/run/postgresql', '/var/lib/postgresql'],
  proxy: ['/config', '/data'],
  'proxy-tls': ['/config', '/data'],
  redis: ['/data'],
  s3: ['/data', 'HOME', 'MC_CONFIG_DIR'],
  sandbox: ['SANDBOX_DATA'],
}
/** Rights that a service needs all the same. */
const RIGHTS = { proxy: ['NET_BIND_SERVICE'], 'proxy-tls': ['NET_BIND_SERVICE'] }
/** Whom nobody but this machine reaches; the world comes by the other one. */
const IN_THE_OPEN = ['proxy-tls']

it('is the whole shop', () => {
  expect(Object.keys(services).sort()).toEqual(
    [
      ...['backend-1', 'backend-2', 'backup', 'bucket', 'mail', 'migrate', 'postgres', 'proxy', 'proxy-tls'],
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

  it('has where to write what it has to', () => {
    const { environment, tmpfs = [], volumes = [] } = service
    const open = [...tmpfs, ...volumes.map((volume) => volume.split(':')[1] ?? '')]
    for (const named of WRITES[/** @type {keyof typeof WRITES} */ (name)] ?? []) {
      const place = named.startsWith('/') ? named : environment?.[named]
      const isOpen = open.some((folder) => `${place}/`.startsWith(`${folder}/`))
      expect(isOpen, `${named}: ${place}`).toBe(true)
    }
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

  it('keeps a log that ends somewhere', () => {
    const { driver, options } = service.logging ?? {}
    expect({ driver, ...options }).toEqual({ driver: 'json-file', 'max-size': '10m', 'max-file': '5' })
  })

  it('is built here, or comes in a named version', () => {
    const builders = all.filter(([, { build, image }]) => build && image === service.image)
    if (builders.length === 0) return expect(service.image).toMatch(/^[\w./-]+:(?!latest).*\d/)
    // Two that build the same name at once: the later one finds it taken.
    expect(builders).toHaveLength(1)
    const [[builder, { build }]] = /** @type {[[string, Service]]} */ (builders)
    expect(service.image).toBe(`caseloom-${build?.target}:\${CASELOOM_TAG:-latest}`)
    if (builder === name) return expect(service.pull_policy).toBeUndefined()
    expect(service.pull_policy).toBe('never')
    expect(Object.keys(service.depends_on ?? {})).toContain(builder)
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
  // Going back drops no table, and is not asked about one.
  expect(String(services.migrate?.command)).toContain('db:migrate --skip-scripts --execute-safe-links')
  // Old servers go on beside it: a table is waited for by that script's rules.
  expect(String(services.migrate?.command)).toContain('/shop/scripts/beside-servers.mjs medusa db:migrate')
  expect(existsSync(path.join(root, 'scripts', 'beside-servers.mjs'))).toBe(true)
  const migrating = all.filter(([, { command }]) => String(command).includes('db:migrate'))
  expect(migrating.map(([name]) => name)).toEqual(['migrate'])
  for (const name of ['backend-1', 'backend-2', 'worker'])
    expect(services[name]?.depends_on?.migrate?.condition).toBe('service_completed_successfully')
})

const SECRETS = { JWT_SECRET: 'a', COOKIE_SECRET: 'b', FILE_SIGNING_SECRET: 'c' }
/** @param {NodeJS.ProcessEnv} env @param {string[]} more files laid over the first */
const started = (env, ...more) =>
  /** @type {Compose} */ (resolveCompose({ ...SECRETS, ...env }, FILE, ...more)).services

describe('the Compose specification’s own schema', () => {
  const schema = path.join(root, 'scripts', 'lib', 'compose-spec.schema.json')
  const agrees = new Ajv({ strict: false, validateFormats: false, validateSchema: false }).compile(
    JSON.parse(readFileSync(schema, 'utf8')),
  )
  const deployed = (/** @type {string} */ name) => path.join(root, 'deploy', name)
  const keys = { STRIPE_API_KEY: 'k', PRODIGI_API_KEY: 'k', SMTP_URL: 'smtp://m', S3_BUCKET: 'cases' }

  it.each(['', 'other-s3.yml', 'no-stand-ins.yml', 'other-s3.yml no-stand-ins.yml'])(
    'takes docker-compose.yml with %j',
    (names) => {
      const files = names.split(' ').filter(Boolean)
      agrees(resolveCompose({ ...SECRETS, ...keys }, FILE, ...files.map(deployed)))
      expect(agrees.errors ?? []).toEqual([])
    },
  )

  it('does not take a key that is written wrong', () => {
    const file = /** @type {Compose} */ (resolveCompose(SECRETS, FILE))
    const { redis = {} } = file.services
    const misspelt = { ...file, services: { ...file.services, redis: { ...redis, healtcheck: {} } } }
    expect(agrees(misspelt)).toBe(false)
  })
})

describe('settings', () => {
  it('that were copied from .env.example change nothing', () => {
    const example = parseEnv(readFileSync(path.join(root, '.env.example'), 'utf8'))
    expect(started({ ...example, ...SECRETS })).toEqual(started({}))
  })

  it('that these containers do not take say so in .env.example, and no others', () => {
    const text = readFileSync(path.join(root, '.env.example'), 'utf8')
    // Of each its section's heading, and the comment above it or its group.
    const told = text.split(/^(?=# ──)/m).flatMap((section) => {
      const [heading] = section.split('\n')
      return [...section.matchAll(/((?:^#.*\n)+)((?:^\w+=.*\n)+)/gm)].flatMap(([, comment, group = '']) =>
        Object.keys(parseEnv(group)).map((name) => ({ name, words: `${heading} ${comment}` })),
      )
    })
    expect(told.map(({ name }) => name).sort()).toEqual(Object.keys(parseEnv(text)).sort())

    const compose = readFileSync(FILE, 'utf8')
    const isNamed = (/** @type {string} */ name) =>
      compose.includes(`\${${name}:`) || name.startsWith('COMPOSE_')
    // All of .env is the backends' (`env_file`), but for what a service fixes; they read what their schema has.
    const schema = readFileSync(path.join(root, 'backend/src/settings/schema.ts'), 'utf8')
    const isFixed = (/** @type {string} */ name) =>
      all.some(([, { environment }]) => name in (environment ?? {}))
    const isRead = (/** @type {string} */ name) =>
      schema.includes(`\n  ${name}: `) || name.startsWith('OTEL_')
    // Files lie in S3, whose bucket is always given.
    const idle = ['FILES_DIR']
    const isTaken = (/** @type {string} */ name) =>
      isNamed(name) || (isRead(name) && !isFixed(name) && !idle.includes(name))

    const saying = told.filter(({ words }) => words.includes('docker compose: '))
    const ignored = told.filter(({ name }) => !isTaken(name))
    expect(saying.map(({ name }) => name)).toEqual(ignored.map(({ name }) => name))
  })

  it('that guard customers have to be given: a line without a value is none', () => {
    expect(() => started({ JWT_SECRET: '' })).toThrow('set JWT_SECRET in .env')
  })

  it('that name proxies of one’s own leave the one of these containers believed', () => {
    for (const name of ['backend-1', 'backend-2', 'worker']) {
      const told = (/** @type {string} */ value) =>
        started({ TRUSTED_PROXIES: value })[name]?.environment?.TRUSTED_PROXIES
      expect(told('')).toBe('loopback,uniquelocal')
      expect(told('203.0.113.7')).toBe('loopback,uniquelocal,203.0.113.7')
    }
  })

  it('of the log reach the pages too', () => {
    const { storefront } = started({ LOG_LEVEL: 'warn', LOG_FORMAT: 'json' })
    expect(storefront?.environment).toMatchObject({ LOG_LEVEL: 'warn', LOG_FORMAT: 'json' })
  })

  it('of the picture check are built into the image that checks', () => {
    expect(started({ IMAGE_CHECK: 'nsfwjs' }).migrate?.build?.args).toEqual({ IMAGE_CHECK: 'nsfwjs' })
    const image = readFileSync(path.join(root, 'Dockerfile'), 'utf8')
    expect(image).toMatch(/AS backend[^]*ARG IMAGE_CHECK=none[^]*--prefix backend\/picture-check[^]*CMD/)
  })

  it('that name a bucket have that one made and used', () => {
    const named = started({ S3_BUCKET: 'cases' })
    expect(named['backend-1']?.environment).toMatchObject({
      S3_BUCKET: 'cases',
      S3_ENDPOINT: 'http://s3:9000',
      S3_FILE_URL: 'http://localhost:9000/pictures',
    })
    for (const name of ['proxy', 'proxy-tls'])
      expect(named[name]?.environment).toMatchObject({ FILES: 's3:9000', FILES_BUCKET: 'cases' })
    expect(String(named.bucket?.command)).toBe(
      'mc mb --ignore-existing shop/cases && mc anonymous set download shop/cases/public',
    )
  })

  it('of the backend’s address say where browsers find pictures, but where they lie elsewhere', () => {
    const shown = (/** @type {NodeJS.ProcessEnv} */ env) =>
      started(env)['backend-1']?.environment?.S3_FILE_URL
    const BACKEND_PUBLIC_URL = 'https://api.shop.example'
    expect(shown({ BACKEND_PUBLIC_URL })).toBe('https://api.shop.example/pictures')
    expect(shown({ BACKEND_PUBLIC_URL, S3_FILE_URL: 'https://cdn.example' })).toBe('https://cdn.example')
  })

  it('let somebody else’s S3 be used, by a role of the machine too, and nothing waits for our own', () => {
    const elsewhere = started({ S3_BUCKET: 'cases' }, path.join(root, 'deploy', 'other-s3.yml'))
    for (const name of ['backend-1', 'backend-2', 'worker', 'migrate', 'backup']) {
      const service = elsewhere[name]
      const blank = { S3_ENDPOINT: '', S3_FILE_URL: '', S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' }
      expect(service?.environment, name).toMatchObject({ S3_BUCKET: 'cases', ...blank, ...SECRETS })
      expect(Object.keys(service?.depends_on ?? {}), name).not.toContain('bucket')
    }
    for (const name of ['s3', 'bucket']) expect(elsewhere[name]?.profiles, name).toEqual(['unused'])
    expect(() => started({}, path.join(root, 'deploy', 'other-s3.yml'))).toThrow('set S3_BUCKET in .env')
  })

  it('let a shop with keys of its own start no stand-ins, which nothing waits for; without a key it does not start', () => {
    const alone = path.join(root, 'deploy', 'no-stand-ins.yml')
    const keys = { STRIPE_API_KEY: 'sk_live_1', PRODIGI_API_KEY: 'p', SMTP_URL: 'smtps://mail.example' }
    const live = started(keys, alone)
    const unused = Object.entries(live).filter(([, { profiles }]) => profiles?.includes('unused'))
    expect(unused.map(([name]) => name).sort()).toEqual(['mail', 'sandbox'])
    for (const [name, { depends_on: waits, environment }] of Object.entries(live)) {
      for (const [other] of unused) expect(Object.keys(waits ?? {}), name).not.toContain(other)
      if (['migrate', 'backend-1', 'backend-2', 'worker'].includes(name))
        expect(environment, name).toMatchObject({ ...keys, ...SECRETS })
    }
    for (const key of Object.keys(keys))
      expect(() => started({ ...keys, [key]: '' }, alone)).toThrow(`set ${key} in .env`)
  })
})

it('a backup reads the same database and bucket as the servers, and lies on the machine', () => {
  const { backup, worker } = started({ POSTGRES_PASSWORD: 'p', S3_BUCKET: 'cases' })
  for (const key of ['DATABASE_URL', 'S3_BUCKET', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
    expect(backup?.environment?.[key], key).toBe(worker?.environment?.[key])
  expect(backup?.volumes).toEqual(['./backups:/backups'])
  expect(backup?.profiles).toEqual(['tools'])
  const image = readFileSync(path.join(root, 'Dockerfile'), 'utf8')
  const version = /^postgres:(\d+)/.exec(services.postgres?.image ?? '')?.[1]
  expect(image).toContain(`postgresql-client-${version} `)
})

it('the proxy asks every backend, and PostgreSQL takes the connections of all', () => {
  const backends = all.map(([name]) => name).filter((name) => name.startsWith('backend-'))
  for (const name of ['proxy', 'proxy-tls'])
    expect(started({})[name]?.environment?.BACKENDS).toBe(backends.map((each) => `${each}:9000`).join(' '))
  const most = Number(/max_connections=(\d+)/.exec(String(started({}).postgres?.command))?.[1])
  expect(most).toBeGreaterThanOrEqual(40 * (backends.length + 1))
  const more = started({ BACKENDS: 'backend-1:9000 backend-3:9000', POSTGRES_CONNECTIONS: '400' })
  expect(more.proxy?.environment?.BACKENDS).toBe('backend-1:9000 backend-3:9000')
  expect(String(more.postgres?.command)).toContain('max_connections=400')
})

it('the backend has the options that it is started with here', () => {
  const image = readFileSync(path.join(root, 'Dockerfile'), 'utf8')
  expect(image).toContain(`CMD ${JSON.stringify(['node', ...builtBackend.slice(1)]).replaceAll(',', ', ')}`)
})

it('PostgreSQL’s processes share more than Docker’s 64 MB', () => {
  expect(services.postgres?.shm_size).toBe('512m')
})

it('Redis is full before its limit of memory is, and then refuses', () => {
  const command = /** @type {string[]} */ (services.redis?.command)
  const most = Number.parseInt(command[command.indexOf('--maxmemory') + 1] ?? '', 10)
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThanOrEqual(
    Number.parseInt(services.redis?.deploy?.resources?.limits?.memory ?? '', 10) * 0.75,
  )
  expect(command).toContain('noeviction')
})

it('PostgreSQL’s log has no customer’s words', () => {
  const command = String(services.postgres?.command)
  expect(command).toContain('log_error_verbosity=terse')
  expect(command).toContain('log_min_error_statement=panic')
})
