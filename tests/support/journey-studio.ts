import { randomBytes } from 'node:crypto'
import { test as base, expect, type Page } from '@playwright/test'
import { rows } from './database'
import { journeyStack } from './journey-stack'

const stack = journeyStack()

const EXPECTED = [
  // Chromium says so of any answer with a status of 400 and more, which the studio answers for itself.
  /^Failed to load resource/,
  // React Router asks early for where the links in view lead; without a connection it asks again when one is pressed.
  /^Failed to fetch manifest patches/,
]

/** Every test of the studio also fails of what its page's scripts complain about. */
export const test = base.extend<{ quietConsole: undefined }>({
  quietConsole: [
    async ({ page }, use) => {
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error' && !EXPECTED.some((known) => known.test(message.text())))
          faults.push(message.text())
      })
      await use(undefined)
      expect(faults, 'faults in the page’s console').toEqual([])
    },
    { auto: true },
  ],
})

/** Words that no other test draws, so that what the database holds of them is this test's. */
export const words = (what: string) => `${what} ${randomBytes(3).toString('hex')}`

export const DEVICE = 'iPhone 13'
const TOUGH = 'tough'

export const preview = (page: Page) => page.getByRole('complementary', { name: 'Live Preview' })
export const variations = (page: Page) => preview(page).getByRole('button', { name: /^Variation \d of \d/ })
export const prompt = (page: Page) => page.getByLabel('Describe your picture')
export const generateButton = (page: Page) => page.getByRole('button', { name: 'Generate', exact: true })

/** Chooses a phone and the first finish that there is for it. */
export async function chooseModel(page: Page, device = DEVICE) {
  await page.getByRole('button', { name: device, exact: true }).click()
  await page
    .getByRole('button', { name: /^(Matte|Gloss)/ })
    .first()
    .click()
  await expect(prompt(page)).toBeVisible()
}

/** Goes to the studio with a case, and chooses phone and finish. */
export async function chooseCase(page: Page, path = `/customize?product=${TOUGH}`) {
  await page.goto(stack.shop + path)
  await expect(page.getByText('selected! Now choose your device.')).toBeVisible()
  await chooseModel(page)
}

export async function draw(page: Page, words: string) {
  await prompt(page).fill(words)
  await generateButton(page).click()
}

/** The newest drawings, whoever's they are. */
const newestJobs = () =>
  rows<{ at: string }>(
    stack.databaseUrl,
    `select j.prompt, j.status, j.created_at as at, j.event_seq, j.error,
            array_agg(concat_ws(' ', v.slot, v.status, v.stage, v.attempt, v.lease_owner, v.lease_until, v.not_before, v.error) order by v.slot) as slots
       from generation_job j left join generation_variation v on v.job_id = j.id
      group by j.id order by j.created_at desc limit 3`,
  )

/** All four are there. */
export async function allDrawn(page: Page): Promise<void> {
  try {
    await expect(variations(page)).toHaveCount(4, { timeout: 90_000 })
  } catch (error) {
    // What a machine elsewhere leaves behind is its words alone: they tell whether shop or page stood still.
    const held = JSON.stringify({ now: new Date(), jobs: await newestJobs() }, null, 1)
    throw new Error(`The shop holds ${held}\nThe page says ${await page.locator('body').innerText()}`, {
      cause: error,
    })
  }
}

/** The studio with a case and four pictures of these words. */
export async function drawn(page: Page, what: string) {
  await chooseCase(page)
  await draw(page, what)
  await allDrawn(page)
}

/** Takes up what was drawn of these words before, from among the recent designs. */
export async function takeUp(page: Page, words: string) {
  await page
    .getByRole('button', { name: `Take up: ${words}` })
    .first()
    .click()
  await allDrawn(page)
}

/** The heart is red at once; its word follows what the shop has answered. */
export async function keep(page: Page) {
  await page.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Kept', exact: true })).toBeVisible()
}

export async function addToCart(page: Page) {
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  const drawer = page.getByRole('dialog', { name: 'Your cart' })
  await expect(drawer).toBeVisible({ timeout: 60_000 })
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(page.getByText('It is in your cart.')).toBeVisible()
}

/** The cart as the browser keeps it. */
export const keptCart = (page: Page) => page.evaluate(() => localStorage.getItem('caseloom_cart') ?? '')

export interface JobRow {
  id: string
  status: string
  owner_customer_id: string | null
  pictures: number
}
/** The drawings of these words have ended well, with all their pictures. */
export const succeeded = (words: string) =>
  expect
    .poll(() => jobsOf(words), { timeout: 60_000 })
    .toEqual([expect.objectContaining({ status: 'succeeded', pictures: 4 })])

/** What the database holds of the drawings of these words. */
export const jobsOf = (words: string) =>
  rows<JobRow>(
    stack.databaseUrl,
    `select j.id, j.status, j.owner_customer_id,
            count(v.id) filter (where v.status = 'succeeded')::int as pictures
       from generation_job j left join generation_variation v on v.job_id = j.id
      where j.prompt = $1 group by j.id order by j.created_at`,
    [words],
  )

/** The designs kept of the drawings of these words. */
export const designsOf = (words: string) =>
  rows<{ id: string; owner_customer_id: string | null }>(
    stack.databaseUrl,
    `select d.id, d.owner_customer_id from design d
       join generation_variation v on v.id = d.variation_id
       join generation_job j on j.id = v.job_id
      where j.prompt = $1 and d.deleted_at is null`,
    [words],
  )
