import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBench, type Bench } from './backend'
import { growTo } from './grow'
import { compare, load, type Target } from './load'
import { nativeTargets } from './native'
import { markdown } from './table'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 3)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const CONNECTIONS = [1, 8, 32]
const PRODUCT = 'tough'

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterAll(() => bench.stop())

const own = (origin: string, query = ''): Target[] => [
  { name: 'GET /api/products', url: `${origin}/api/products${query}` },
  { name: 'GET /api/products/{id}', url: `${origin}/api/products/${PRODUCT}` },
  { name: 'GET /api/catalogue/cards', url: `${origin}/api/catalogue/cards${query}` },
]

async function listed(target: Target): Promise<unknown[]> {
  const answer = await fetch(target.url, { headers: target.headers ?? {} })
  const body = (await answer.json()) as { data?: unknown[]; products?: unknown[] }
  return body.data ?? body.products ?? []
}

describe('the catalogue', () => {
  it('against Medusa’s own calls and the bare server', async () => {
    const { origin, databaseUrl } = await bench.backend()
    const native = await nativeTargets(origin, databaseUrl, PRODUCT)
    const [list, product, cards] = own(origin)
    if (!list || !product || !cards) throw new Error('There is nothing to measure')
    const health = { name: 'GET /health', url: `${origin}/health` }
    const targets = [health, list, product, cards, native.list, native.product]
    expect([(await listed(list)).length, (await listed(native.list)).length]).toEqual([6, 6])
    for (const target of targets) await load(target, 4, SECONDS)

    const lines: (string | number)[][] = []
    for (const connections of CONNECTIONS) {
      const figures = await compare(targets, { connections, rounds: ROUNDS, seconds: SECONDS })
      const rate = ({ name }: Target) => figures.get(name)?.perSecond ?? Number.NaN
      const against = new Map([
        [list.name, native.list],
        [cards.name, native.list],
        [product.name, native.product],
      ])
      for (const target of targets) {
        const { perSecond = NaN, p50 = NaN, p95 = NaN } = figures.get(target.name) ?? {}
        const rival = against.get(target.name)
        lines.push([
          target.name,
          connections,
          perSecond,
          p50,
          p95,
          rival ? `${(perSecond / rate(rival)).toFixed(0)} ×` : '',
          rival ? `${((100 * perSecond) / rate(health)).toFixed(0)} %` : '',
        ])
      }
    }
    console.log(
      `\n${markdown(['six products', 'connections', 'requests/s', 'p50 ms', 'p95 ms', 'Medusa’s', 'of /health'], lines)}\n`,
    )
  })

  it('with 10 and with 1,000 products', async () => {
    await bench.endBackends()
    const few = await bench.backend((url) => growTo(url, 10))
    const many = await bench.backend((url) => growTo(url, 1000))
    const page = '?limit=10'
    const named = (targets: Target[], products: string) =>
      targets.map((target) => ({ ...target, name: `${target.name}, ${products} products` }))
    const pairs = [named(own(few.origin, page), '10'), named(own(many.origin, page), '1,000')]

    const begun = performance.now()
    expect(await listed({ name: '', url: `${many.origin}/api/products${page}` })).toHaveLength(10)
    const first = performance.now() - begun
    const total = await fetch(`${many.origin}/api/products`).then((answer) =>
      answer.headers.get('x-total-count'),
    )
    expect(total).toBe('1000')
    for (const target of pairs.flat()) await load(target, 4, SECONDS)

    const lines: (string | number)[][] = []
    for (const connections of CONNECTIONS) {
      const figures = await compare(pairs.flat(), { connections, rounds: ROUNDS, seconds: SECONDS })
      const [small = [], large = []] = pairs
      for (const [at, target] of small.entries()) {
        const [a, b] = [figures.get(target.name), figures.get(large[at]?.name ?? '')]
        if (!a || !b) continue
        const slower = `${(100 * (1 - b.perSecond / a.perSecond)).toFixed(1)} %`
        const name = target.name.split(',')[0] ?? ''
        lines.push([name, connections, a.perSecond, b.perSecond, a.p95, b.p95, slower])
      }
    }
    console.log(
      `\n${markdown(['ten of a page', 'connections', '10 products, /s', '1,000 products, /s', 'p95 ms, 10', 'p95 ms, 1,000', 'slower by'], lines)}\n`,
    )
    console.log(`The first answer after a change, index and page of 1,000 products: ${first.toFixed(0)} ms\n`)
  })
})
