import { afterAll, beforeAll, expect, it } from 'vitest'
import { startBench, type Bench } from './backend'
import { COLLECTOR, growDesigns } from './grow-designs'
import { compare, load, type Target } from './load'
import { markdown } from './table'

const DESIGNS = Number(process.env.BENCH_DESIGNS ?? 100_000)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const CONNECTIONS = [1, 8]

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterAll(() => bench.stop())

it(`lists of ${DESIGNS} designs`, async () => {
  const { origin } = await bench.backend((url) => growDesigns(url, DESIGNS))
  const cookie = `caseloom_guest=${COLLECTOR}`
  const list = (name: string, query: string): Target => ({
    name,
    url: `${origin}/api/designs?${query}`,
    headers: { cookie },
  })
  const targets = [
    list('gallery, newest', 'limit=20'),
    list('gallery, popular', 'limit=20&sortBy=popular'),
    list('gallery, newest, page 50', 'limit=20&page=50'),
    list('gallery, one word', 'limit=20&search=lighthouse'),
    list('gallery, two words, popular', 'limit=20&search=fox%20dawn&sortBy=popular'),
    list('own 5,000, newest', 'limit=20&userId=me'),
    list('own 5,000, popular', 'limit=20&userId=me&sortBy=popular'),
    list('own 5,000, one word', 'limit=20&userId=me&search=whale'),
    list('gallery, a word of one design', 'limit=20&search=axolotl'),
    { name: 'one design', url: `${origin}/api/designs/design_77`, headers: { cookie } },
  ]
  for (const target of targets.slice(0, -1)) {
    const answer = await fetch(target.url, { headers: target.headers ?? {} })
    const { data } = (await answer.json()) as { data: { items: unknown[]; total: number } }
    expect([target.name, data.items.length]).toEqual([target.name, target.name.includes('of one') ? 1 : 20])
  }
  for (const target of targets) await load(target, 2, 1)
  const lines: (string | number)[][] = []
  for (const connections of CONNECTIONS) {
    const figures = await compare(targets, { connections, rounds: ROUNDS, seconds: SECONDS })
    for (const { name } of targets) {
      const { perSecond = NaN, p50 = NaN, p95 = NaN } = figures.get(name) ?? {}
      lines.push([name, connections, perSecond, p50, p95])
    }
  }
  console.log(
    `\n${markdown([`${DESIGNS.toLocaleString('en-GB')} designs`, 'connections', 'requests/s', 'p50 ms', 'p95 ms'], lines)}\n`,
  )
})
