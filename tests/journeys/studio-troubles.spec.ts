import { expect, type Page } from '@playwright/test'
import {
  addToCart,
  allDrawn,
  chooseCase,
  draw,
  drawn,
  generateButton,
  jobsOf,
  preview,
  prompt,
  succeeded,
  test,
  variations,
  words,
} from '../support/journey-studio'
import { barriers } from '../support/journey-barriers'
import { holdPictures, useUpQuota } from '../support/journey-studio-faults'

const tell = (page: Page, status: number, body: object) =>
  page.route('**/api/customization/jobs', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status, json: { success: false, data: null, ...body } })
      : route.continue(),
  )

test('the first picture goes into the cart while the others wait; reload, broken line and Cancel lose nothing', async ({
  page,
}) => {
  const stag = words('a stag on a ridge')
  const held = await holdPictures(stag, 1)
  await page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) shifts.sum += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const shifts = () => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)
  await chooseCase(page)
  await prompt(page).fill(stag)
  await page.waitForLoadState('networkidle')
  const before = await shifts()
  await generateButton(page).click()
  await expect(variations(page)).toHaveCount(1, { timeout: 60_000 })
  await expect(page.getByText('1 of 4 ready.')).toBeVisible()
  expect(await barriers(page)).toEqual([])

  await test.step('one is bought, three are on their way', async () => {
    await addToCart(page)
    expect((await jobsOf(stag))[0]).toMatchObject({ status: 'running', pictures: 1 })
  })

  await test.step('nothing moves when pictures arrive', async () => {
    await page.waitForTimeout(1_000)
    expect((await shifts()) - before).toBeLessThan(0.05)
  })

  await test.step('a reload finds it at the same place', async () => {
    await page.reload()
    await expect(page.getByText('1 of 4 ready.')).toBeVisible()
    await expect(variations(page)).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Generating…' })).toBeDisabled()
  })

  await test.step('without a network it waits, and goes on by itself', async () => {
    await page.context().setOffline(true)
    await held.release()
    await expect.poll(async () => (await jobsOf(stag))[0]?.pictures, { timeout: 60_000 }).toBe(4)
    await page.context().setOffline(false)
    await allDrawn(page)
    expect(await jobsOf(stag)).toHaveLength(1)
  })
})

test('where no stream gets through, asking again and again does', async ({ page }) => {
  const boat = words('a boat in the mist')
  await page.route('**/events', (route) => route.abort('connectionreset'))
  await drawn(page, boat)
  await succeeded(boat)
})

test('Cancel keeps what is there, and what was not drawn can be', async ({ page }) => {
  const vine = words('vines on a wall')
  const held = await holdPictures(vine, 2)
  await chooseCase(page)
  await draw(page, vine)
  await expect(variations(page)).toHaveCount(2, { timeout: 60_000 })
  await preview(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Stopped. The finished pictures are yours.')).toBeVisible()
  await held.release()
  expect((await jobsOf(vine))[0]).toMatchObject({ status: 'cancelled', pictures: 2 })
  await expect(variations(page)).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeEnabled()
  expect(await barriers(page)).toEqual([])
})

test('a day’s pictures used up: when there are more, and nothing is lost', async ({ page }) => {
  const reed = words('reeds in a wind')
  await drawn(page, words('a first one'))
  await useUpQuota(page)
  await draw(page, reed)
  await expect(page.getByText(/You have used your 60 free creations for today/)).toBeVisible()
  await expect(page.getByText(/The next one is ready at/)).toBeVisible()
  await expect(prompt(page)).toHaveValue(reed)
  expect(await jobsOf(reed)).toEqual([])
  expect(await barriers(page)).toEqual([])
})

test('a provider that is away, and one that fails: the way on is one tap', async ({ page }) => {
  const kite = words('a kite over dunes')
  await chooseCase(page)
  await tell(page, 503, {
    message: 'The picture service is away right now.',
    error: 'The picture service is away right now.',
    code: 'provider_unavailable',
    data: { provider: 'openai', alternative: 'embedded' },
  })
  await draw(page, kite)
  await expect(page.getByText('The picture service is away right now.')).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await page.unroute('**/api/customization/jobs')
  await page.getByRole('button', { name: 'Let the built-in artist draw it' }).click()
  await allDrawn(page)
  await succeeded(kite)

  await tell(page, 500, { error: 'Something went wrong on our side.', code: 'internal' })
  await draw(page, words('a second kite'))
  await expect(page.getByText('Failed to generate design. Please try again.').first()).toBeVisible()
  await expect(generateButton(page)).toBeEnabled()
})

test('a browser that keeps nothing draws and sells all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await drawn(page, words('a wren on a fence'))
  await addToCart(page)
})

test('parts that do not load leave the rest of the studio whole', async ({ page }) => {
  await drawn(page, words('an otter at dusk'))
  await page.route('**/assets/{live-case,compare-dialog}*.js', (route) => route.abort())
  await preview(page)
    .getByRole('button', { name: /turn it round/ })
    .click()
  await expect(preview(page).getByRole('slider', { name: 'Place the picture' })).toBeVisible()
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible()
})

test('the studio weighs little before anything turns', async ({ page }) => {
  await drawn(page, words('a feather'))
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => ({
        path: new URL(entry.name).pathname,
        weight: (entry as PerformanceResourceTiming).encodedBodySize,
      }))
      .filter(({ path }) => path.endsWith('.js')),
  )
  expect(fetched.filter(({ path }) => path.startsWith('/assets/live-case-'))).toEqual([])
  // What every page has late is not the studio's.
  const own = fetched.filter(({ path }) => !path.includes('/late-parts'))
  const weight = own.reduce((sum, each) => sum + each.weight, 0)
  expect(weight).toBeGreaterThan(50_000)
  expect(weight, 'kB of scripts as they are sent').toBeLessThan(190_000)
})
