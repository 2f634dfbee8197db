import { expect, test as base, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { journeyStack } from './journey-stack'
import { allDrawn, chooseCase, draw } from './journey-studio'

const stack = journeyStack()
export const CART = `${stack.shop}/cart`
export const DESKTOP = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>

/** What the browser of a new guest keeps who has designed two cases and put them into the cart. */
export async function designCases(browser: Browser): Promise<Kept> {
  const context = await browser.newContext({ viewport: DESKTOP })
  const page = await context.newPage()
  await chooseCase(page)
  await draw(page, 'a heron over a silver marsh')
  await allDrawn(page)
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(drawerOf(page)).toBeVisible({ timeout: 60_000 })
  await page.keyboard.press('Escape')
  await expect(drawerOf(page)).toBeHidden()
  const second = page.getByRole('button', { name: 'Variation 2 of 4' })
  await second.click()
  await expect(second).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(drawerOf(page)).toBeVisible({ timeout: 60_000 })
  await drawerOf(page).getByRole('link', { name: 'View cart' }).click()
  await expect(lines(page)).toHaveCount(2)
  const kept = await context.storageState()
  await context.close()
  return kept
}

/** Such a guest for all tests: later ones go on from what the browser kept. Whoever signs in takes the designs along. */
export const test = base.extend<object, { designed: Kept }>({
  designed: [
    async ({ browser }, use) => {
      await use(await designCases(browser))
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})

export const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Your cart' })
export const lines = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
export const summary = (page: Page) => page.getByRole('region', { name: 'Order Summary' })
export const total = (page: Page) => summary(page).getByRole('button', { name: /Secure Checkout/ })
export const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart,/ })
export const removeFirst = (page: Page) => page.getByRole('button', { name: /^Remove Tough/ }).first()

/** Another browser with what that guest's kept. */
export async function guest(browser: Browser, storageState: Kept, viewport = DESKTOP): Promise<Page> {
  const context = await browser.newContext({ storageState, viewport, locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto(CART)
  await expect(page.getByText('2 items ready for checkout')).toBeVisible()
  await expect(page.getByText('Checking the price…')).toBeHidden()
  return page
}
