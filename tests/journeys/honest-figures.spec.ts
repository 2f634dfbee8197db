import { expect, test, type Browser } from '@playwright/test'
import { startPages } from '../bench/pages'
import { guest, type Shopper } from '../support/actors'
import { newAdministrator } from '../support/administrators'
import { placedOrder } from '../support/checkout'
import { allowedClaims } from '../support/claim-rows'
import { publishedDesign } from '../support/gallery'
import { claimsOf } from '../support/journey-claims'
import { journeyStack } from '../support/journey-stack'
import { withoutDemoData } from '../support/without-demo-data'

const stack = journeyStack()

const EVERYBODYS = [
  '/',
  '/products',
  '/products/eco',
  '/products/clear',
  '/gallery',
  '/customize',
  '/cart',
  '/about',
  '/contact',
  '/login',
  '/register',
  '/forgot-password',
  '/no-such-page',
]
const LEGAL = ['/terms', '/privacy', '/cookies', '/returns']
/** How long banks take to show money that came back: the law's pages say so, and no row does. */
const BANKS = ['3-5 business days', '5-10 business days']
const TABS = ['', '?tab=orders', '?tab=designs', '?tab=membership', '?tab=profile', '?tab=addresses']
const MINE = [...TABS.map((tab) => `/dashboard${tab}`), '/payment', '/cart']
const APPROVERS = ['/admin', '/admin?tab=processed', '/admin?tab=rejected']

/** What each page claims that no row allows. */
async function unbacked(browser: Browser, origin: string, paths: string[], person?: Shopper) {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const faults: Record<string, string[]> = {}
  let seen = 0
  try {
    if (person) {
      const { email, password } = person
      const { token } = await guest(origin).must('login', { body: { email, password } })
      await context.addInitScript((kept) => localStorage.setItem('auth_token', kept), token)
    }
    const page = await context.newPage()
    for (const path of paths) {
      await page.goto(origin + path)
      const claims = await claimsOf(page)
      seen += claims.length
      const allowed = await allowedClaims(stack, person?.id)
      const more = LEGAL.includes(path) ? BANKS : []
      const faulty = claims.filter((claim) => !allowed.has(claim) && !more.includes(claim))
      if (faulty.length > 0) faults[path] = faulty
    }
  } finally {
    await context.close()
  }
  return { faults, seen }
}

test('no page of a shop without demo data shows a rating, a count, a share, a badge or a time of delivery that no row stands behind', async ({
  browser,
}) => {
  test.setTimeout(600_000)
  const { shopper } = await placedOrder(stack, { product: 'eco' })
  const said = {
    rating: 4,
    title: 'Light as a feather',
    body: 'A week in a coat pocket, and no mark on the lake at all.',
  }
  await shopper.api.must('createReview', { params: { id: 'eco' }, body: said })
  const { designId } = await publishedDesign(stack.backend, 'a kite above the moor')
  await shopper.api.must('likeDesign', { params: { id: designId } })
  const approver = await newAdministrator(stack)

  await withoutDemoData(stack, async (backend) => {
    const pages = await startPages(backend)
    try {
      const walks = [
        await unbacked(browser, pages.origin, [...EVERYBODYS, ...LEGAL]),
        await unbacked(browser, pages.origin, MINE, shopper),
        await unbacked(browser, pages.origin, APPROVERS, approver),
      ]
      expect(walks.map(({ faults }) => faults)).toEqual([{}, {}, {}])
      // It has found what is there to be found.
      expect(walks.map(({ seen }) => seen > 0)).toEqual([true, true, true])
    } finally {
      await pages.stop()
    }
  })
})

test('the demo’s own figures are found by that, and each page that shows them says what they are', async ({
  browser,
  page,
}) => {
  const { faults } = await unbacked(browser, stack.shop, ['/', '/products', '/products/1', '/about'])
  const made = ['100+', '4.9/5', '99%']
  expect(faults['/']).toEqual(expect.arrayContaining(made))
  expect(faults['/about']).toEqual(expect.arrayContaining(made))
  // Among those of the demo may be some that were really sold and reviewed meanwhile.
  expect(faults['/products']?.join()).toMatch(/\b\d+ reviews\b/)
  expect(faults['/products/1']?.join()).toMatch(/\b\d{4} sold\b/)
  for (const path of Object.keys(faults)) {
    await page.goto(stack.shop + path)
    await expect(
      page
        .locator('main')
        .getByText(/sample/i)
        .first(),
    ).toBeAttached()
  }
})
