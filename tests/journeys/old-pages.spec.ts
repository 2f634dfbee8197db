import { expect, test, type Page } from '@playwright/test'
import { barriers } from '../support/journey-barriers'
import { cards, open } from '../support/journey-catalogue'
import { watched } from '../support/journey-late-parts'
import { journeyStack } from '../support/journey-stack'

const stack = journeyStack()
const NEWER = 'A newer version of the shop is here.'
const notice = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })
const largeView = (page: Page) => page.getByRole('dialog', { name: 'Snap Cover' })
const enlarge = (page: Page) =>
  page
    .getByRole('button', { name: /^View full screen/ })
    .first()
    .click()

/** The shop is built anew: these parts are there no more, and the server knows that the page is an old one. */
async function builtAnew(page: Page, parts: string) {
  await page.route(parts, (route) => route.fulfill({ status: 404, body: '' }))
  await page.route('**/__manifest?*', (route) =>
    route.fulfill({ status: 204, headers: { 'X-Remix-Reload-Document': 'true' } }),
  )
}

function loadsOf(page: Page) {
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  return loads
}

test.describe('a page that was opened before the shop was built anew', () => {
  test('is loaded again by itself where nothing would be lost, and no second time', async ({ page }) => {
    await open(page, '/products/snap')
    await watched(page)
    const loads = loadsOf(page)
    await builtAnew(page, '**/assets/gallery-dialog*.js')
    await enlarge(page)
    await expect.poll(() => loads).toHaveLength(1)
    await watched(page)
    await enlarge(page)
    await expect(notice(page, NEWER)).toBeVisible()
    expect(loads).toHaveLength(1)
    expect(await barriers(page, 'body')).toEqual([])

    await page.unrouteAll()
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect.poll(() => loads).toHaveLength(2)
    await watched(page)
    await enlarge(page)
    await expect(largeView(page)).toBeVisible()
    await expect(notice(page, NEWER)).toHaveCount(0)
  })

  test('keeps what was typed, says so, and opens the next page anew', async ({ page }) => {
    await page.goto(`${stack.shop}/login`)
    await watched(page)
    const loads = loadsOf(page)
    await builtAnew(page, '**/assets/rules*.js')
    await page.getByLabel('Email Address').fill('ada@example.test')
    await expect(notice(page, NEWER)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
    await expect(page.getByLabel('Email Address')).toHaveValue('ada@example.test')
    expect(loads).toEqual([])
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect.poll(() => loads).toEqual([`${stack.shop}/register`])
    await expect(page.getByLabel('First Name')).toBeVisible()
  })

  test('leads to the page that was asked for, whose code has another name by now', async ({ page }) => {
    await page.goto(stack.shop)
    await watched(page)
    await page.route('**/assets/products-*.js', (route) => route.fulfill({ status: 404, body: '' }), {
      times: 1,
    })
    await page.getByRole('link', { name: 'Products', exact: true }).first().click()
    await expect(page).toHaveURL(`${stack.shop}/products`)
    await page.getByRole('link', { name: /^Eco-Friendly/ }).click()
    await expect(page).toHaveURL(/filter=eco/)
  })

  test('stays whole where a part does not come for another reason', async ({ page }) => {
    await open(page, '/products/snap')
    await watched(page)
    await page.route('**/assets/gallery-dialog*.js', (route) => route.abort())
    await enlarge(page)
    await expect(notice(page, 'A part of this page did not arrive.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Customize Now' }).first()).toBeVisible()
  })
})

test('without a connection the page says so, moves nothing, and goes on when it is back', async ({
  page,
  context,
}) => {
  await open(page, '/products')
  await watched(page)
  const place = () => cards(page).first().boundingBox()
  const before = await place()
  await context.setOffline(true)
  await expect(
    notice(page, 'You’re offline. What is missing comes by itself once you’re back.'),
  ).toBeVisible()
  expect(await place()).toEqual(before)
  expect(await barriers(page, 'body')).toEqual([])

  await page.getByRole('link', { name: 'Cart, 0 items' }).click()
  await expect(notice(page, 'You’re offline. Other pages open once you’re back.')).toBeVisible()
  await expect(page).toHaveURL(`${stack.shop}/products`)
  await page.getByLabel('Sort by').selectOption('Price: low to high')

  await context.setOffline(false)
  await expect(notice(page, 'You’re back online.')).toBeVisible()
  await expect(page).toHaveURL(/sort=price_asc/)
  await expect(notice(page, 'You’re back online.')).toHaveCount(0)
  await page.getByRole('link', { name: 'Cart, 0 items' }).click()
  await expect(page).toHaveURL(`${stack.shop}/cart`)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('what needs them says so, and the cases are there', async ({ page }) => {
    for (const [path, words] of [
      ['/cart', 'Your cart needs JavaScript'],
      ['/customize', 'The studio needs JavaScript'],
      ['/login', 'Signing in needs JavaScript'],
      ['/register', 'Creating an account needs JavaScript'],
      ['/forgot-password', 'This form needs JavaScript'],
      ['/dashboard', 'Your account needs JavaScript'],
    ] as const) {
      await page.goto(stack.shop + path)
      // Playwright's own search by text leaves such parts out.
      const said = page.locator('noscript p')
      await expect(said).toBeVisible()
      await expect(said).toContainText(words)
    }
    await page.goto(`${stack.shop}/products`)
    await expect(cards(page)).toHaveCount(6)
    await expect(page.locator('noscript p')).toHaveCount(0)
  })
})
