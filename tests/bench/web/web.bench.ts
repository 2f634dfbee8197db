import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { designedLine, newShopper } from '../../support/actors'
import { rows } from '../../support/database'
import { firstLoad } from '../../support/first-load'
import { offeredDesign } from '../../support/gallery'
import { PAGES, type PageBudget } from '../../support/page-budgets'
import { startBench, type Bench } from '../backend'
import { median } from '../load'
import { startPages } from '../pages'
import { markdown } from '../table'
import { browser, look, type Category, type Look } from './look'
import { YIELDS } from './yields'

const RUNS = Number(process.env.BENCH_RUNS ?? 3)
const WANTED = (process.env.BENCH_PAGES ?? '').split(' ').filter(Boolean)
const SCORES: [Category, number][] = [
  ['performance', 97],
  ['accessibility', 100],
  ['best-practices', 100],
  ['seo', 100],
]
const LCP_MS = 1_800
const TBT_MS = 50
const CLS = 0.01
/** So that the gallery and whatever shows of it have pictures. */
const PUBLISHED = ['a heron in the reeds', 'a fox asleep in the snow', 'two swans at dusk', 'a red tram']

const pages = PAGES.filter(({ name }) => WANTED.length === 0 || WANTED.includes(name))
const unknown = WANTED.filter((name) => !PAGES.some((page) => page.name === name))

let bench: Bench
let shop: Awaited<ReturnType<typeof startPages>>
/** What the browser of a customer keeps who has designed a case. */
let kept: Record<string, string> = {}
beforeAll(async () => {
  if (unknown.length > 0)
    throw new Error(
      `There is no page ${unknown.join(', ')}; there are ${PAGES.map(({ name }) => name).join(', ')}.`,
    )
  bench = await startBench()
  // A demo shop tells search engines to leave, and that would be all they are measured by.
  const { origin, databaseUrl } = await bench.backend(undefined, { DEMO_DATA: 'false', ...YIELDS })
  for (const words of PUBLISHED) await offeredDesign(origin, words)
  // Nor has it the demo's merchandiser.
  await rows(
    databaseUrl,
    `update design set publication = 'published', published_at = now() where publication = 'pending'`,
  )
  const { api } = await newShopper(origin)
  const { line, sku } = await designedLine(api)
  kept = {
    auth_token: api.token ?? '',
    caseloom_cart: JSON.stringify({ items: [{ ...line, sku }], appliedPromo: null }),
  }
  shop = await startPages(origin, YIELDS)
})
afterAll(async () => {
  await shop?.stop()
  await bench?.stop()
})

interface Figures {
  page: PageBudget
  scripts: number
  looks: Look[]
}

const middle = (looks: Look[], of: (look: Look) => number) => median(looks.map(of))

async function measure(page: PageBudget): Promise<Figures> {
  const { bytes } = await firstLoad(shop.origin, page.path)
  const looks: Look[] = []
  for (let run = 0; run < (page.measured ? RUNS : 0); run += 1)
    looks.push(
      await look({
        url: shop.origin + page.path,
        unlisted: page.unlisted ?? false,
        stored: page.name === 'cart' ? kept : {},
      }),
    )
  return { page, scripts: bytes / 1000, looks }
}

/** What a page fails by, in words. */
function faultsOf({ page, scripts, looks }: Figures): string[] {
  const faults: string[] = []
  const over = (what: string, figure: number, limit: number, unit: string) => {
    if (!(figure < limit))
      faults.push(`${page.name}: ${what} ${figure.toFixed(2)} ${unit}, not under ${limit}`)
  }
  over('scripts', scripts, page.scripts, 'kB')
  if (looks.length === 0) return faults
  if (page.total) over('all in all', middle(looks, ({ bytes }) => bytes) / 1000, page.total, 'kB')
  for (const [category, least] of SCORES) {
    const score = middle(looks, ({ scores }) => scores[category])
    if (!(score >= least)) faults.push(`${page.name}: ${category} ${score}, not ${least}`)
  }
  over(
    'LCP',
    middle(looks, ({ lcp }) => lcp),
    LCP_MS,
    'ms',
  )
  over(
    'TBT',
    middle(looks, ({ tbt }) => tbt),
    TBT_MS,
    'ms',
  )
  over(
    'CLS',
    middle(looks, ({ cls }) => cls),
    CLS,
    '',
  )
  return faults
}

function row({ page, scripts, looks }: Figures): (string | number)[] {
  const weight = [page.name, scripts, page.scripts]
  if (looks.length === 0) return [...weight, ...Array.from({ length: 8 }, () => '')]
  return [
    ...weight,
    middle(looks, ({ bytes }) => bytes) / 1000,
    ...SCORES.map(([category]) => {
      const score = middle(looks, ({ scores }) => scores[category])
      return category === 'seo' && page.unlisted ? `${score} *` : score
    }),
    middle(looks, ({ lcp }) => lcp),
    middle(looks, ({ tbt }) => tbt),
    middle(looks, ({ cls }) => cls).toFixed(3),
  ]
}

it('the pages keep to their budgets', async () => {
  // What a server does once, it has done.
  for (const { path: page } of pages) for (let time = 0; time < 3; time += 1) await fetch(shop.origin + page)
  const figures: Figures[] = []
  for (const page of pages) figures.push(await measure(page))
  const head = ['first load, phone', 'scripts kB', 'limit', 'all kB', 'performance', 'accessibility']
  const rest = ['best practices', 'SEO', 'LCP ms', 'TBT ms', 'CLS']
  console.log(`\n${markdown([...head, ...rest], figures.map(row))}\n`)
  console.log(
    `Lighthouse: medians of ${RUNS}, ${path.basename(await browser())}. * not for search engines, so not asked whether they may come.\n`,
  )
  for (const { page, looks } of figures)
    for (const lost of new Set(looks.flatMap((each) => each.lost))) console.log(`${page.name}: ${lost}`)
  expect(figures.flatMap(faultsOf)).toEqual([])
})
