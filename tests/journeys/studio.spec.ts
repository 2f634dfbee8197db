import { expect, type Page } from '@playwright/test'
import {
  addToCart,
  allDrawn,
  chooseCase,
  chooseModel,
  designsOf,
  DEVICE,
  draw,
  drawn,
  generateButton,
  jobsOf,
  keptCart,
  preview,
  prompt,
  succeeded,
  takeUp,
  test,
  variations,
  words,
} from '../support/journey-studio'
import { barriers } from '../support/journey-barriers'
import { holdPictures } from '../support/journey-studio-faults'

const pressed = (page: Page, name: RegExp) =>
  expect(preview(page).getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')

test('from words to a case in the cart', async ({ page }) => {
  const fox = words('a fox asleep in a birch forest')
  await chooseCase(page)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Customize')
  await expect(generateButton(page)).toBeDisabled()
  await prompt(page).fill(fox)
  await expect(page.getByText(`${String(fox.length)}/400`)).toBeVisible()
  await expect(page.getByText(/creations left today/)).toBeVisible()

  await test.step('is shown what is happening, at once', async () => {
    await page.getByRole('button', { name: 'Watercolour', exact: true }).click()
    // Before the shop has answered.
    let answer = () => {}
    const seen = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/customization/jobs', async (route) => {
      if (route.request().method() === 'POST') await seen
      await route.continue()
    })
    await generateButton(page).click()
    await expect(page.getByText('Weaving your words')).toBeVisible()
    await expect(page.getByRole('progressbar', { name: 'Drawing your pictures' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Generating…' })).toBeDisabled()
    answer()
  })

  await test.step('can choose the first picture while the others are drawn', async () => {
    await expect(variations(page).first()).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText('Weaving your words')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeEnabled()
    // The sentence goes after a moment.
    await Promise.all([
      allDrawn(page),
      expect(page.getByText('Design generated successfully!')).toBeVisible({ timeout: 90_000 }),
    ])
    await expect(page.getByText(/of 4 (is|pictures are) ready$/)).toBeAttached()
    await expect(page.getByRole('listitem').filter({ hasText: 'Preview & Order' })).toHaveAttribute(
      'aria-current',
      'step',
    )
    await succeeded(fox)
  })

  await test.step('compares them by keyboard', async () => {
    await page.getByRole('button', { name: 'Compare' }).click()
    const dialog = page.getByRole('dialog', { name: 'Compare your pictures' })
    await expect(dialog.getByRole('button', { name: 'Variation 1 of 4' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('button', { name: 'Variation 3 of 4' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await pressed(page, /^Variation 3 of 4/)
  })

  await test.step('keeps one, and lets it go again', async () => {
    // The heart answers the finger; what is said of it waits for the shop's answer.
    let answer = () => {}
    const seen = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/designs', async (route) => {
      if (route.request().method() === 'POST') await seen
      await route.continue()
    })
    const heart = (name: string) => page.getByRole('button', { name, exact: true })
    await heart('Keep').click()
    await expect(heart('Keep')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('Kept in My Designs', { exact: true })).toHaveCount(0)
    expect(await designsOf(fox)).toHaveLength(0)
    answer()
    await expect(page.getByText('Kept in My Designs', { exact: true })).toBeVisible()
    await expect(heart('Kept')).toHaveAttribute('aria-pressed', 'true')
    await expect(variations(page).nth(2)).toHaveAccessibleName('Variation 3 of 4, kept in My Designs')
    expect(await designsOf(fox)).toHaveLength(1)
    await heart('Kept').click()
    await expect(page.getByText('Taken out of My Designs')).toBeVisible()
    await expect(heart('Keep')).toHaveAttribute('aria-pressed', 'false')
    expect(await designsOf(fox)).toHaveLength(0)
  })

  await test.step('finds no barrier', async () => expect(await barriers(page)).toEqual([]))

  await test.step('puts it into the cart, which refers to the design', async () => {
    await addToCart(page)
    const [design] = await designsOf(fox)
    const cart = await keptCart(page)
    expect(cart).toContain(design?.id ?? 'no design')
    expect(cart).not.toContain('base64')
  })

  await test.step('finds everything again after a reload', async () => {
    await page.reload()
    await allDrawn(page)
    await pressed(page, /^Variation 3 of 4/)
    await expect(prompt(page)).toHaveValue(fox)
    await expect(page.getByRole('button', { name: 'Watercolour', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })
})

test('a reload in mid-drawing loses nothing and draws nothing twice', async ({ page }) => {
  const tower = words('a lighthouse in a storm')
  await chooseCase(page)
  await draw(page, tower)
  await expect.poll(async () => (await jobsOf(tower)).length).toBe(1)
  await page.reload()
  await allDrawn(page)
  await succeeded(tower)
})

test('drawing goes on while the shopper looks elsewhere', async ({ page }) => {
  const whale = words('a whale in the clouds')
  await chooseCase(page)
  // News of the drawing wait until the shopper is elsewhere.
  let leave = () => {}
  const left = new Promise<void>((resolve) => (leave = resolve))
  await page.route('**/events', async (route) => {
    await left
    await route.continue()
  })
  await draw(page, whale)
  await expect.poll(async () => (await jobsOf(whale)).length).toBe(1)
  await page.getByRole('link', { name: 'Products', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pick a shell')
  leave()
  await expect(page.getByText('Your pictures are ready')).toBeVisible({ timeout: 90_000 })
  await page.getByRole('link', { name: 'See them' }).click()
  await allDrawn(page)
})

test('Cancel before the first picture leaves the words, and the studio ready for others', async ({
  page,
}) => {
  const koi = words('koi under lily pads')
  const held = await holdPictures(koi, 0)
  await chooseCase(page)
  await draw(page, koi)
  await expect.poll(async () => (await jobsOf(koi)).length).toBe(1)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Stopped. Nothing was drawn.')).toBeVisible()
  await held.release()
  await expect(generateButton(page)).toBeEnabled()
  await expect(prompt(page)).toHaveValue(koi)
  expect(await jobsOf(koi)).toEqual([expect.objectContaining({ status: 'cancelled', pictures: 0 })])
  await expect(variations(page)).toHaveCount(0)
})

test('a refused prompt offers two others, and one tap draws one', async ({ page }) => {
  const brand = 'Mickey Mouse on a skateboard'
  await chooseCase(page)
  await draw(page, brand)
  const alert = page.getByRole('status').filter({ hasText: 'Nothing was used up' })
  const rewrites = alert.getByRole('button')
  await expect(rewrites).toHaveCount(2)
  await expect(prompt(page)).toHaveValue(brand)
  expect((await jobsOf(brand)).filter(({ pictures }) => pictures > 0)).toEqual([])
  const rewrite = (await rewrites.first().innerText()).trim()
  await rewrites.first().click()
  await expect(prompt(page)).toHaveValue(rewrite)
  await allDrawn(page)
  await expect.poll(async () => (await jobsOf(rewrite)).at(-1)?.status).toBe('succeeded')
})

test('another try, more like one, and a new design that is thought better of', async ({ page }) => {
  const owl = words('an owl in a pine')
  await drawn(page, owl)
  const source = () => variations(page).first().locator('img').last().getAttribute('src')
  const first = await source()
  await page.getByRole('button', { name: 'Create again' }).click()
  await expect
    .poll(async () => (await jobsOf(owl)).map(({ status }) => status), { timeout: 90_000 })
    .toEqual(['succeeded', 'succeeded'])
  await expect.poll(source).not.toBe(first)
  await expect(page.getByRole('button', { name: 'More like this' })).toBeEnabled({ timeout: 60_000 })
  await page.getByRole('button', { name: 'More like this' }).click()
  await expect
    .poll(async () => (await jobsOf(owl)).map(({ status }) => status), { timeout: 90_000 })
    .toEqual(['succeeded', 'succeeded', 'succeeded'])
  await allDrawn(page)
  await page.getByRole('button', { name: 'Create New Design' }).click()
  await expect(variations(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await allDrawn(page)
  await expect(prompt(page)).toHaveValue(owl)
})

test('Back undoes a choice, Forward does it again, and nothing that was drawn is lost', async ({ page }) => {
  const moon = words('a moth before the moon')
  await drawn(page, moon)
  await page
    .getByRole('button', { name: 'Galaxy S24', exact: true })
    .or(page.getByRole('button', { name: 'iPhone 14', exact: true }))
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Matte/ })).toHaveAttribute('aria-pressed', 'false')
  // The browser's history has it in a moment; nobody's finger is quicker.
  await expect
    .poll(() =>
      page.evaluate(() => (history.state as { usr: { studio: { device: string } } }).usr.studio.device),
    )
    .not.toBe(DEVICE)
  await page.goBack()
  await expect(page.getByRole('button', { name: DEVICE, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await allDrawn(page)
  await page.goForward()
  await expect(page.getByRole('button', { name: DEVICE, exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  await page.getByRole('button', { name: /^Matte/ }).click()
  await allDrawn(page)

  await page.getByRole('button', { name: /^Snap Cover/ }).click()
  await expect(variations(page)).toHaveCount(0)
  await chooseModel(page)
  await takeUp(page, moon)
})
