import { writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { seeded } from '../../support/random'
import { markdown } from '../table'
import { CallLog } from '../call-log'
import type { Part } from './processes'
import { runningShop, startShop, type Shop } from './shop'
import { KINDS, shopUntilOver } from './shopper'

const { LOAD_TARGET: target = 'both', LOAD_ARTIST: artist = 'openai', LOAD_OUT: out } = process.env
const SHOPPERS = Number(process.env.LOAD_SHOPPERS ?? 10)
const SECONDS = Number(process.env.LOAD_SECONDS ?? 120)
const SEED = Number(process.env.LOAD_SEED ?? 1)
const PAUSE_MS = Number(process.env.LOAD_PAUSE ?? 1000)
const WARM_UP_S = Math.min(30, SECONDS)
/** After the last call, so that what is left to be done in the background, and collected, is. */
const SETTLE_S = 20
const LOOK_MS = 2000

const shops: Record<string, () => Promise<Shop>> = {
  one: () => startShop('one', artist),
  cluster: () => startShop('cluster', artist),
}
const wanted = target === 'both' ? ['one', 'cluster'] : [target]

interface Taken {
  before: Map<string, Part>
  /** Megabytes. */
  most: Map<string, number>
  after: Map<string, Part>
  /** Seconds of processor time while calls were counted. */
  worked: Map<string, number>
}

/** Those of a part that was not there at first are all of them. */
const secondsSince = (before: Map<string, Part>, now: Map<string, Part>) =>
  new Map([...now].map(([name, { seconds }]) => [name, seconds - (before.get(name)?.seconds ?? 0)]))

/** Lets them in one after the other over the first seconds, as people come. */
async function crowd(shop: Shop, log: CallLog): Promise<Taken> {
  const before = shop.parts()
  const most = new Map<string, number>()
  let over = false
  const watching = (async () => {
    while (!over) {
      for (const [name, { megabytes }] of shop.parts())
        most.set(name, Math.max(most.get(name) ?? 0, megabytes))
      await sleep(LOOK_MS)
    }
  })()
  const shoppers = Array.from({ length: SHOPPERS }, async (_, number) => {
    await sleep((number * WARM_UP_S * 500) / SHOPPERS)
    const random = seeded(SEED * 1000 + number)
    await shopUntilOver({ ...shop, log, random, pause: PAUSE_MS, going: () => !over })
  })
  await sleep(WARM_UP_S * 1000)
  const begun = shop.parts()
  log.begin()
  await sleep(SECONDS * 1000)
  over = true
  log.end()
  const worked = secondsSince(begun, shop.parts())
  await Promise.all([...shoppers, watching])
  await sleep(SETTLE_S * 1000)
  return { before, most, after: shop.parts(), worked }
}

it.each(wanted)(`${SHOPPERS} shoppers for ${SECONDS} s: %s`, async (name) => {
  const shop = await (shops[name] ?? (() => Promise.resolve(runningShop(name))))()
  try {
    const log = new CallLog()
    const load = loadavg()[0] ?? 0
    const { before, most, after, worked } = await crowd(shop, log)
    const calls = markdown(
      [shop.name, 'calls', 'calls/s', 'p50 ms', 'p95 ms', 'p99 ms', 'errors'],
      log.lines(KINDS),
    )
    const megabytes = (parts: Map<string, Part>, part: string) => parts.get(part)?.megabytes ?? 0
    const memory = markdown(
      ['memory (RSS), MB', 'before', 'most', 'after'],
      [...most].map(([part, at]) => [part, megabytes(before, part), at, megabytes(after, part)]),
    )
    const orders = log.count('return: order made')
    const processor = markdown(
      ['processor time', `of ${SECONDS} s`, `for each of ${orders} orders`],
      [...worked].map(([part, seconds]) => [part, seconds, seconds / Math.max(1, orders)]),
    )
    const about = `${shop.name}: ${SHOPPERS} shoppers, ${SECONDS} s after ${WARM_UP_S} s of warming up, seed ${SEED}, ${PAUSE_MS} ms between calls, pictures by ${artist}; ${availableParallelism()} cores, load average before ${load.toFixed(1)}`
    const text = [about, calls, ...(most.size > 0 ? [memory, processor] : []), ...log.faults()].join('\n\n')
    console.log(`\n${text}\n`)
    if (out) writeFileSync(out, `${text}\n\n`, { flag: name === wanted[0] ? 'w' : 'a' })
    expect(log.faults()).toEqual([])
  } finally {
    await shop.stop()
  }
})
