import { expect, type Page } from '@playwright/test'
import { placedOrder } from '../support/checkout'
import { rows } from '../support/database'
import { DEMO_PASSWORD } from '../support/demo-people'
import { publishedDesign } from '../support/gallery'
import { signIn } from '../support/journey-account'
import { drawerOf, removeFirst, total } from '../support/journey-cart'
import { journeyStack } from '../support/journey-stack'
import { drawn, preview, test, words } from '../support/journey-studio'
import { AT_400, outOfReach, shareLeft, sticksOut } from '../support/journey-zoom'
import { giveDesigns } from '../support/membership'

const stack = journeyStack()
test.use({ viewport: AT_400 })

async function rest(page: Page, path: string) {
  await page.goto(stack.shop + path, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}
/** Goes down the page, as whoever reads it. */
async function readOn(page: Page) {
  for (const share of [0.2, 0.5, 0.8]) {
    await page.evaluate((part) => scrollTo(0, document.documentElement.scrollHeight * part), share)
    expect.soft(await shareLeft(page), `${page.url()} at ${String(share)}`).toBeGreaterThan(0.5)
  }
  expect.soft(await sticksOut(page), page.url()).toEqual([])
}

test('at 400 % no page open to all wants scrolling both ways, and nothing covers it', async ({ page }) => {
  const { designId } = await publishedDesign(stack.backend, 'a heron in the reeds')
  for (const path of [
    '/',
    '/products',
    '/products/snap',
    '/gallery',
    `/gallery/${designId}`,
    '/customize',
    '/cart',
    '/login',
    '/register',
    '/contact',
    '/terms',
    '/no-such-page',
  ]) {
    await rest(page, path)
    await readOn(page)
  }
})

test('nor does a product’s bar to buy with stand in the way', async ({ page }) => {
  await rest(page, '/products/snap')
  await page.keyboard.press('End')
  await page.getByRole('heading', { name: 'Compatible Devices' }).scrollIntoViewIfNeeded()
  await expect(page.locator('[data-buy-bar=shown]')).toBeAttached()
  await page.waitForTimeout(500)
  expect(await shareLeft(page)).toBeGreaterThan(0.5)
})

test('nor does the studio, the cart’s drawer or the cart', async ({ page }) => {
  await drawn(page, words('a moth before the moon'))
  for (const tab of await preview(page).getByRole('tab').all()) {
    await tab.click()
    expect.soft(await sticksOut(page), await tab.innerText()).toEqual([])
  }
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(drawerOf(page)).toBeVisible({ timeout: 60_000 })
  // It comes from the side.
  await expect.poll(() => sticksOut(page), 'drawer').toEqual([])
  expect(await outOfReach(drawerOf(page))).toEqual([])
  await drawerOf(page).getByRole('link', { name: 'View cart' }).click()
  await expect(removeFirst(page)).toBeVisible()
  await expect(total(page)).toBeVisible()
  await readOn(page)
})

/** An order to a street of one long word, as some are; few take so much room. */
async function orderToLongStreet() {
  const placed = await placedOrder(stack)
  await rows(
    stack.databaseUrl,
    `update order_address set address_1 = $2 where id = (select shipping_address_id from "order" where id = $1)`,
    [placed.orderId, `12 ${'Very'.repeat(20)}long Road`],
  )
  return placed
}

test('nor the dashboard, nor an order’s details', async ({ page }) => {
  const { shopper } = await orderToLongStreet()
  await giveDesigns(stack, shopper.id, 6)
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), shopper.api.token ?? '')
  for (const tab of ['profile', 'orders', 'designs', 'addresses', 'membership']) {
    await rest(page, `/dashboard?tab=${tab}`)
    await readOn(page)
  }
  await rest(page, '/dashboard?tab=orders')
  await page.getByRole('button', { name: 'Details' }).click()
  const details = page.getByRole('dialog', { name: 'Order Details' })
  await expect(details.getByRole('button', { name: 'Download invoice' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect.soft(await sticksOut(page), 'details').toEqual([])
  expect(await outOfReach(details)).toEqual([])
})

test('nor an order that an administrator looks at: there is room to read it in', async ({ page }) => {
  const { orderId } = await orderToLongStreet()
  await page.goto(`${stack.shop}/login?redirect=${encodeURIComponent(`/admin?tab=pending&order=${orderId}`)}`)
  await signIn(page, { email: 'admin@caseloom.test', password: DEMO_PASSWORD })
  const details = page.getByRole('dialog', { name: 'Order Details' })
  const facts = details.getByRole('img', { name: /What is printed on/ })
  await expect(facts).toBeVisible({ timeout: 60_000 })
  const room = () =>
    facts.evaluate((fact) => {
      let least = innerHeight
      for (let box = fact.parentElement; box && box !== document.body; box = box.parentElement)
        if (/auto|scroll/.test(getComputedStyle(box).overflowY)) least = Math.min(least, box.clientHeight)
      return least / innerHeight
    })
  expect.soft(await room()).toBeGreaterThan(0.9)
  expect.soft(await sticksOut(page), 'details').toEqual([])
  expect(await outOfReach(details)).toEqual([])
})
