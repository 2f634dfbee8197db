import { expect, type Page } from '@playwright/test'
import { guest } from '../../support/actors'
import { cards, open, phoneBar } from '../../support/journey-catalogue'
import { journeyStack } from '../../support/journey-stack'
import { hold, lose, type State } from '../state'

const { shop, backend } = journeyStack()
const LINES = ['snap', 'tough', 'clear', 'eco', 'folio', 'flexi']

const finder = (page: Page) => page.getByRole('dialog', { name: 'Which phone is it?' })
async function openFinder(page: Page) {
  await open(page, '/products')
  await phoneBar(page).getByRole('button', { name: 'Find my phone' }).click()
  await expect(finder(page)).toBeVisible()
}

/** A page of the catalogue, at rest. */
async function at(page: Page, path: string) {
  await open(page, path)
  await page.waitForLoadState('networkidle')
}

const product = (line: string): State => ({
  name: `product/${line}`,
  open: async (page) => {
    const products = await guest(backend).must('listProducts')
    const found = products.find(({ handle }) => handle.includes(line))
    await at(page, `/products/${found?.id ?? line}`)
  },
})

export const catalogue: State[] = [
  { name: 'list/all', open: (page) => at(page, '/products') },
  {
    name: 'list/filtered',
    open: async (page) => {
      await at(page, '/products?filter=wireless&sort=price_asc&device=iPhone%2015')
      await expect(cards(page).first()).toBeVisible()
    },
  },
  { name: 'list/nothing-found', open: (page) => at(page, '/products?search=umbrella') },
  { name: 'list/no-favourites', open: (page) => at(page, '/products?favourites=1') },
  { name: 'list/unknown-phone', open: (page) => at(page, '/products?device=Nokia%203310') },
  {
    name: 'list/loading',
    open: async (page) => {
      await at(page, '/products')
      await hold(page, '**/api/catalogue/cards**')
      await page.getByRole('searchbox', { name: 'Search cases' }).fill('cover')
      await page.waitForTimeout(1_500)
    },
  },
  {
    name: 'list/failing',
    open: async (page) => {
      await at(page, '/products')
      // What the page came with stays; another list has to be asked for.
      await lose(page, '**/api/catalogue/cards**')
      await page.getByRole('searchbox', { name: 'Search cases' }).fill('cover')
      await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible({ timeout: 30_000 })
    },
  },
  { name: 'finder/list', window: true, open: openFinder },
  {
    name: 'finder/number',
    window: true,
    open: async (page) => {
      await openFinder(page)
      await finder(page).getByRole('tab', { name: 'By number' }).click()
      await finder(page).getByLabel('Model number').fill('a3102')
      await expect(finder(page).getByText('A3102 is the iPhone 15 Pro.')).toBeVisible()
    },
  },
  {
    name: 'finder/camera',
    window: true,
    open: async (page) => {
      await openFinder(page)
      await finder(page).getByRole('tab', { name: 'By camera' }).click()
      await expect(finder(page).getByRole('button', { name: /^Square, three lenses/ })).toBeVisible()
    },
  },
  ...LINES.map(product),
  {
    name: 'product/phone-chosen',
    open: async (page) => {
      await at(page, '/products/snap?device=iPhone%2015%20Pro')
    },
  },
  {
    name: 'product/large-view',
    window: true,
    open: async (page) => {
      await at(page, '/products/snap')
      await page
        .getByRole('button', { name: /^View full screen/ })
        .first()
        .click()
      await expect(page.getByRole('dialog', { name: 'Snap Cover' })).toBeVisible()
    },
  },
  {
    name: 'product/missing',
    open: async (page) => {
      await page.goto(`${shop}/products/999999`, { waitUntil: 'networkidle' })
    },
  },
  {
    name: 'product/loading',
    open: async (page) => {
      await at(page, '/products')
      await hold(page, /\/api\/products\/\w+$/)
      await cards(page)
        .first()
        .getByRole('link', { name: /View Details/ })
        .click()
      await page.waitForTimeout(1_500)
    },
  },
  {
    name: 'product/failing',
    open: async (page) => {
      await at(page, '/products')
      await lose(page, /\/api\/products\/\w+$/)
      await cards(page)
        .first()
        .getByRole('link', { name: /View Details/ })
        .click()
      await expect(page.getByText('Failed to load product')).toBeVisible({ timeout: 30_000 })
    },
  },
]
