import { chromium } from '@playwright/test'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findBrowser } from '../../scripts/lib/browser.mjs'
import { newShopper, type Shopper } from '../support/actors'
import { rows } from '../support/database'
import { startBench, type Bench } from './backend'
import { growDesigns } from './grow-designs'
import { compare, load, median, type Target } from './load'
import { startPages } from './pages'
import { markdown } from './table'

const DESIGNS = Number(process.env.BENCH_DESIGNS ?? 5_000)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const CONNECTIONS = [1, 8]
const OPENINGS = 7

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterAll(() => bench.stop())

/** Milliseconds from the address to the first card, for each opening of the page. */
async function openings(origin: string, { email, password }: Shopper): Promise<number[]> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(`${origin}/login?redirect=${encodeURIComponent('/dashboard?tab=designs')}`)
    await page.getByLabel('Email Address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    const card = page.getByRole('tabpanel').getByRole('listitem').first()
    await card.waitFor({ timeout: 60_000 })
    const times: number[] = []
    for (let time = 0; time < OPENINGS; time += 1) {
      await page.reload({ waitUntil: 'commit' })
      await card.waitFor({ timeout: 60_000 })
      times.push(await page.evaluate(() => performance.now()))
    }
    return times
  } finally {
    await browser.close()
  }
}

it(`the dashboard of a customer with ${DESIGNS} designs`, async () => {
  const { origin, databaseUrl } = await bench.backend((url) => growDesigns(url, DESIGNS))
  const shopper = await newShopper(origin)
  await rows(
    databaseUrl,
    `update design set owner_customer_id = $1, guest_key_hash = null where id in (
       select id from design order by id limit $2)`,
    [shopper.id, DESIGNS],
  )
  await rows(databaseUrl, 'vacuum analyze design')
  expect(await shopper.api.must('getMembership')).toMatchObject({ tier: { name: 'Master' } })
  const headers = { authorization: `Bearer ${shopper.api.token ?? ''}` }
  const list = (name: string, query = ''): Target => ({
    name,
    url: `${origin}/api/designs?userId=me&limit=50${query}`,
    headers,
  })
  const last = Math.ceil(DESIGNS / 50)
  const targets = [
    list('newest, page 1'),
    list(`newest, page ${last / 2}`, `&page=${last / 2}`),
    list(`newest, page ${last}`, `&page=${last}`),
    list('oldest', '&sortBy=oldest'),
    list('most liked', '&sortBy=popular'),
    list('a word', '&search=whale'),
    list('two words, most liked', '&search=fox%20dawn&sortBy=popular'),
    list('a word of none', '&search=zeppelin'),
    { name: 'membership', url: `${origin}/api/membership`, headers },
    { name: 'profile', url: `${origin}/api/auth/profile`, headers },
  ]
  for (const target of targets) await load(target, 2, 1)
  const lines: (string | number)[][] = []
  for (const connections of CONNECTIONS) {
    const figures = await compare(targets, { connections, rounds: ROUNDS, seconds: SECONDS })
    for (const { name } of targets) {
      const { perSecond = NaN, p50 = NaN, p95 = NaN } = figures.get(name) ?? {}
      lines.push([name, connections, perSecond, p50, p95])
    }
  }
  const head = [
    `${DESIGNS.toLocaleString('en-GB')} own designs`,
    'connections',
    'requests/s',
    'p50 ms',
    'p95 ms',
  ]
  console.log(`\n${markdown(head, lines)}\n`)

  const pages = await startPages(origin)
  try {
    const times = await openings(pages.origin, shopper)
    const browser = ['opened', 'median ms', 'slowest ms']
    console.log(
      `\n${markdown(browser, [['My Designs in Chromium, to the first card', median(times), Math.max(...times)]])}\n`,
    )
  } finally {
    await pages.stop()
  }
})
