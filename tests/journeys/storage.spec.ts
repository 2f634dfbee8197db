import { expect, test, type Page } from '@playwright/test'
import { drawerOf, lines } from '../support/journey-cart'
import { journeyStack } from '../support/journey-stack'
import { allDrawn, chooseCase, draw } from '../support/journey-studio'

const stack = journeyStack()

/** What a browser does that lets the shop keep nothing: each look at a storage is refused, and so is all that rests on one. */
function forbid(): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB'])
    Object.defineProperty(window, name, { configurable: true, get: refuse })
  Object.defineProperty(navigator.locks, 'request', {
    value: () => Promise.reject(new DOMException('denied', 'SecurityError')),
  })
  Object.defineProperty(window, 'BroadcastChannel', { configurable: true, value: refuse })
}
function fill(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
}
/** Whatever the shop and its router keep, as somebody may have left it there. */
function spoil(text: string): void {
  const names = [
    ...['caseloom_cart', 'caseloom_studio', 'caseloom_favourites', 'caseloom_phones', 'caseloom_consent'],
    ...['caseloom_settled', 'caseloom_paying', 'caseloom_going', 'caseloom_reloaded_from'],
    ...['auth_token', 'user', 'react-router-scroll-positions', 'remix-router-transitions'],
  ]
  for (const place of [localStorage, sessionStorage]) for (const name of names) place.setItem(name, text)
}

/** What the pages complain of that nobody caught. */
function complaints(page: Page): string[] {
  const heard: string[] = []
  page.on('pageerror', ({ message, stack: where }) => heard.push(`${message} ${where ?? ''}`))
  return heard
}
const PAGES = [
  '/',
  '/products',
  '/customize',
  '/gallery',
  '/cart',
  '/login',
  '/dashboard',
  '/contact',
  '/payment',
]

async function lookRound(page: Page): Promise<void> {
  for (const path of PAGES) {
    await page.goto(stack.shop + path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.getByText('Something went wrong')).toHaveCount(0)
  }
  // By the router, too: from page to page without a new document.
  await page.goto(stack.shop)
  await page.getByRole('banner').getByRole('link', { name: 'Products' }).first().click()
  await expect(page).toHaveURL(`${stack.shop}/products`)
  await page.getByRole('heading', { name: 'Snap Cover' }).first().click()
  await expect(page).toHaveURL(/products\/\d+/)
  await page.goBack()
  await expect(page).toHaveURL(`${stack.shop}/products`)
}

test('a browser that lets the shop keep nothing sells all the same, and the shopper is told', async ({
  page,
}) => {
  const heard = complaints(page)
  await page.addInitScript(forbid)
  await lookRound(page)
  // It goes by itself after a while: somebody has to look from the beginning.
  const told = expect(page.getByText('This browser does not keep your design.').first()).toBeAttached({
    timeout: 60_000,
  })
  await chooseCase(page)
  await told
  await draw(page, 'a heron over a silver marsh')
  await allDrawn(page)
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(drawerOf(page)).toBeVisible({ timeout: 60_000 })
  await drawerOf(page).getByRole('link', { name: 'View cart' }).click()
  await expect(lines(page)).toHaveCount(1)
  await expect(page.getByText('This browser does not keep your cart.').first()).toBeVisible()
  // The router's own script beside the page looks for where the page was scrolled to, and gives up.
  expect(heard.filter((words) => !words.includes('removeItem') && !words.includes('insecure'))).toEqual([])
})

test('a full storage stops nobody', async ({ page }) => {
  const heard = complaints(page)
  await page.addInitScript(fill)
  await lookRound(page)
  expect(heard).toEqual([])
})

for (const [what, text] of Object.entries({
  'half of something': '{"items":[',
  'a text': '"text"',
}))
  test(`storages that hold ${what} under every name leave no page blank`, async ({ page }) => {
    const heard = complaints(page)
    await page.goto(`${stack.shop}/about`)
    await page.evaluate(spoil, text)
    await lookRound(page)
    expect(heard).toEqual([])
  })
