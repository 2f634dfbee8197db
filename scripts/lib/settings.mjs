import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { dataDir, root } from './paths.mjs'
import { writeWhole } from './whole-file.mjs'

/** Reads .env; what the environment already holds wins. */
export function loadDotEnv() {
  const file = path.join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  // An empty line such as `STRIPE_API_KEY=` means "not set".
  for (const [name, value] of Object.entries(process.env)) if (value === '') delete process.env[name]
}

/** An address that paths are put behind. @param {string | undefined} url */
const bare = (url) => url?.replace(/\/+$/, '')

/** Settings that only the pages' server reads. */
const PAGES_ALONE = ['SERVICE_WORKER', 'ANALYTICS_PROVIDER', 'ANALYTICS_SCRIPT_URL', 'ANALYTICS_SITE']
const PORTS = {
  PORT_STOREFRONT: 3000,
  PORT_BACKEND: 9000,
  PORT_POSTGRES: 9432,
  SANDBOX_PORT_INDEX: 9100,
  SANDBOX_PORT_STRIPE: 9101,
  SANDBOX_PORT_PRODIGI: 9102,
  SANDBOX_PORT_OPENAI: 9103,
  SANDBOX_PORT_MAIL: 9105,
  SANDBOX_PORT_SMTP: 9125,
}
/** @typedef {keyof typeof PORTS} PortName */

/** @param {string} name @param {number} standard @throws Error with a sentence where what is given is no port */
export function readPort(name, standard) {
  const given = process.env[name]
  const port = given === undefined ? standard : Number(given)
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error(`${name} must be a port between 1 and 65535, not '${given}'.`)
  return port
}

/** @returns {Record<PortName, number>} */
function readPorts() {
  const ports = { ...PORTS }
  for (const name of /** @type {PortName[]} */ (Object.keys(PORTS))) ports[name] = readPort(name, PORTS[name])
  return ports
}

/** By which name this machine finds what it listens at itself. */
function hostHere() {
  const bound = process.env.BIND_ADDRESS
  if (!bound || ['127.0.0.1', '0.0.0.0', '::1', '::'].includes(bound)) return 'localhost'
  return bound.includes(':') ? `[${bound}]` : bound
}
const backendHere = () => `http://${hostHere()}:${readPort('PORT_BACKEND', PORTS.PORT_BACKEND)}`
/** Where the backend is reached from outside. */
export const backendAddress = () => bare(process.env.BACKEND_PUBLIC_URL) ?? backendHere()

/** Random secrets, made once and kept beside the data, so that sign-ins outlive a restart. */
function readSecrets() {
  const file = path.join(dataDir(), 'secrets.json')
  /** @type {Record<string, string>} */
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const names = ['JWT_SECRET', 'COOKIE_SECRET', 'FILE_SIGNING_SECRET', 'SANDBOX_STRIPE_WEBHOOK_SECRET']
  const missing = names.filter((name) => kept[name] === undefined)
  for (const name of missing) {
    const random = randomBytes(32).toString('hex')
    kept[name] = name === 'SANDBOX_STRIPE_WEBHOOK_SECRET' ? `whsec_${random}` : random
  }
  if (missing.length > 0) {
    writeWhole(file, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 })
  }
  return kept
}

/** @typedef {'live' | 'test' | 'sandbox' | 'local' | 'memory' | 'built in'} Mode */
/** @typedef {{ name: string, mode: Mode, detail: string }} Provider */

/** What stands behind each outside service with the present settings; the same rules as backend/src/settings/derive.ts. */
export function providers() {
  const { env } = process
  const stripeKey = env.STRIPE_API_KEY
  /** @type {Provider} */
  const stripe = !stripeKey
    ? { name: 'Stripe', mode: 'sandbox', detail: 'no STRIPE_API_KEY' }
    : stripeKey.includes('_live_')
      ? { name: 'Stripe', mode: 'live', detail: 'charges real cards' }
      : { name: 'Stripe', mode: 'test', detail: 'Stripe’s test mode' }
  /** @type {Provider} */
  const prodigi = !env.PRODIGI_API_KEY
    ? { name: 'Prodigi', mode: 'sandbox', detail: 'no PRODIGI_API_KEY' }
    : env.PRODIGI_BASE_URL?.includes('sandbox')
      ? { name: 'Prodigi', mode: 'test', detail: 'Prodigi’s sandbox' }
      : {
          name: 'Prodigi',
          mode: 'live',
          detail:
            stripe.mode === 'live'
              ? 'prints and ships'
              : 'prints and ships for real, though nobody pays for real',
        }
  const wantsOpenAi = env.IMAGE_PROVIDER !== 'embedded' && (env.OPENAI_API_KEY ?? env.OPENAI_BASE_URL)
  /** @type {Provider} */
  const openai = !wantsOpenAi
    ? { name: 'OpenAI', mode: 'built in', detail: 'the built-in artist draws; no OPENAI_API_KEY' }
    : env.OPENAI_BASE_URL && !env.OPENAI_API_KEY
      ? { name: 'OpenAI', mode: 'sandbox', detail: env.OPENAI_BASE_URL }
      : { name: 'OpenAI', mode: 'live', detail: env.IMAGE_MODEL ?? 'default model' }
  /** @type {Provider} */
  const mail = env.SMTP_URL
    ? { name: 'Mail', mode: 'live', detail: new URL(env.SMTP_URL).host }
    : { name: 'Mail', mode: 'sandbox', detail: 'kept in the inbox page; no SMTP_URL' }
  /** @type {Provider} */
  const storage = env.S3_BUCKET
    ? { name: 'Storage', mode: 'live', detail: `S3 bucket ${env.S3_BUCKET}` }
    : { name: 'Storage', mode: 'local', detail: 'files in the data folder; no S3_BUCKET' }
  /** @type {Provider} */
  const cacheProvider = env.REDIS_URL
    ? { name: 'Cache', mode: 'live', detail: 'Redis' }
    : { name: 'Cache', mode: 'memory', detail: 'in this process; no REDIS_URL' }
  return { stripe, prodigi, openai, mail, storage, cache: cacheProvider }
}

