import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import getPort from 'get-port'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { root } from './paths.mjs'
import { startPostgres } from './postgres.mjs'
import { isAlive } from './process-table.mjs'

let dir = ''
let data = ''
beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'caseloom-start-'))
  chmodSync(dir, 0o755)
})
afterAll(() => rmSync(dir, { recursive: true, force: true }), 60_000)
beforeEach(() => {
  data = path.join(mkdtempSync(path.join(dir, 'shop-')), 'data')
  chmodSync(path.dirname(data), 0o755)
  mkdirSync(path.join(data, 'files'), { recursive: true })
  writeFileSync(path.join(data, 'files', 'print.png'), 'a picture')
})
const hasFiles = () => existsSync(path.join(data, 'files', 'print.png'))

/** No start gets past this setting, so that nothing is built or opened. */
const NO_PORT = { PORT_POSTGRES: 'none' }
const NO_PORT_SENTENCE = "PORT_POSTGRES must be a port between 1 and 65535, not 'none'."

const GIVEN = { HOME: process.env.HOME, DATABASE_URL: '', S3_BUCKET: '', FILES_DIR: '', REDIS_URL: '' }

/**
 * What a start says that does not come to its end, without a terminal.
 * @param {string[]} args @param {Record<string, string>} settings
 */
const started = (args, settings) =>
  new Promise((resolve) =>
    execFile(
      process.execPath,
      [path.join(root, 'scripts', 'start.mjs'), ...args],
      { env: { PATH: process.env.PATH, ...GIVEN, DATA_DIR: data, ...settings }, timeout: 50_000 },
      (_fault, stdout, stderr) => resolve(`${stdout}${stderr}`),
    ),
  )

const server = () =>
  getPort().then((port) =>
    startPostgres({ dir: path.join(data, 'postgres'), port, logFile: path.join(data, 'postgres.log') }),
  )

describe('npm start -- --reset', () => {
  it('deletes nothing where nobody can be asked and nobody said yes', async () => {
    expect(await started(['--reset'], NO_PORT)).toContain('npm start -- --reset --yes')
    expect(hasFiles()).toBe(true)
    expect(await started(['--reset', '--yes'], NO_PORT)).toContain(NO_PORT_SENTENCE)
    expect(hasFiles()).toBe(false)
  })

  it.each([
    ['DATABASE_URL', 'postgres://127.0.0.1:1/shop'],
    ['S3_BUCKET', 'cases'],
    ['FILES_DIR', '/srv/pictures'],
    ['REDIS_URL', 'redis://127.0.0.1:1'],
  ])('deletes nothing where half of the shop lies elsewhere (%s)', async (name, value) => {
    const said = await started(['--reset', '--yes'], { ...NO_PORT, [name]: value })
    expect(said).toMatch(new RegExp(`Nothing was changed.*${name}`))
    expect(hasFiles()).toBe(true)
  })

  it('counts a folder that it empties as none that lies elsewhere', async () => {
    expect(
      await started(['--reset', '--yes'], { ...NO_PORT, FILES_DIR: path.join(data, 'files') }),
    ).toContain(NO_PORT_SENTENCE)
    expect(hasFiles()).toBe(false)
  })

  it('ends a database that a killed shop left before it deletes it', async () => {
    const left = await server()
    expect(await started(['--reset', '--yes'], NO_PORT)).toContain(NO_PORT_SENTENCE)
    const runs = isAlive(left.pid)
    await left.stop()
    expect(runs).toBe(false)
    expect(existsSync(path.join(data, 'postgres'))).toBe(false)
  }, 120_000)
})

it('a start that fails before it opens leaves the database running that it found', async () => {
  const left = await server()
  const other = net.createServer().listen(0)
  await vi.waitFor(() => expect(other.address()).not.toBe(null))
  const { port } = /** @type {net.AddressInfo} */ (other.address())
  const said = await started([], { PORT_POSTGRES: String(left.port), PORT_STOREFRONT: String(port) })
  other.close()
  expect(said).toContain(`Port ${port} is in use by another program.`)
  expect(said).toContain(`(process ${left.pid}) is left running.`)
  const runs = isAlive(left.pid)
  await left.stop()
  expect(runs).toBe(true)
}, 120_000)
