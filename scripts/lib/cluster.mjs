import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startChild, waitFor } from './children.mjs'
import { builtBackend } from './parts.mjs'
import { backendOutput, dataDir, root, storefrontDir } from './paths.mjs'
import { backendAddress, readPort } from './settings.mjs'

/** @typedef {import('./settings.mjs').Settings} Settings */
/** @typedef {import('./children.mjs').Child} Child */

const PORTS = { PORT_REDIS: 9379, PORT_S3: 9390 }
const BUCKET = 'caseloom'
/** The one person that the S3-compatible server knows. */
const S3_PERSON = 'S3RVER'
const AGAIN_MS = 1000
/** Nobody asks them but the proxy. */
const HIDDEN = { BIND_ADDRESS: '127.0.0.1' }
/** The proxy asks each server every two seconds whether it is ready (deploy/Caddyfile). */
const DRAIN_SECONDS = '5'

/** @param {keyof typeof PORTS} name */
const port = (name) => readPort(name, PORTS[name])

/** What of the engines is not given is started here; the settings say so before they are read. */
export function engineSettings() {
  const { env } = process
  const redis = env.REDIS_URL === undefined
  const s3 = env.S3_BUCKET === undefined
  if (redis) env.REDIS_URL = `redis://127.0.0.1:${port('PORT_REDIS')}`
  if (s3)
    Object.assign(env, {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${port('PORT_S3')}`,
      S3_ACCESS_KEY_ID: S3_PERSON,
      S3_SECRET_ACCESS_KEY: S3_PERSON,
      // Where the proxy hands out what everybody may see.
      S3_FILE_URL: env.S3_FILE_URL ?? `${backendAddress()}/pictures`,
    })
  return { redis, s3 }
}

/** The ports behind the proxy, which has those of a shop in one piece. @param {Settings} settings */
function membersOf({ ports }) {
  const { PORT_BACKEND: backend, PORT_STOREFRONT: storefront } = ports
  return {
    servers: [backend + 1, backend + 2],
    worker: backend + 3,
    storefront: storefront + 1,
    // Where the proxy takes what the storefront asks for itself.
    pages: storefront + 2,
  }
}

/** Ports that a cluster needs beyond those of a shop in one piece. @param {Settings} settings @param {{ redis: boolean, s3: boolean }} own */
export function clusterPorts(settings, own) {
  const { servers, worker, storefront, pages } = membersOf(settings)
  const [first = 0, second = 0] = servers
  return {
    'PORT_BACKEND + 1': first,
    'PORT_BACKEND + 2': second,
    'PORT_BACKEND + 3': worker,
    'PORT_STOREFRONT + 1': storefront,
    'PORT_STOREFRONT + 2': pages,
    ...(own.redis && { PORT_REDIS: port('PORT_REDIS') }),
    ...(own.s3 && { PORT_S3: port('PORT_S3') }),
  }
}

/** @param {string} name */
function folder(name) {
  const dir = path.join(dataDir(), name)
  mkdirSync(dir, { recursive: true })
  return dir
}

/**
 * What has to be installed by the system's means, asked before anything is built or started.
 * @param {{ redis: boolean }} own @throws Error that names what is missing
 */
export function assertInstalled({ redis }) {
  const missing = ['caddy', ...(redis ? ['redis-server'] : [])].filter(
    (program) => spawnSync(program, ['--version']).error,
  )
  if (missing.length > 0)
    throw new Error(
      `A cluster needs ${missing.map((program) => `'${program}'`).join(' and ')}, which this machine has not (Debian: apt-get install ${missing.join(' ')}).`,
    )
}

/** @param {string} name @param {string[]} line @param {NodeJS.ProcessEnv} [env] */
const systemProgram = (name, line, env) =>
  startChild(name, line, { cwd: root, env: { ...process.env, ...env } })

export const startRedis = () =>
  systemProgram('redis', [
    'redis-server',
    ...['--port', String(port('PORT_REDIS')), '--bind', '127.0.0.1', '--dir', folder('redis')],
    ...['--appendonly', 'yes', '--maxmemory-policy', 'noeviction', '--save', ''],
  ])

/** Until it takes connections. @param {Child} child @throws Error with why it ended */
export async function redisReady(child) {
  /** @type {string | null} */
  let over = null
  void child.ended.then((words) => (over = words))
  for (let tries = 0; tries < 100; tries += 1) {
    if (over) throw new Error(over)
    const socket = net.connect(port('PORT_REDIS'), '127.0.0.1')
    const answered = await new Promise((resolve) =>
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false)),
    )
    socket.destroy()
    if (answered) return
    await sleep(100)
  }
  throw new Error('Redis does not take connections.')
}

export function startS3() {
  const script = path.join(root, 'scripts', 'lib', 's3-server.mjs')
  const line = [process.execPath, script, folder('s3'), String(port('PORT_S3')), BUCKET]
  return startChild('s3', line, { cwd: root, env: process.env })
}

/** @param {Child} child */
export const s3Ready = (child) =>
  waitFor('The S3 server', `http://127.0.0.1:${port('PORT_S3')}/${BUCKET}`, child)

/** The same Caddy with the same file as in containers. @param {Settings} settings @param {boolean} s3 whether files lie in ours */
export function startProxy(settings, s3) {
  const { ports } = settings
  const { servers, storefront, pages } = membersOf(settings)
  const near = (/** @type {number} */ at) => `127.0.0.1:${at}`
  return systemProgram(
    'proxy',
    ['caddy', 'run', '--config', path.join(root, 'deploy', 'Caddyfile'), '--adapter', 'caddyfile'],
    {
      SHOP_ADDRESS: `http://:${ports.PORT_STOREFRONT}`,
      BACKEND_ADDRESS: `http://:${ports.PORT_BACKEND}`,
      PAGES_ADDRESS: `http://${near(pages)}`,
      BACKENDS: servers.map(near).join(' '),
      STOREFRONTS: near(storefront),
      ...(s3 && { FILES: near(port('PORT_S3')), FILES_BUCKET: BUCKET }),
      XDG_DATA_HOME: folder('caddy'),
      XDG_CONFIG_HOME: folder('caddy'),
    },
  )
}

/**
 * Started again whenever it dies, as a container is; `ended` tells only of its end for good.
 * @param {() => Child} start @param {() => void} changed told when there is another process
 * @returns {Child}
 */
function lasting(start, changed) {
  let child = start()
  let over = false
  const ended = (async () => {
    for (;;) {
      const words = await child.ended
      if (over) return words
      console.error(`${words.split('\n')[0]} It is started again.`)
      await sleep(AGAIN_MS)
      if (over) return words
      child = start()
      changed()
    }
  })()
  return {
    name: child.name,
    get pid() {
      return child.pid
    },
    ended,
    stop: async () => {
      over = true
      await child.stop()
    },
  }
}

/**
 * Two servers, a worker and a storefront, each of which may die.
 * @param {Settings} settings @param {NodeJS.ProcessEnv} backendEnv @param {() => void} changed
 */
export function clusterMembers(settings, backendEnv, changed) {
  const { servers, worker, storefront, pages } = membersOf(settings)
  /** @param {string} name @param {number} at @param {'server' | 'worker'} mode */
  const backend = (name, at, mode) =>
    lasting(
      () =>
        startChild(name, builtBackend, {
          cwd: backendOutput,
          env: {
            ...backendEnv,
            ...HIDDEN,
            PORT: String(at),
            MEDUSA_WORKER_MODE: mode,
            ...(mode === 'server' && { DRAIN_SECONDS }),
          },
        }),
      changed,
    )
  const startPages = () =>
    startChild('storefront', [process.execPath, path.join('server', 'start.mjs')], {
      cwd: storefrontDir,
      env: {
        ...process.env,
        ...settings.storefront,
        ...HIDDEN,
        PORT: String(storefront),
        BACKEND_URL: `http://127.0.0.1:${pages}`,
        NODE_ENV: 'production',
      },
    })
  return {
    servers: servers.map((at, index) => backend(`backend-${index + 1}`, at, 'server')),
    worker: backend('worker', worker, 'worker'),
    storefront: lasting(startPages, changed),
    /** @param {number} index */
    serverUrl: (index) => `http://localhost:${servers[index]}/api/health/ready`,
    workerUrl: `http://localhost:${worker}/health`,
  }
}