/** Everything the starters need to know, read once. */
export function readSettings() {
  loadDotEnv()
  const ports = readPorts()
  const secrets = readSecrets()
  const { env } = process
  const pagesUrl = `http://${hostHere()}:${ports.PORT_STOREFRONT}`
  const shop = bare(env.PUBLIC_URL) ?? pagesUrl
  const backendUrl = backendHere()
  const isLive = env.STRIPE_API_KEY?.includes('_live_') ?? false
  // Beside a live key a secret that Stripe does not know would let every event fail: left out, the backend says so.
  const webhookSecret =
    env.STRIPE_WEBHOOK_SECRET ?? (isLive ? undefined : secrets.SANDBOX_STRIPE_WEBHOOK_SECRET)
  /** Services of the sandbox that nothing real replaces; a live shop that keeps the built-in artist has none, to die with. */
  const sandboxed = [
    ...(env.STRIPE_API_KEY ? [] : ['stripe']),
    ...(env.PRODIGI_API_KEY ? [] : ['prodigi']),
    ...(env.OPENAI_API_KEY || isLive ? [] : ['openai']),
    ...(env.SMTP_URL ? [] : ['mail']),
  ]
  const backend = {
    PORT: String(ports.PORT_BACKEND),
    PUBLIC_URL: shop,
    BACKEND_PUBLIC_URL: backendAddress(),
    FILES_DIR: path.resolve(root, env.FILES_DIR ?? path.join(dataDir(), 'files')),
    JWT_SECRET: env.JWT_SECRET ?? secrets.JWT_SECRET,
    COOKIE_SECRET: env.COOKIE_SECRET ?? secrets.COOKIE_SECRET,
    FILE_SIGNING_SECRET: env.FILE_SIGNING_SECRET ?? secrets.FILE_SIGNING_SECRET,
    ...(webhookSecret && { STRIPE_WEBHOOK_SECRET: webhookSecret }),
    // Asked where there is no key.
    SANDBOX_STRIPE_URL: env.SANDBOX_STRIPE_URL ?? `http://localhost:${ports.SANDBOX_PORT_STRIPE}`,
    SANDBOX_PRODIGI_URL: env.SANDBOX_PRODIGI_URL ?? `http://localhost:${ports.SANDBOX_PORT_PRODIGI}`,
    SANDBOX_SMTP_URL: env.SANDBOX_SMTP_URL ?? `smtp://localhost:${ports.SANDBOX_PORT_SMTP}`,
    MEDUSA_DISABLE_TELEMETRY: 'true',
  }
  const sandbox = {
    ...Object.fromEntries(
      Object.entries(ports)
        .filter(([name]) => name.startsWith('SANDBOX_'))
        .map(([name, port]) => [name, String(port)]),
    ),
    SANDBOX_SERVICES: sandboxed.join(','),
    SANDBOX_DATA: path.join(dataDir(), 'sandbox'),
    STRIPE_WEBHOOK_URL: `${backendUrl}/api/webhooks/stripe`,
    ...(webhookSecret && { STRIPE_WEBHOOK_SECRET: webhookSecret }),
  }
  const storefront = {
    PORT: String(ports.PORT_STOREFRONT),
    PORT_STOREFRONT: String(ports.PORT_STOREFRONT),
    PUBLIC_URL: shop,
    BACKEND_URL: bare(env.BACKEND_URL) ?? backendUrl,
    PORT_HMR: String(readPort('PORT_HMR', 24678)),
    // Its page policy lets Stripe's script in where there is a key for it.
    ...(env.STRIPE_PUBLISHABLE_KEY && { STRIPE_PUBLISHABLE_KEY: env.STRIPE_PUBLISHABLE_KEY }),
    ...Object.fromEntries(PAGES_ALONE.flatMap((name) => (env[name] ? [[name, env[name]]] : []))),
  }
  const { DATABASE_URL: databaseUrl } = env
  return { ports, shop, pagesUrl, backendUrl, isLive, sandboxed, databaseUrl, backend, sandbox, storefront }
}
/** @typedef {ReturnType<typeof readSettings>} Settings */
