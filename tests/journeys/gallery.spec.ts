import { expect, test, type Page } from '@playwright/test'
import { newShopper } from '../support/actors'
import { rows } from '../support/database'
import { publishedDesign } from '../support/gallery'
import { signIn } from '../support/journey-account'
import { barriers } from '../support/journey-barriers'
import { journeyStack } from '../support/journey-stack'

const stack = journeyStack()

const word = () => `kestrel${Math.random().toString(36).slice(2, 9)}`
const cards = (page: Page) => page.getByRole('region', { name: 'Designs' }).getByRole('listitem')

test('a visitor finds a design, reports one, and puts one on a case', async ({ page }) => {
  const bird = word()
  const lake = await publishedDesign(stack.backend, `a ${bird} by the lake`)
  const cliff = await publishedDesign(stack.backend, `a ${bird} on a cliff`)
  await page.goto(`${stack.shop}/gallery`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByLabel('Search the gallery').fill(bird)
  await expect(cards(page)).toHaveCount(2)
  await expect(page).toHaveURL(new RegExp(`search=${bird}`))
  await page.reload()
  await expect(cards(page)).toHaveCount(2)
  expect(await barriers(page)).toEqual([])
  for (const place of ['lake', 'cliff'])
    await expect(cards(page).filter({ hasText: place }).getByText('AI', { exact: true })).toBeVisible()

  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    // The last card of a row, beside which there is no other to run into.
    const flag = cards(page)
      .nth(1)
      .getByRole('button', { name: /^Report/ })
    await flag.scrollIntoViewIfNeeded()
    await expect(flag).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize({ width: 1440, height: 900 })

  await cards(page)
    .filter({ hasText: 'cliff' })
    .getByRole('button', { name: /^Report/ })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Report' })).toBeDisabled()
  await dialog.getByLabel('It copies somebody’s work or brand').check()
  expect(await barriers(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Report' }).click()
  await expect(page.getByText('Thank you. We will look at it.')).toBeVisible()
  expect(
    await rows(stack.databaseUrl, 'select reason from design_report where design_id = $1', [cliff.designId]),
  ).toEqual([{ reason: 'copied' }])

  await cards(page)
    .filter({ hasText: 'lake' })
    .getByRole('link', { name: /^Use it/ })
    .click()
  await expect(page.getByText('Choose a case for it.')).toBeVisible()
  expect(lake.designId).toBeTruthy()
})

test('a like needs a sign-in, counts once, and is there after a reload', async ({ page }) => {
  const bird = word()
  const { designId } = await publishedDesign(stack.backend, `a ${bird} at dawn`)
  const fan = await newShopper(stack.backend)
  await page.goto(`${stack.shop}/gallery?search=${bird}`)
  const like = cards(page).getByRole('button', { name: /^Like/ })
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  await like.click()
  await expect(page.getByText('Please log in to like designs')).toBeVisible()
  await signIn(page, fan)
  await expect(page).toHaveURL(new RegExp(`/gallery\\?search=${bird}`))
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect(like).toContainText('1')
  const likes = () => rows(stack.databaseUrl, 'select like_count from design where id = $1', [designId])
  await expect.poll(likes).toEqual([{ like_count: 1 }])
  await page.reload()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(likes).toEqual([{ like_count: 0 }])
})

test('where nothing is found, and where the gallery does not answer, there is a way on', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of ['/products?device=', '/gallery?search=']) {
    await page.goto(stack.shop + path + 'w'.repeat(120), { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { name: /No design matches|No products found/ })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto(`${stack.shop}/gallery?search=${word()}`)
  await expect(page.getByText('No design matches')).toBeVisible()
  await page.route('**/api/designs?**', (route) => route.abort())
  await page.getByRole('button', { name: 'Show all of them' }).click()
  await expect(page.getByText('The gallery did not load')).toBeVisible()
  await page.unroute('**/api/designs?**')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('The gallery did not load')).toHaveCount(0)
})
