import { randomBytes } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { newShopper } from '../support/actors'
import { rows } from '../support/database'
import { publishedDesign } from '../support/gallery'
import { signIn } from '../support/journey-account'
import { barriers } from '../support/journey-barriers'
import { journeyStack } from '../support/journey-stack'

const stack = journeyStack()

test('home shows what the shop does, and a design on its wall can be liked', async ({ page }) => {
  // Other words at a second try: the shop of the first goes on.
  const words = `a heron over the ${randomBytes(4).toString('hex').replace(/\d/g, 'x')} page`
  const { designId } = await publishedDesign(stack.backend, words)
  // What most people like hangs there.
  for (const _ of [1, 2]) {
    const fan = await newShopper(stack.backend)
    await fan.api.must('likeDesign', { params: { id: designId } })
  }
  const reader = await newShopper(stack.backend)
  await page.goto(stack.shop)
  const figures = page.getByRole('region', { name: 'Our figures' })
  await expect(figures).toContainText('4.9/5')
  await expect(figures).toContainText('Sample figures of this demonstration shop.')
  const praise = page.getByRole('region', { name: 'In hand, and in their words.' })
  await expect(praise.getByText('Sample', { exact: true }).first()).toBeVisible()
  await expect(praise.getByText('no customer wrote them')).toBeVisible()
  expect(await barriers(page)).toEqual([])

  const wall = page.getByRole('region', { name: 'Said by others' })
  const card = wall.getByRole('listitem').filter({ has: page.locator(`#like-${designId}`) })
  const like = card.getByRole('button', { name: /^Like/ })
  await like.click()
  await signIn(page, reader)
  // Back at what was to be liked.
  await expect(page).toHaveURL(`${stack.shop}/#like-${designId}`)
  await expect(like).toBeFocused()
  await expect(like).toBeInViewport()
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  const likes = () => rows(stack.databaseUrl, 'select like_count from design where id = $1', [designId])
  await expect.poll(likes).toEqual([{ like_count: 3 }])
})

test('all of the page is put together soon, also what nobody has come near to', async ({ page }) => {
  await page.goto(stack.shop)
  const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' })
  const putTogether = () => terms.evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }))
  await expect.poll(putTogether).toBe(true)
  await expect(terms).not.toBeInViewport()
})

test('newcomers are told what they are offered, at home and where they sign up', async ({ page }) => {
  for (const path of ['/', '/register']) {
    await page.goto(`${stack.shop}${path}`)
    await expect(page.getByText('New here? 25% off your first order with the code WELCOME25.')).toBeVisible()
    expect(await barriers(page)).toEqual([])
  }
})

test('words are woven, the case turns under the hand, and the play can be stopped', async ({ page }) => {
  await page.goto(stack.shop)
  const moon = page.getByRole('button', { name: '“cat under the moon”' })
  await moon.click()
  await expect(moon).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'Pause the show' })).toBeVisible()
  const model = page.getByRole('slider', { name: 'Turn the case' })
  await expect(model).toBeVisible()
  await expect(page.getByRole('img', { name: /“koi pond at night”/ })).toHaveCount(0)
  await model.press('ArrowRight')
  const before = await model.getAttribute('aria-valuenow')
  await model.press('ArrowRight')
  await expect(model).toHaveAttribute('aria-valuenow', String((Number(before) + 15) % 360))
  await expect(page.getByRole('button', { name: 'Play the show' })).toBeVisible()

  await page.getByLabel('Describe your picture').fill('our dog in a space suit')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your words are kept.')).toBeVisible()
  await expect(page.getByText('“our dog in a space suit”')).toBeVisible()
  await expect(page).toHaveURL(`${stack.shop}/customize`)
})

test('whoever wants no motion sees the finished case, and changes it at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(stack.shop)
  await page.mouse.move(200, 300)
  await page.getByRole('button', { name: '“tokyo in neon”' }).click()
  await expect(page.getByRole('img', { name: /“tokyo in neon”/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /the show$/ })).toHaveCount(0)
  await expect(page.getByRole('slider')).toHaveCount(0)
})

test('without scripts home is whole', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(stack.shop)
  await expect(page.getByRole('img', { name: /“koi pond at night”/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'In hand, and in their words.' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start Your Journey' })).toBeVisible()
  await context.close()
})
