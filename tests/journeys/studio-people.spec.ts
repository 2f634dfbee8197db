import { expect } from '@playwright/test'
import sharp from 'sharp'
import { rows } from '../support/database'
import {
  addToCart,
  allDrawn,
  chooseCase,
  chooseModel,
  designsOf,
  DEVICE,
  draw,
  drawn,
  jobsOf,
  keep,
  keptCart,
  preview,
  prompt,
  succeeded,
  takeUp,
  test,
  variations,
  words,
} from '../support/journey-studio'
import { holdPictures } from '../support/journey-studio-faults'
import { register, stranger } from '../support/journey-people'
import { journeyStack } from '../support/journey-stack'

const stack = journeyStack()

test('signing in in mid-design takes everything along', async ({ page }) => {
  const garden = words('a walled garden')
  const ada = stranger('Ada')
  await drawn(page, garden)
  await keep(page)
  expect((await jobsOf(garden))[0]?.owner_customer_id).toBeNull()

  await page.getByRole('link', { name: 'Get Started' }).click()
  await register(page, ada)
  await expect(page).toHaveURL(/dashboard/)

  await page.goto(`${stack.shop}/customize`)
  await allDrawn(page)
  await expect(prompt(page)).toHaveValue(garden)
  await expect(page.getByRole('button', { name: 'Kept', exact: true })).toBeVisible()
  const [customer] = await rows<{ id: string }>(
    stack.databaseUrl,
    'select id from customer where email = $1',
    [ada.email],
  )
  await expect.poll(async () => (await jobsOf(garden))[0]?.owner_customer_id).toBe(customer?.id)
  await expect.poll(async () => (await designsOf(garden))[0]?.owner_customer_id).toBe(customer?.id)

  await test.step('and who signs out leaves nothing of it behind', async () => {
    await page.goto(`${stack.shop}/dashboard`)
    await page.getByRole('main').getByRole('button', { name: 'Sign Out', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('caseloom_studio')))
      .not.toContain(garden)
    await page.goto(`${stack.shop}/customize`)
    await expect(page.getByRole('heading', { name: 'Choose your case' })).toBeVisible()
    await expect(page.getByText('Your recent designs')).toHaveCount(0)
    await expect(variations(page)).toHaveCount(0)
  })
})

test('links to no design, and to no case, say so and leave the studio whole', async ({ page }) => {
  for (const design of ['%00', '..%2F..%2Fx', 'a'.repeat(3_000)]) {
    await page.goto(`${stack.shop}/customize?design=${design}`)
    await expect(page.getByText('That design is not here any more.')).toBeVisible()
    await expect(page).not.toHaveURL(/design=/)
  }
  await page.goto(`${stack.shop}/customize?product=%3Cscript%3Ealert(1)%3C%2Fscript%3E`)
  await expect(page.getByText('Product not found')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Tough Cover/ })).toBeEnabled()
})

test('another case in mid-drawing: its pictures lie with the recent ones', async ({ page }) => {
  const canoe = words('a canoe on a lake')
  const held = await holdPictures(canoe, 0)
  await chooseCase(page)
  await draw(page, canoe)
  await expect.poll(async () => (await jobsOf(canoe)).length).toBe(1)
  await page.getByRole('button', { name: /^Snap Cover/ }).click()
  await expect(page.getByText('Weaving your words')).toHaveCount(0)
  await held.release()
  await expect(page.getByText('Your pictures are ready: they are with your recent designs.')).toBeVisible({
    timeout: 90_000,
  })
  await chooseModel(page)
  await takeUp(page, canoe)
})

test('a link to a design starts with its picture', async ({ page }) => {
  const heron = words('a heron at dawn')
  await drawn(page, heron)
  await keep(page)
  const [design] = await designsOf(heron)
  await page.evaluate(() => localStorage.removeItem('caseloom_studio'))
  await page.goto(`${stack.shop}/customize?design=${design?.id ?? ''}`)
  await expect(page.getByText('Choose a case for it.')).toBeVisible()
  await expect(page).not.toHaveURL(/design=/)
  await page.getByRole('button', { name: /^Tough Cover/ }).click()
  await chooseModel(page)
  await expect(preview(page).getByRole('img', { name: new RegExp(heron) })).toBeVisible()
  await addToCart(page)

  await page.goto(`${stack.shop}/customize?design=no-such-design`)
  await expect(page.getByText('That design is not here any more.')).toBeVisible()
})

test('a picture of one’s own, as it is', async ({ page }) => {
  const buffer = await sharp({
    create: { width: 1500, height: 2500, channels: 3, background: { r: 200, g: 90, b: 40 } },
  })
    .composite([
      {
        input: Buffer.from(
          '<svg width="900" height="900"><circle cx="450" cy="450" r="400" fill="#fed"/></svg>',
        ),
      },
    ])
    .jpeg()
    .toBuffer()
  await chooseCase(page)
  await page
    .getByLabel('Your own picture')
    .setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer })
  await expect(page.getByText(/Please choose a picture/)).toBeVisible()
  await page
    .getByLabel('Your own picture')
    .setInputFiles({ name: 'holiday.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('button', { name: 'Put it on the case' }).click({ timeout: 60_000 })
  await expect(variations(page)).toHaveCount(1)
  await addToCart(page)
  const cart = await keptCart(page)
  expect(cart).toContain('"aiGenerated":false')
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the whole studio by touch', async ({ page }) => {
    const fern = words('ferns after rain')
    await page.goto(`${stack.shop}/customize`)
    await page.getByRole('button', { name: /^Tough Cover/ }).tap()
    await page.getByRole('button', { name: DEVICE, exact: true }).tap()
    await page.getByRole('button', { name: /^Matte/ }).tap()
    await prompt(page).fill(fern)
    const held = await holdPictures(fern, 0)
    await page.getByRole('button', { name: 'Generate', exact: true }).tap()
    await expect(page.getByText('Weaving your words')).toBeInViewport()
    await expect.poll(async () => (await jobsOf(fern)).length).toBe(1)
    await held.release()
    await allDrawn(page)
    await variations(page).nth(1).tap()
    await expect(variations(page).nth(1)).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Compare' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Compare your pictures' })
    await expect(dialog.getByText('2 of 4')).toBeVisible()
    await dialog.getByRole('list').evaluate((row) => row.scrollTo({ left: row.scrollWidth }))
    await dialog.getByRole('button', { name: 'Choose this one' }).last().tap()
    await expect(variations(page).nth(3)).toHaveAttribute('aria-pressed', 'true')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    // Read out, though there is no room to show them.
    await expect(page.getByRole('list', { name: 'Steps to your case' })).toMatchAriaSnapshot(`
      - list "Steps to your case":
        - listitem: Choose Product (done)
        - listitem: Pick Device (done)
        - listitem: Select Finish (done)
        - listitem: AI Design (done)
        - listitem: Preview & Order
    `)
    await page.getByRole('button', { name: 'Add to Cart' }).tap()
    await expect(page.getByText('It is in your cart.')).toBeVisible({ timeout: 60_000 })
    await succeeded(fern)
  })
})
