import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import getPort from 'get-port'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { otherClaim, releaseLock, takeLock } from '../lock.mjs'
import { root } from '../paths.mjs'
import { isAlive } from '../process-table.mjs'
import { ensureDatabase, findPostgres, runningServer, startPostgres } from '../postgres.mjs'
import { DATABASE } from './make-backup.mjs'
import { embeddedDir } from './sources.mjs'

/** Longer than a server is given for one answer. */
const BUSY_MS = 3000
const execute = promisify(execFile)

let dir = ''
let port = 0
/** @type {import('../postgres.mjs').Postgres} */
let server
const start = async () => {
  server = await startPostgres({ dir: embeddedDir(), port, logFile: path.join(dir, 'postgres.log') })
}
beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'caseloom-backup-'))
  chmodSync(dir, 0o755)
  vi.stubEnv('DATA_DIR', path.join(dir, 'data'))
  port = await getPort()
  await start()
  await ensureDatabase(server, DATABASE)
}, 120_000)
afterAll(async () => {
  releaseLock()
  await server.stop()
  vi.unstubAllEnvs()
  rmSync(dir, { recursive: true, force: true })
}, 60_000)

/** @param {string} name @param {number} [wanted] */
const backup = (name, wanted = port) =>
  execute(process.execPath, [path.join(root, 'scripts', 'backup.mjs'), path.join(dir, name)], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: path.join(dir, 'data'),
      DATABASE_URL: '',
      S3_BUCKET: '',
      FILES_DIR: '',
      PORT_POSTGRES: String(wanted),
    },
  })

it.each([
  { of: 'on the port of the settings', isOther: false },
  { of: 'on another port', isOther: true },
])(
  'waits for the busy database of a living shop $of, and leaves it running',
  async ({ isOther }) => {
    await takeLock('shop')
    process.kill(server.pid, 'SIGSTOP')
    const making = backup(`busy-${isOther}`, isOther ? await getPort() : port)
    await sleep(BUSY_MS)
    process.kill(server.pid, 'SIGCONT')
    expect((await making).stdout).toContain('Backed up')
    expect(isAlive(server.pid)).toBe(true)
    expect(await findPostgres(embeddedDir())).toMatchObject({ pid: server.pid })
    releaseLock()
  },
  60_000,
)

it('waits for the database of a shop that is just starting', async () => {
  await server.stop()
  await takeLock('shop')
  const making = backup('starting')
  await sleep(1000)
  await start()
  expect((await making).stdout).toContain('Backed up')
  expect(isAlive(server.pid)).toBe(true)
  releaseLock()
}, 60_000)

it('lets no shop start beside the database that it started for itself', async () => {
  await server.stop()
  const making = backup('alone')
  await vi.waitFor(() => expect(otherClaim()).toMatchObject({ doing: 'backup' }), 20_000)
  await expect(takeLock('shop')).rejects.toThrow(`A backup of ${path.join(dir, 'data')} is being made`)
  await making
  expect(existsSync(path.join(dir, 'alone', 'manifest.json'))).toBe(true)
  expect(runningServer(embeddedDir())).toBe(null)
  await takeLock('shop')
  releaseLock()
}, 60_000)
