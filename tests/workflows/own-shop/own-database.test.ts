import { randomBytes } from 'node:crypto'
import { appendFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import getPort from 'get-port'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listOf } from '../../../scripts/lib/backup/folders.mjs'
import { countRows } from '../../../scripts/lib/backup/manifest.mjs'
import { cache } from '../../../scripts/lib/paths.mjs'
import { startPostgres, withClient } from '../../../scripts/lib/postgres.mjs'
import { newShopper } from '../../support/actors'
import { placedOrder } from '../../support/checkout'
import { rows } from '../../support/database'
import { makeGate, type Gate } from '../../support/gate'
import { loggedLines } from '../../support/log-lines'
import { shopCommand } from '../../support/shop-command'
import { startStack, type RunningStack } from '../../support/stack'
import { startOwnServer, type OwnServer } from '../../support/stack/database'
import { allWriteAgain, CAME, readiness, RESTING, WENT, writerOf } from '../../support/writers'

/** After so long a transaction that says nothing is over here. */
const IDLE_SECONDS = 10

/** A shop whose PostgreSQL is its own, so that it can be killed, and is reached through a gate, so that it can vanish. */
let stack: RunningStack
let database: OwnServer
let gate: Gate
beforeAll(async () => {
  database = await startOwnServer(path.join(cache, 'test', 'runs', `${randomBytes(4).toString('hex')}-own`))
  gate = await makeGate()
  gate.leadTo(database.url('postgres'))
  const url = (name: string) => {
    const address = new URL(database.url(name))
    address.host = `localhost:${gate.port}`
    return address.href
  }
  const settings = { IDLE_TRANSACTION_SECONDS: String(IDLE_SECONDS) }
  stack = await startStack({ storefront: false, server: { url, stop: database.stop }, settings })
}, 600_000)
afterAll(async () => {
  gate.speak()
  await stack.stop()
  await gate.stop()
  await database.stop()
})

const WRITERS = 4
const databaseOf = ({ databaseUrl }: RunningStack) => new URL(databaseUrl).pathname.slice(1)

/** Somebody who changes their name without a rest. */
async function renamer() {
  const { api, id } = await newShopper(stack.backend)
  const writer = writerOf((tries) =>
    api.call('updateProfile', {
      body: { name: `Terry ${'N'.repeat(tries % 7)}${String(tries)}`, phone: '' },
    }),
  )
  return { id, ...writer }
}
const ready = () => readiness(stack)

it('a PostgreSQL that is killed under load: 503 in the envelope, nothing acknowledged is lost, and all goes on by itself', async () => {
  const writers = await Promise.all(Array.from({ length: WRITERS }, renamer))
  await expect
    .poll(() => Math.min(...writers.map(({ written }) => written())), { timeout: 60_000 })
    .toBeGreaterThan(5)

  database.kill()
  await expect.poll(async () => (await ready()).status, { timeout: 15_000, interval: 200 }).toBe(503)
  expect((await ready()).text).toContain('database')
  // Alive all the same: nobody should start it anew for that.
  expect((await fetch(`${stack.backend}/api/health`)).status).toBe(200)
  const asked = Date.now()
  const answer = await fetch(`${stack.backend}/api/orders`)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await answer.json()).toMatchObject({ success: false, code: 'not_ready', error: RESTING })
  expect(Date.now() - asked).toBeLessThan(5000)

  await database.start()
  const seconds = await allWriteAgain(writers)
  expect((await ready()).status).toBe(200)
  await Promise.all(writers.map(({ stop }) => stop()))

  for (const { id, statuses, written } of writers) {
    // A call that waited for its connection may have been answered once there was one again.
    expect([...statuses].filter((status) => ![200, 503].includes(status))).toEqual([])
    const [kept] = await rows<{ last_name: string }>(
      stack.databaseUrl,
      'select last_name from customer where id = $1',
      [id],
    )
    // What was told last, or what was being written when nobody could be told any more.
    expect(Number(kept?.last_name.replace(/\D/g, ''))).toBeGreaterThanOrEqual(written())
  }
  const told = loggedLines(stack).map(({ message }) => String(message))
  expect(told.filter((words) => words.startsWith('The database is'))).toEqual([WENT, CAME])
  // Back to work within seconds of its start; the machine may have other things to do beside.
  expect(seconds).toBeLessThan(25)
})

