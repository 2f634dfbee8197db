import { expect, type Page } from '@playwright/test'
import { tokensOf } from '../../support/adjustment'
import { journeyStack } from '../../support/journey-stack'
import {
  allDrawn,
  chooseCase,
  chooseModel,
  draw,
  drawn,
  keep,
  preview,
  variations,
  words,
} from '../../support/journey-studio'
import { holdPictures, useUpQuota } from '../../support/journey-studio-faults'
import { hold, type State } from '../state'

const { shop } = journeyStack()

const editing = (name: string, tab: string, act: (page: Page) => Promise<unknown>): State => ({
  name,
  open: async (page) => {
    await drawn(page, words('a stag in the heather'))
    await preview(page).getByRole('tab', { name: tab }).click()
    await act(page)
  },
})

export const studio: State[] = [
  {
    name: 'studio/1-case',
    open: (page) => page.goto(`${shop}/customize`, { waitUntil: 'networkidle' }),
  },
  {
    name: 'studio/2-phone',
    open: async (page) => {
      await page.goto(`${shop}/customize?product=tough`, { waitUntil: 'networkidle' })
      await expect(page.getByText('selected! Now choose your device.')).toBeVisible()
    },
  },
  { name: 'studio/3-words', open: (page) => chooseCase(page) },
  {
    name: 'studio/4-drawing',
    open: async (page) => {
      const heron = words('a heron in the reeds')
      await holdPictures(heron, 0)
      await chooseCase(page)
      await draw(page, heron)
      await expect(page.getByText('Weaving your words')).toBeVisible()
    },
  },
  {
    name: 'studio/4-first-picture',
    open: async (page) => {
      const fox = words('a fox asleep')
      await holdPictures(fox, 1)
      await chooseCase(page)
      await draw(page, fox)
      await expect(page.getByText('1 of 4 ready.')).toBeVisible({ timeout: 90_000 })
    },
  },
  { name: 'studio/5-drawn', open: (page) => drawn(page, words('a lighthouse in a storm')) },
  editing('studio/5-background', 'Background', (page) =>
    preview(page)
      .getByRole('button', { name: /^Background #/ })
      .nth(1)
      .click(),
  ),
  editing('studio/5-words-on-it', 'Words', async (page) => {
    await preview(page).getByLabel('Your words').fill('Ada\n1815')
    await expect(preview(page).getByText('Ada', { exact: true })).toBeVisible()
  }),
  {
    name: 'studio/compare',
    window: true,
    open: async (page) => {
      await drawn(page, words('two swans at dusk'))
      await page.getByRole('button', { name: 'Compare' }).click()
      await expect(page.getByRole('dialog', { name: 'Compare your pictures' })).toBeVisible()
    },
  },
  {
    name: 'studio/in-the-cart',
    window: true,
    open: async (page) => {
      await drawn(page, words('a red tram'))
      await page.getByRole('button', { name: 'Add to Cart' }).click()
      await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible({ timeout: 60_000 })
    },
  },
  {
    name: 'studio/change-asked',
    open: async (page, world) => {
      const { shopper, waiting } = await world.orders()
      const [token = ''] = await tokensOf({ orderId: waiting, shopper })
      await page.goto(`${shop}/customize?adjust=${encodeURIComponent(token)}`)
      await expect(page.getByRole('heading', { name: 'Change your design' })).toBeVisible()
      await page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'studio/change-of-nothing',
    open: async (page) => {
      await page.goto(`${shop}/customize?adjust=no-such-link`, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  },
  {
    name: 'studio/refused',
    open: async (page) => {
      await chooseCase(page)
      await draw(page, 'Mickey Mouse on a skateboard')
      await expect(page.getByRole('status').filter({ hasText: 'Nothing was used up' })).toBeVisible()
    },
  },
  {
    name: 'studio/used-up',
    open: async (page) => {
      await drawn(page, words('a first one'))
      await useUpQuota(page)
      await draw(page, words('reeds in a wind'))
      await expect(page.getByText(/You have used your 60 free creations for today/)).toBeVisible()
    },
  },
  {
    name: 'studio/failing',
    open: async (page) => {
      await chooseCase(page)
      await page.route('**/api/customization/jobs', (route) =>
        route.fulfill({
          status: 500,
          json: { success: false, data: null, error: 'Something went wrong on our side.', code: 'internal' },
        }),
      )
      await draw(page, 'a kite over dunes')
      await expect(page.getByText('Failed to generate design. Please try again.').first()).toBeVisible()
    },
  },
  {
    name: 'studio/loading',
    open: async (page) => {
      // Home would have brought the cases along. A page that is waited for stays, under the thread.
      await page.goto(`${shop}/about`, { waitUntil: 'networkidle' })
      await hold(page, '**/api/catalogue/cards**')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Customize' }).click()
      await expect(page.getByText('Loading the page')).toBeAttached()
      await expect(page.getByText('Creating Magic')).toBeVisible()
      await expect(page.getByText('Creating Magic')).toBeHidden()
    },
  },
  {
    name: 'studio/recent-designs',
    open: async (page) => {
      await drawn(page, words('a moth before the moon'))
      await page.getByRole('button', { name: 'Create New Design' }).click()
      await expect(variations(page)).toHaveCount(0)
      await page.getByRole('button', { name: /^Tough Cover/ }).click()
      await chooseModel(page)
      await expect(page.getByRole('button', { name: /^Take up/ }).first()).toBeVisible()
    },
  },
  {
    name: 'studio/heart-asks',
    window: true,
    open: async (page) => {
      await drawn(page, words('a hare at the hedge'))
      await keep(page)
      await page.route('**/api/designs/design_*', async (route) => {
        const response = await route.fetch()
        const answer = (await response.json()) as { data: object }
        await route.fulfill({ response, json: { ...answer, data: { ...answer.data, isPublic: true } } })
      })
      await page.getByRole('button', { name: 'Kept', exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'studio/come-back',
    open: async (page) => {
      await drawn(page, words('an owl in a pine'))
      await page.reload({ waitUntil: 'networkidle' })
      await allDrawn(page)
    },
  },
]
