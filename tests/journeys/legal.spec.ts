import { expect, test, type Page } from '@playwright/test'
import { barriers } from '../support/journey-barriers'
import { journeyStack } from '../support/journey-stack'
import { register, stranger } from '../support/journey-people'

const stack = journeyStack()

const PAGES = [
  { path: '/terms', title: 'Terms & Conditions', sections: 10, fact: 'England and Wales' },
  { path: '/privacy', title: 'Privacy Policy', sections: 10, fact: 'Information Commissioner' },
  { path: '/cookies', title: 'Cookie Policy', sections: 6, fact: 'up to 13 months' },
  { path: '/returns', title: 'Returns & Refunds', sections: 6, fact: '3-5 business days' },
]

for (const { path, title, sections, fact } of PAGES)
  test(`${title}: reached from the foot of every page, whole, and free of barriers`, async ({ page }) => {
    await page.goto(`${stack.shop}/products`)
    await page.getByRole('contentinfo').getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(stack.shop + path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    await expect(contents).toHaveCount(sections)
    for (const name of await contents.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
      await expect(page.locator(name ?? 'nothing')).toHaveCount(1)
    await expect(page.locator('main')).toContainText(fact)
    await expect(page.locator('main time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/)
    expect(await barriers(page)).toEqual([])
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })

test('the terms name the prices of delivery that are charged', async ({ request }) => {
  const html = await (await request.get(`${stack.shop}/terms`)).text()
  for (const price of ['£2.10', '£5.50', '£8.95', '£12.95']) expect(html).toContain(price)
})

// With its worker, which keeps things too.
test.use({ serviceWorkers: 'allow' })

/** What the browser has kept: cookies, storages, caches and databases of the shop's own pages. */
async function kept(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies(stack.shop)).map(({ name }) => name)
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
  ])
  return [...new Set([...cookies, ...stored])]
}

test('the Cookie Policy names everything that the shop keeps in a browser', async ({ page }) => {
  await page.goto(`${stack.shop}/cookies`)
  const named = await page.getByRole('table', { name: 'What is kept' }).locator('code').allTextContents()
  const unnamed = async () => (await kept(page)).filter((key) => !named.includes(key))

  await page.goto(`${stack.shop}/products/snap`)
  await page
    .getByRole('button', { name: /favourite/i })
    .first()
    .click()
  await expect.poll(() => kept(page)).toContain('caseloom_favourites')
  await expect.poll(() => kept(page)).toContain('caseloom_pages')
  await page.goto(`${stack.shop}/register`)
  await register(page, stranger('Nell'))
  await expect(page).toHaveURL(/dashboard/)
  await expect.poll(() => kept(page)).toContain('auth_token')
  await page.goto(`${stack.shop}/cart`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await unnamed()).toEqual([])
})