// Guard: endSilence; nothing else ends what waits for a machine that is gone.
it('a PostgreSQL whose machine vanishes: calls end with 503 within the time of a statement, and all goes on with the next one', async () => {
  const writers = await Promise.all(Array.from({ length: WRITERS }, renamer))
  const before = loggedLines(stack).length
  await allWriteAgain(writers)

  gate.fallSilent()
  await expect.poll(async () => (await ready()).status, { timeout: 15_000, interval: 200 }).toBe(503)
  const answered = () => writers.every(({ statuses }) => statuses.has(503))
  // A minute for the statement, and one more where a workflow has something to take back.
  await expect.poll(answered, { timeout: 150_000, interval: 500 }).toBe(true)
  const asked = Date.now()
  expect((await fetch(`${stack.backend}/api/orders`)).status).toBe(503)
  expect(Date.now() - asked).toBeLessThan(5000)

  gate.speak()
  const seconds = await allWriteAgain(writers)
  expect((await ready()).status).toBe(200)
  await Promise.all(writers.map(({ stop }) => stop()))
  for (const { statuses } of writers)
    expect([...statuses].filter((status) => ![200, 503].includes(status))).toEqual([])
  const told = loggedLines(stack)
    .slice(before)
    .map(({ message }) => String(message))
  expect(told.filter((words) => words.startsWith('The database is'))).toEqual([WENT, CAME])
  expect(seconds).toBeLessThan(40)
}, 300_000)

it('a process that freezes in a transaction holds nobody up for longer than that may last, and goes on when it thaws', async () => {
  const { api, id } = await newShopper(stack.backend)
  const change = (name: string) => api.call('updateProfile', { body: { name, phone: '' } })
  const { pid } = stack.process
  const late = await withClient(database.url(databaseOf(stack)), async (client) => {
    await client.query("set statement_timeout = '30s'")
    await client.query('begin')
    await client.query('select 1 from customer where id = $1 for update', [id])
    const answer = change('Fred Frozen')
    const waiting =
      "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    await expect
      .poll(async () => (await rows(stack.databaseUrl, waiting)).length, { timeout: 20_000 })
      .toBe(1)
    process.kill(pid, 'SIGSTOP')
    try {
      // Its statement comes to its end now, its transaction does not.
      await client.query('rollback')
      const name = client.query('select first_name from customer where id = $1 for update', [id])
      const asked = Date.now()
      expect((await name).rows).not.toEqual([{ first_name: 'Fred' }])
      expect((Date.now() - asked) / 1000).toBeGreaterThan(IDLE_SECONDS - 3)
    } finally {
      process.kill(pid, 'SIGCONT')
    }
    return answer
  })
  expect(late).toMatchObject({ status: 503, error: RESTING })
  expect(await change('Thea Thawed')).toMatchObject({ ok: true })
}, 60_000)

it('a backup of the running shop, restored into an empty folder, has every row and every file', async () => {
  const { orderId } = await placedOrder(stack)
  const { dataDir } = database
  const [backup, empty] = [`${dataDir}/backup`, `${dataDir}/restored`]
  const name = path.basename(new URL(stack.databaseUrl).pathname)
  // Whose rows the command counts: a test's database has a name of its own.
  await rows(stack.databaseUrl, 'create database caseloom')
  await shopCommand('backup.mjs', [backup], { DATA_DIR: dataDir, FILES_DIR: stack.filesDir })
  const live = await countRows(stack.databaseUrl)

  await shopCommand('restore.mjs', [backup], { DATA_DIR: empty })
  const server = await startPostgres({
    dir: path.join(empty, 'postgres'),
    port: await getPort(),
    logFile: path.join(dataDir, 'restored.log'),
  })
  try {
    const url = server.url(name)
    expect(await rows(url, 'select id from "order" where id = $1', [orderId])).toHaveLength(1)
    // Jobs and mails go on while the copy is made: what customers made must be the same to the row.
    const kept = await countRows(url)
    for (const table of ['order', 'order_line_item', 'checkout', 'approval', 'design', 'customer', 'product'])
      expect([table, kept[`public.${table}`]]).toEqual([table, live[`public.${table}`]])
    expect(Object.keys(kept)).toEqual(Object.keys(live))
  } finally {
    await server.stop()
  }
  expect(await listOf(path.join(empty, 'files'))).toEqual(await listOf(stack.filesDir))

  // Nothing that is there is overwritten, and nothing that was tampered with is taken.
  await expect(shopCommand('restore.mjs', [backup], { DATA_DIR: empty })).rejects.toThrow(
    /Nothing was changed/,
  )
  await expect(shopCommand('backup.mjs', [backup], { DATA_DIR: dataDir })).rejects.toThrow(/is there already/)
  rmSync(empty, { recursive: true })
  appendFileSync(path.join(backup, 'postgres', 'PG_VERSION'), ' ')
  await expect(shopCommand('restore.mjs', [backup], { DATA_DIR: empty })).rejects.toThrow(
    /PG_VERSION was changed/,
  )
})
