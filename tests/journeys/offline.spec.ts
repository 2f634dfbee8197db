import { expect, test, type Page } from '@playwright/test'
import { publishedDesign } from '../support/gallery'
import { newcomer } from '../support/journey-account'
import { barriers } from '../support/journey-barriers'
import { startOwnShop } from '../support/journey-own-shop'
import { journeyStack } from '../support/journey-stack'

const stack = journeyStack()
test.use({ serviceWorkers: 'allow' })

/** All that is kept for when there is no connection, as paths. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        paths.push(url.slice(location.origin.length))
    return paths
  })
const broken = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth, loading }) => loading !== 'lazy' && !(complete && naturalWidth > 0))
      .map(({ src }) => src),
  )

test('what was seen opens without a connection, and nothing of the person is kept', async ({
  page,
  context,
}) => {
  const { designId } = await publishedDesign(stack.backend, 'a heron in the reeds')
  const person = await newcomer(page, 'Wilma')
  await page.goto(`${stack.shop}/products`)
  await page.getByRole('heading', { name: 'Snap Cover' }).first().click()
  await expect(page).toHaveURL(/products\/\d+/)
  const product = new URL(page.url()).pathname
  await expect.poll(() => kept(page)).toContain(product)
  await page.goto(`${stack.shop}/gallery/${designId}`)
  await expect(page.getByRole('heading', { level: 1, name: /heron/i })).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await expect.poll(() => kept(page)).toContain(`/gallery/${designId}`)
  await expect
    .poll(async () => (await kept(page)).some((path) => path.includes('/files/gallery/')))
    .toBe(true)
  await page.goto(`${stack.shop}/dashboard`)
  await expect(page.getByRole('heading', { name: /Welcome back/ })).toBeVisible()

  const all = await kept(page)
  expect(
    all
      .filter((path) => !path.startsWith('/assets/'))
      .filter((path) =>
        /dashboard|login|register|cart|admin|avatar|\/api\/(?!images|files\/gallery)/.test(path),
      ),
  ).toEqual([])
  const texts = await page.evaluate(async () => {
    const pages = await caches.open('caseloom_pages')
    return Promise.all((await pages.keys()).map(async (key) => (await pages.match(key))?.text()))
  })
  expect(texts.join()).not.toContain(person.email)
  expect(texts.join()).not.toContain('Wilma')

  await context.setOffline(true)
  await page.goto(stack.shop + product)
  await expect(page.getByRole('heading', { level: 1, name: 'Snap Cover' })).toBeVisible()
  await expect(page.getByText('You’re offline.')).toBeVisible()
  await expect.poll(() => broken(page)).toEqual([])
  await page.goto(`${stack.shop}/gallery/${designId}`)
  await expect(page.getByRole('heading', { level: 1, name: /heron/i })).toBeVisible()
  await page.getByRole('button', { name: /^Like/ }).first().click()
  await expect(page.getByText('Please like it once you’re back.')).toBeVisible()
  await expect(page.getByText('What is missing comes by itself once you’re back.')).toBeVisible()
  await page.getByRole('link', { name: 'Use this design' }).click()
  await expect(page.getByText('Other pages open once you’re back.')).toBeVisible()
  // By a link, too: the browser itself goes there.
  await page.getByRole('link', { name: 'Products', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pick a shell.' })).toBeVisible()

  await page.goto(`${stack.shop}/dashboard?tab=orders`)
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline.' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Snap Cover' })).toHaveAttribute('href', product)
  expect(await barriers(page, 'body')).toEqual([])
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Order History' })).toBeVisible()
})

test.describe('in a shop that counts visits', () => {
  let own: Awaited<ReturnType<typeof startOwnShop>>
  test.beforeAll(async () => {
    own = await startOwnShop()
  })
  test.afterAll(() => own.stop())

  test('nothing is counted before a yes, and nothing after it is taken back', async ({ page, context }) => {
    await page.goto(`${own.shop}/products`)
    const banner = page.getByRole('region', { name: 'Cookies' })
    await expect(banner).toBeVisible()
    expect(await barriers(page, 'body')).toEqual([])
    const [accept, reject] = await Promise.all(
      ['Accept', 'Reject'].map((name) => banner.getByRole('button', { name }).boundingBox()),
    )
    expect(accept && [accept.width, accept.height]).toEqual(reject && [reject.width, reject.height])
    const names = async () => (await context.cookies()).map(({ name }) => name)
    expect(await page.evaluate(() => localStorage.getItem('caseloom_consent'))).toBeNull()
    await banner.getByRole('button', { name: 'Reject' }).click()
    await expect(banner).toHaveCount(0)
    await page.reload()
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL(/about/)
    expect(own.counted).toEqual([])

    await page.getByRole('button', { name: 'Cookie Settings' }).click()
    const settings = page.getByRole('dialog', { name: 'Cookie Settings' })
    await expect(settings.getByRole('switch', { name: 'Counting visits' })).not.toBeChecked()
    expect(await barriers(page)).toEqual([])
    await settings.getByRole('button', { name: 'Accept' }).click()
    await expect.poll(() => own.counted).toEqual([`${own.shop}/about`])
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Policy' }).click()
    await expect(page.getByText('only once you accept it').first()).toBeVisible()
    await expect.poll(() => own.counted).toEqual([`${own.shop}/about`, `${own.shop}/cookies`])
    await expect.poll(names).toContain('_pk_id.1')

    await page.getByRole('button', { name: 'Cookie Settings' }).click()
    await settings.getByRole('button', { name: 'Reject' }).click()
    await expect.poll(names).not.toContain('_pk_id.1')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL(/contact/)
    await page.goto(`${own.shop}/privacy`)
    await expect(page.getByRole('listitem').filter({ hasText: 'Matomo, at localhost' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner).toHaveCount(0)
    expect(own.counted).toHaveLength(2)
  })

  for (const width of [320, 390, 768, 1440])
    test(`the question covers neither headline nor ways on, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(own.shop)
      const banner = page.getByRole('region', { name: 'Cookies' })
      await expect(banner).toBeVisible()
      const { top, bottom } = await banner.evaluate((element) => element.getBoundingClientRect())
      const main = page.getByRole('main')
      for (const seen of [
        main.getByRole('heading', { level: 1 }),
        main.getByRole('link', { name: 'Start Designing' }),
        main.getByRole('link', { name: 'Browse Cases' }),
      ]) {
        const box = await seen.boundingBox()
        expect(box && (box.y >= bottom || box.y + box.height <= top)).toBe(true)
      }
      // Below the last line of the page there is room for it.
      const last = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie Settings' })
      await last.click({ trial: true, timeout: 5_000 })
      // On a phone the bar to buy with stands below it.
      await page.goto(`${own.shop}/products/1`)
      await expect(banner).toBeVisible()
      await page.getByRole('heading', { name: 'Compatible Devices' }).scrollIntoViewIfNeeded()
      const buy = page.getByRole('link', { name: 'Customize Now' }).last()
      await buy.click({ trial: true })
      await expect(banner.getByRole('button', { name: 'Accept' })).toBeInViewport({ ratio: 1 })
    })

  test('a newer build is offered, and waits until it is wanted', async ({ page }) => {
    await page.goto(`${own.shop}/about`)
    await expect
      .poll(() =>
        page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active)),
      )
      .toBe(true)
    own.buildAnew()
    await page.reload()
    const notice = page.getByRole('status').filter({ hasText: 'A new version is ready.' })
    await expect(notice).toBeVisible()
    await notice.getByRole('button', { name: 'Not now' }).click()
    await expect(notice).toHaveCount(0)
    await page.reload()
    let loads = 0
    page.on('load', () => (loads += 1))
    await notice.getByRole('button', { name: 'Reload' }).click()
    await expect.poll(() => loads).toBe(1)
    await expect
      .poll(() =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null),
      )
      .toBeNull()
    await expect(notice).toHaveCount(0)
  })
})

test('who wants no copies has none', async ({ page }) => {
  await page.goto(`${stack.shop}/products`)
  await expect.poll(() => kept(page)).toContain('/products')
  await page.getByRole('button', { name: 'Cookie Settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Cookie Settings' })
  await expect(settings.getByText('This shop counts no visits')).toBeVisible()
  await settings.getByRole('switch', { name: 'Pages without a connection' }).uncheck()
  await settings.getByRole('button', { name: 'Save choice' }).click()
  const registered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await expect.poll(registered).toBe(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await registered()).toBe(0)
  expect(await kept(page)).toEqual([])
})
