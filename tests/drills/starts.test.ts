import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newShopper, signedIn } from '../support/actors'
import { rows } from '../support/database'
import { waitUntil } from '../support/drive/patience'
import { placesOf, reached, runsOr, SEED } from '../support/drill'
import { seeded } from '../support/random'
import { nursery, type Beginning } from '../support/starts/beginnings'
import { countsOf, schemaOf } from '../support/starts/contents'
import { end, processesOf, serversOn } from '../support/starts/processes'
import { shopFolder, type Part, type ShopFolder, type StartedShop } from '../support/starts/shop'

const RUNS = runsOr(20)
const EACH_MS = 600_000

describe('a shop that is killed while it starts', () => {
  /** What is there after every start, as often as after the first: not what people did meanwhile. */
  const SEEDED = [
    ...['product', 'product_variant', 'price', 'price_set', 'product_category', 'print_spec', 'device'],
    ...['shipping_option', 'promotion', 'membership_tier', 'customer_group', 'region', 'stock_location'],
    ...['product_review', 'user', 'design'],
  ]
  const DESIGNS = 8
  const WAYS = ['its group', 'it alone', 'everything'] as const
  const random = seeded(SEED)
  let folder: ShopFolder
  let running: StartedShop | null = null
  /** Of a start that nobody disturbed: when each part began, and the rows. */
  const took: Record<Part | 'open', number> = { made: 0, migrated: 0, seeded: 0, opening: 0, open: 0 }
  let wanted: Record<string, number> = {}
  let schema: string[] = []
  let told: string[] = []

  const databaseUrl = () => `postgres://caseloom:caseloom@127.0.0.1:${folder.ports.PORT_POSTGRES}/caseloom`
  const backend = () => `http://localhost:${folder.ports.PORT_BACKEND}`
  const seededRows = async () => {
    const counts = await countsOf(databaseUrl())
    return Object.fromEntries(SEEDED.map((table) => [table, counts[table] ?? Number.NaN]))
  }
  /** The demo's designs come while the shop is open already. */
  const drawn = () =>
    waitUntil('The demo’s designs', async () => (await countsOf(databaseUrl())).design === DESIGNS)

  function kill({ pid }: StartedShop, way: (typeof WAYS)[number]): void {
    if (way === 'its group') end([-pid])
    else if (way === 'it alone') end([pid])
    else end(processesOf(folder.dataDir).map((each) => each.pid))
  }

  /** Starts it again, and looks whether all is there. */
  async function comesUp(): Promise<{ shop: StartedShop; ms: number }> {
    const shop = folder.start()
    const ms = await shop.opens()
    await drawn()
    expect(await seededRows()).toEqual(wanted)
    expect(await schemaOf(databaseUrl())).toEqual(schema)
    const kept = await rows<{ email: string }>(
      databaseUrl(),
      'select email from customer where email = any($1) and has_account and deleted_at is null',
      [told],
    )
    expect(kept.map(({ email }) => email).sort()).toEqual([...told].sort())
    await (await signedIn(backend(), 'shopper@caseloom.test')).must('getProfile')
    expect(serversOn(folder.dataDir)).toHaveLength(1)
    return { shop, ms }
  }
  async function stops(shop: StartedShop): Promise<void> {
    expect(await shop.stop()).toBe(0)
    expect(processesOf(folder.dataDir).map(({ line }) => line)).toEqual([])
  }

  beforeAll(async () => {
    folder = await shopFolder('killed-starts')
    const shop = folder.start()
    for (const part of ['migrated', 'seeded', 'opening'] as const) took[part] = await shop.reaches(part)
    took.open = await shop.opens()
    await drawn()
    wanted = await seededRows()
    schema = await schemaOf(databaseUrl())
    await stops(shop)
  }, EACH_MS)
  afterAll(() => folder.remove())

  /** Where a part ends, the next begins. */
  const END: Record<Part, Part | 'open'> = {
    made: 'migrated',
    migrated: 'seeded',
    seeded: 'opening',
    opening: 'open',
  }

  it(
    `SIGKILL at a moment of its making, migrating, seeding, opening or selling, ${RUNS} times: the next start has everything`,
    async () => {
      const times: number[] = []
      for (let run = 0; run < RUNS; run += 1) {
        const part = (['seeded', 'opening', 'open', 'migrated', 'made'] as const)[run % 5] ?? 'open'
        const way = random.pick(WAYS)
        const share = random.whole(0, 100) / 100
        if (part === 'open') {
          const shop = running ?? (await comesUp()).shop
          // People come until it is killed; who was answered has an account.
          const end = Date.now() + share * 4000
          const visitors = (async () => {
            while (Date.now() < end + 1000)
              await newShopper(backend()).then(
                ({ email }) => told.push(email),
                () => undefined,
              )
          })()
          await sleep(share * 4000)
          kill(shop, way)
          await shop.ended
          await visitors
        } else {
          if (running) await stops(running)
          if (part !== 'opening') {
            folder.empty()
            told = []
          }
          const shop = folder.start()
          const from = await shop.reaches(part)
          const until = took[END[part]] - took[part]
          await sleep(Math.max(0, share * until - (part === 'made' ? from : 0)))
          kill(shop, way)
          await shop.ended
        }
        running = null
        const moment = `${part} at ${Math.round(share * 100)} %, ${way} killed`
        const { shop, ms } = await comesUp().catch((cause: unknown) => {
          throw new Error(`After run ${run} (${moment})`, { cause })
        })
        running = shop
        times.push(ms)
        console.info(`${moment}: open again after ${ms} ms`)
      }
      if (running) await stops(running)
      running = null
      const slowest = Math.max(...times)
      reached(
        'F36',
        `${RUNS} of ${RUNS} came up, the slowest in ${slowest} ms (undisturbed: ${took.open} ms)`,
      )
    },
    EACH_MS * (RUNS + 1),
  )

  it('PostgreSQL that was left running alone is taken over; one that a pid file wrongly tells of is not', async () => {
    const first = await comesUp()
    const [server] = serversOn(folder.dataDir)
    const others = processesOf(folder.dataDir).filter(
      ({ pid, parent }) => pid !== server?.pid && parent !== server?.pid,
    )
    end(others.map(({ pid }) => pid))
    await first.shop.ended
    const second = await comesUp()
    expect(serversOn(folder.dataDir).map(({ pid }) => pid)).toEqual([server?.pid])
    await stops(second.shop)

    // As if the machine had gone down, and its numbers were given to others: this process is no PostgreSQL.
    const pidFile = path.join(folder.dataDir, 'postgres', 'postmaster.pid')
    const lines = [
      process.pid,
      path.dirname(pidFile),
      1_790_000_000,
      folder.ports.PORT_POSTGRES,
      '',
      '127.0.0.1',
      '',
    ]
    writeFileSync(pidFile, `${lines.join('\n')}\n`)
    const third = await comesUp()
    expect(readFileSync(pidFile, 'utf8').split('\n')[0]).not.toBe(String(process.pid))
    await stops(third.shop)
    expect(existsSync(pidFile)).toBe(false)
    reached('F36', 'a PostgreSQL left alone was taken over, a pid file of another program was not believed')
  })

  it(
    `two starts at once in one folder, ${RUNS} times: one runs, the other says why not and ends with 1`,
    async () => {
      for (let run = 1; run <= RUNS; run += 1) {
        const both = [folder.start(), folder.start()]
        await Promise.race(both.map(({ ended }) => ended))
        const [loser, other] = both
        const [gone, runs] = loser?.isOver() ? [loser, other] : [other, loser]
        if (!gone || !runs) throw new Error('There are two')
        expect(await gone.ended).toBe(1)
        expect(gone.said()).toContain(
          `The shop is already running (process ${runs.pid}) on ${folder.dataDir}`,
        )
        expect(runs.isOver()).toBe(false)
        if (run === RUNS) {
          await runs.opens()
          expect(serversOn(folder.dataDir)).toHaveLength(1)
          expect(await seededRows()).toEqual(wanted)
          await stops(runs)
        } else {
          // The next two find what this one left.
          await sleep(random.whole(0, 2000))
          kill(runs, 'its group')
          await runs.ended
        }
      }
      reached('F37', `${RUNS} of ${RUNS} pairs of starts: one runs, one says why not`)
    },
    EACH_MS + RUNS * 60_000,
  )
})

