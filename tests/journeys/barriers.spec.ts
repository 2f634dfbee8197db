import { expect, test, type Page } from '@playwright/test'
import { newShopper } from '../support/actors'
import { barriersOfPage } from '../support/journey-barriers'
import { phoneBar } from '../support/journey-catalogue'
import { refusedByPolicy } from '../support/journey-policy'
import { journeyStack } from '../support/journey-stack'
import { publishedDesign } from '../support/gallery'

const stack = journeyStack()

// Whoever goes over all pages also hears whether the page policy refuses any of what they do.
let refused: string[]
test.beforeEach(async ({ context }) => {
  refused = await refusedByPolicy(context)
})
test.afterEach(() => expect(refused).toEqual([]))

/** Goes to a page and waits until nothing more comes. */
async function rest(page: Page, path: string) {
  await page.goto(stack.shop + path, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}

const OPEN_TO_ALL = [
  '/',
  '/products',
  '/products?search=umbrella',
  '/products/snap',
  '/products/999999',
  '/gallery',
  '/gallery?search=zeppelin',
  '/customize',
  '/customize?product=tough',
  '/cart',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/payment',
  '/about',
  '/contact',
  '/terms',
  '/privacy',
  '/cookies',
  '/returns',
  '/no-such-page',
]

test('axe finds nothing on any page that is open to all, light and dark', async ({ page }) => {
  await publishedDesign(stack.backend, 'a heron in the reeds')
  for (const path of OPEN_TO_ALL) {
    await rest(page, path)
    expect.soft(await barriersOfPage(page), path).toEqual([])
  }
})

test('nor on any tab of the dashboard', async ({ page }) => {
  const { api } = await newShopper(stack.backend)
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), api.token ?? '')
  for (const tab of ['profile', 'orders', 'designs', 'addresses', 'membership']) {
    await rest(page, `/dashboard?tab=${tab}`)
    expect.soft(await barriersOfPage(page), tab).toEqual([])
  }
})

test('nor in a menu, a large view or the phone finder', async ({ page }) => {
  await rest(page, '/products/snap')
  await page
    .getByRole('button', { name: /^View full screen/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Snap Cover' })).toBeVisible()
  expect.soft(await barriersOfPage(page), 'large view').toEqual([])
  await page.keyboard.press('Escape')
  await phoneBar(page).getByRole('button', { name: 'Find my phone' }).click()
  const finder = page.getByRole('dialog', { name: 'Which phone is it?' })
  for (const way of ['By camera', 'By number']) {
    await finder.getByRole('tab', { name: way }).click()
    expect.soft(await barriersOfPage(page), way).toEqual([])
  }
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  expect.soft(await barriersOfPage(page), 'menu').toEqual([])
})
