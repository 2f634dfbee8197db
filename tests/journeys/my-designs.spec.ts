import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { designedLine, newShopper, type Shopper } from '../support/actors'
import { rows } from '../support/database'
import { signIn } from '../support/journey-account'
import { barriers } from '../support/journey-barriers'
import { journeyStack } from '../support/journey-stack'
import { preview, test, words } from '../support/journey-studio'
import { merchandiser } from '../support/medusa-admin'
import { giveDesigns } from '../support/membership'

const stack = journeyStack()
const LIST = /\/api\/designs\?/

const panel = (page: Page) => page.getByRole('tabpanel')
const cards = (page: Page) => panel(page).getByRole('listitem')
const card = (page: Page, name: string) => cards(page).filter({ hasText: name })
const search = (page: Page) => page.getByLabel('Search your designs')

async function choose(page: Page, name: string, deed: string) {
  await card(page, name)
    .getByRole('button', { name: /^More for/ })
    .click()
  await page.getByRole('menuitem', { name: deed }).click()
}

/** Somebody who drew one picture and kept others before, signed in and looking at them. */
async function collector(
  page: Page,
  prompt: string,
  others: number,
): Promise<Shopper & { designId: string }> {
  const shopper = await newShopper(stack.backend)
  const { designId } = await designedLine(shopper.api, { prompt })
  await giveDesigns(stack, shopper.id, others)
  await page.goto(`${stack.shop}/login?redirect=${encodeURIComponent('/dashboard?tab=designs')}`)
  await signIn(page, shopper)
  await expect(panel(page).getByText(`${others + 1} designs`, { exact: true })).toBeVisible()
  return { ...shopper, designId }
}
const stored = async (designId: string) =>
  (
    await rows(
      stack.databaseUrl,
      'select title, publication, deleted_at is not null as deleted from design where id = $1',
      [designId],
    )
  )[0]

test('one design of many is found, named, saved and put on another case', async ({ page, context }) => {
  const prompt = words('an otter')
  const { designId } = await collector(page, prompt, 54)
  await expect(cards(page)).toHaveCount(50)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByText('51 to 55 of 55')).toBeVisible()
  await expect(cards(page)).toHaveCount(5)
  await page.getByLabel('Sort by').selectOption('Oldest')
  await expect(page.getByText('1 to 50 of 55')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('1 to 50 of 55')).toBeVisible()

  await search(page).fill('nothing of mine')
  await expect(page.getByText('None of your designs has the words')).toBeVisible()
  await search(page).fill(prompt)
  await expect(cards(page)).toHaveCount(1)
  await page.reload()
  await expect(search(page)).toHaveValue(prompt)
  await expect(cards(page)).toHaveCount(1)
  expect(await barriers(page)).toEqual([])

  // Left again, it is back at the design's own menu, the dialog's code loaded or not.
  for (let time = 0; time < 2; time += 1) {
    await choose(page, prompt, 'Rename')
    await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(card(page, prompt).getByRole('button', { name: /^More for/ })).toBeFocused()
  }

  // What cannot be saved stays written, and is saved when it can be.
  await choose(page, prompt, 'Rename')
  const name = page.getByRole('dialog').getByLabel('Name')
  await name.fill('  ')
  await expect(page.getByRole('button', { name: 'Save name' })).toBeDisabled()
  await name.fill(`${prompt} for Mum`)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByRole('dialog').getByText(/We could not reach the shop/)).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByText('Design renamed')).toBeVisible()
  await expect(card(page, `${prompt} for Mum`)).toBeVisible()
  expect(await stored(designId)).toMatchObject({ title: `${prompt} for Mum` })

  const picture = context.waitForEvent('page')
  await cards(page)
    .getByRole('link', { name: /^View full size/ })
    .click()
  const full = await picture
  await expect(full.locator('img')).toHaveJSProperty('naturalWidth', 1152)
  await full.close()
  const saving = page.waitForEvent('download')
  await cards(page)
    .getByRole('button', { name: /^Download/ })
    .click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe(`design-${designId}.png`)
  expect(await sharp(await readFile(await saved.path())).metadata()).toMatchObject({
    format: 'png',
    width: 1152,
  })

  await cards(page).getByRole('link', { name: 'Put on a case' }).click()
  await expect(preview(page).getByRole('button', { name: /^Variation 1 of 1/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Choose your case' })).toBeVisible()
})

test('a design is offered to the gallery, liked, taken back and deleted', async ({ page }) => {
  const prompt = words('a heron')
  const { designId, id } = await collector(page, prompt, 6)
  await choose(page, prompt, 'Make public')
  await page.getByRole('button', { name: 'Make public' }).click()
  await expect(card(page, prompt)).toContainText('Waiting for the gallery')
  expect(await stored(designId)).toMatchObject({ publication: 'pending' })

  const admin = await merchandiser(stack.backend)
  await admin.call('POST', `/designs/${designId}`, { publication: 'published' })
  await (await newShopper(stack.backend)).api.must('likeDesign', { params: { id: designId } })
  await page.getByRole('button', { name: 'Refresh Data' }).click()
  await expect(card(page, prompt)).toContainText('In the gallery')
  await expect(card(page, prompt)).toContainText('1 like')
  await page.getByLabel('Sort by').selectOption('Most liked')
  await expect(cards(page).first()).toContainText(prompt)

  await choose(page, prompt, 'Make private')
  await page.getByRole('button', { name: 'Make private' }).click()
  await expect(card(page, prompt)).not.toContainText('gallery')
  expect(await stored(designId)).toMatchObject({ publication: 'private' })

  const saved = page.getByRole('main').getByRole('definition').nth(2)
  await expect(saved).toHaveText('7')
  await choose(page, prompt, 'Delete')
  await page.getByRole('button', { name: 'Keep it' }).click()
  await choose(page, prompt, 'Delete')
  await page.getByRole('button', { name: 'Delete design' }).click()
  await expect(page.getByText('Design deleted')).toBeVisible()
  await expect(card(page, prompt)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'My Designs' })).toBeFocused()
  await expect(saved).toHaveText('6')
  expect(await stored(designId)).toMatchObject({ deleted: true })

  // A picture that is kept twice counts once, and that is said.
  await giveDesigns(stack, id, 2, { samePicture: true })
  await page.getByRole('button', { name: 'Refresh Data' }).click()
  await expect(saved).toHaveText('7')
  await expect(page.getByText('8 in all')).toBeVisible()
})

test('designs that come late or not at all say so', async ({ page }) => {
  await collector(page, words('a stork'), 1)
  let goOn: () => void = () => undefined
  const held = new Promise<void>((resolve) => (goOn = resolve))
  await page.route(LIST, async (route) => {
    await held
    await route.continue()
  })
  await page.reload()
  await expect(page.getByText('Loading your designs...')).toBeVisible()
  await expect(panel(page).getByText('0 designs')).toHaveCount(0)
  goOn()
  await expect(cards(page)).toHaveCount(2)
  await page.unroute(LIST)
  await page.route(LIST, (route) => route.abort())
  await page.getByLabel('Sort by').selectOption('Oldest')
  await expect(page.getByText('Error Loading Designs')).toBeVisible()
  await page.unroute(LIST)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(cards(page)).toHaveCount(2)
  // The list of tabs stands upright here, and is walked through so.
  await page.getByRole('tab', { name: /^Designs/ }).press('ArrowDown')
  await expect(page).toHaveURL(/tab=addresses/)
  await expect(page.getByRole('heading', { name: 'Shipping Addresses' })).toBeVisible()
})