describe('a migration and a seed that are cut off', () => {
  let place: Awaited<ReturnType<typeof nursery>>
  /** Of what nobody disturbed: the database after each, and how often it wrote. */
  const whole = { migrated: '', seeded: '', migrate: 0, seed: 0 }
  const well = async (beginning: Beginning, name: string) => {
    const { ended, writes } = await place.run(beginning, name)
    expect(ended, `${beginning} of ${name}`).toBe('well')
    return writes
  }
  beforeAll(async () => {
    place = await nursery()
    whole.migrated = await place.database()
    whole.migrate = await well('migrate', whole.migrated)
    whole.seeded = await place.database(whole.migrated)
    whole.seed = await well('seed', whole.seeded)
  }, EACH_MS)
  afterAll(() => place.stop())

  it(
    `a migration that dies after one of its writes, ${RUNS} of them, and runs again: the same tables as of one that nobody disturbed`,
    async () => {
      const wanted = await schemaOf(place.url(whole.migrated))
      const places = placesOf(whole.migrate, RUNS)
      for (const at of places) {
        const name = await place.database()
        expect((await place.run('migrate', name, at)).died, `dies after write ${at}`).toBe(true)
        await well('migrate', name)
        expect(await schemaOf(place.url(name)), `cut off after write ${at}`).toEqual(wanted)
        await place.drop(name)
      }
      reached('F37', `${places.length} of ${whole.migrate} writes of a migration: the same tables`)
    },
    EACH_MS * (RUNS + 1),
  )

  it('the seed twice: not one row more', async () => {
    const before = await countsOf(place.url(whole.seeded))
    await well('seed', whole.seeded)
    expect(await countsOf(place.url(whole.seeded))).toEqual(before)
  })

  it(
    `a seed that dies after one of its writes, ${RUNS} of them, and runs again: the rows of one that nobody disturbed`,
    async () => {
      const wanted = await countsOf(place.url(whole.seeded))
      const places = placesOf(whole.seed, RUNS)
      const wrong: Record<number, unknown> = {}
      for (const at of places) {
        const name = await place.database(whole.migrated)
        expect((await place.run('seed', name, at)).died, `dies after write ${at}`).toBe(true)
        const { ended } = await place.run('seed', name)
        const counts = await countsOf(place.url(name))
        const off = Object.entries(counts).filter(([table, count]) => count !== wanted[table])
        if (ended !== 'well' || off.length > 0)
          wrong[at] = { ended, off: off.map(([table, count]) => `${table}: ${count}, not ${wanted[table]}`) }
        if (wrong[at]) console.error(`The seed, cut off after write ${at}:`, wrong[at])
        await place.drop(name)
      }
      expect(wrong).toEqual({})
      reached('F37', `${places.length} of ${whole.seed} writes of the seed: the same rows`)
    },
    EACH_MS * (RUNS + 1),
  )

  it(
    `a seed without demo data that dies after one of its writes, ${RUNS} of them, and runs again: nothing of the demo’s logins is left`,
    async () => {
      const undisturbed = await place.database(whole.seeded)
      const writes = await well('close', undisturbed)
      const wanted = await countsOf(place.url(undisturbed))
      const places = placesOf(writes, RUNS)
      for (const at of places) {
        const name = await place.database(whole.seeded)
        expect((await place.run('close', name, at)).died, `dies after write ${at}`).toBe(true)
        await well('close', name)
        expect(await countsOf(place.url(name)), `cut off after write ${at}`).toEqual(wanted)
        await place.drop(name)
      }
      reached('F37', `${places.length} of ${writes} writes that end the demo’s logins: none is left`)
    },
    EACH_MS * (RUNS + 1),
  )
})
