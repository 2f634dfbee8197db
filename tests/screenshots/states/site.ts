import { expect, type Page } from '@playwright/test'
import { guest } from '../../support/actors'
import { startOwnShop } from '../../support/journey-own-shop'
import { journeyStack } from '../../support/journey-stack'
import { lose, hold, type State } from '../state'

const { shop, backend } = journeyStack()

const page = (name: string, path: string): State => ({
  name,
  open: async (page) => {
    await page.goto(shop + path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
})
const designs = (page: Page) => page.getByRole('region', { name: 'Designs' }).getByRole('listitem')

async function writeMessage(page: Page) {
  await page.goto(`${shop}/contact`, { waitUntil: 'networkidle' })
  await page.getByLabel('Name').fill('Ada Whitfield')
  await page.getByLabel('Email', { exact: true }).fill('ada@example.test')
  await page.getByLabel('Subject').fill('A heron')
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Could it stand on the other leg?')
  await page.getByRole('button', { name: 'Send Message' }).click()
}

/** In a shop that counts visits, which it asks for first. */
const counting = (name: string, then: (page: Page) => Promise<void>): State => ({
  name,
  window: true,
  open: async (page) => {
    const own = await startOwnShop()
    page.once('close', () => void own.stop())
    await page.goto(`${own.shop}/about`, { waitUntil: 'networkidle' })
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
    await then(page)
  },
})

export const site: State[] = [
  {
    ...page('home/page', '/'),
    open: async (it, world) => {
      await world.gallery()
      await page('home/page', '/').open(it, world)
    },
  },
  {
    name: 'home/menu',
    widths: [390, 768],
    window: true,
    open: async (page) => {
      await page.goto(shop, { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    },
  },
  {
    name: 'home/account-menu',
    widths: [1440],
    window: true,
    as: (world) => world.asNewcomer(),
    open: async (page) => {
      await page.goto(`${shop}/about`, { waitUntil: 'networkidle' })
      await page.getByRole('banner').getByRole('button', { name: /Terry/ }).click()
      await expect(page.getByRole('menu')).toBeVisible()
    },
  },
  page('about/page', '/about'),
  page('contact/page', '/contact'),
  {
    name: 'contact/faults',
    open: async (page) => {
      await page.goto(`${shop}/contact`, { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByText('Name is required')).toBeVisible()
    },
  },
  {
    name: 'contact/failing',
    open: async (page) => {
      await lose(page, '**/api/contact')
      await writeMessage(page)
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'contact/sent',
    open: async (page) => {
      await writeMessage(page)
      await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible()
    },
  },
  {
    name: 'contact/chat',
    window: true,
    open: async (page) => {
      await page.goto(`${shop}/contact`, { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: 'Start chat' }).click()
      const chat = page.getByRole('dialog', { name: 'Caseloom support' })
      await chat.getByRole('button', { name: 'Shipping info' }).click()
      await expect(chat.getByText(/Basic £2\.10/)).toBeVisible()
    },
  },
  page('legal/terms', '/terms'),
  page('legal/privacy', '/privacy'),
  page('legal/cookies', '/cookies'),
  page('legal/returns', '/returns'),
  page('not-found/page', '/no-such-page'),
  {
    name: 'gallery/filled',
    open: async (page, world) => {
      await world.gallery()
      await page.goto(`${shop}/gallery`, { waitUntil: 'networkidle' })
      await expect(designs(page).first()).toBeVisible()
    },
  },
  {
    name: 'gallery/nothing-found',
    open: async (page, world) => {
      await world.gallery()
      await page.goto(`${shop}/gallery?search=zeppelin`, { waitUntil: 'networkidle' })
      await expect(page.getByText('No design matches')).toBeVisible()
    },
  },
  {
    // What a guest is shown comes with the page itself.
    name: 'gallery/loading',
    as: (world) => world.asNewcomer(),
    open: async (page) => {
      await page.goto(shop, { waitUntil: 'networkidle' })
      await hold(page, '**/api/designs?**')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click()
      await page.waitForTimeout(1_500)
    },
  },
  {
    name: 'gallery/empty',
    as: (world) => world.asNewcomer(),
    open: async (page) => {
      await page.goto(shop, { waitUntil: 'networkidle' })
      await page.route('**/api/designs?**', (route) =>
        route.fulfill({
          json: {
            success: true,
            data: { items: [], total: 0, page: 1, limit: 24, hasMore: false, membershipInfo: null },
            error: null,
          },
        }),
      )
      await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click()
      await expect(page.getByText('The walls are still bare')).toBeVisible()
    },
  },
  {
    name: 'gallery/failing',
    open: async (page, world) => {
      await world.gallery()
      await page.goto(`${shop}/gallery?search=zeppelin`, { waitUntil: 'networkidle' })
      await lose(page, '**/api/designs?**')
      await page.getByRole('button', { name: 'Show all of them' }).click()
      await expect(page.getByText('The gallery did not load')).toBeVisible()
    },
  },
  {
    name: 'gallery/report',
    window: true,
    open: async (page, world) => {
      await world.gallery()
      await page.goto(`${shop}/gallery`, { waitUntil: 'networkidle' })
      await designs(page)
        .first()
        .getByRole('button', { name: /^Report/ })
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'design/page',
    open: async (it, world) => {
      await world.gallery()
      const [found] = (await guest(backend).must('listDesigns', { query: { limit: 1 } })).items
      await page('', `/gallery/${found?.id ?? ''}`).open(it, world)
    },
  },
  page('design/missing', '/gallery/no-such-design'),
  counting('cookies/banner', () => Promise.resolve()),
  counting('cookies/choice', (page) => page.getByRole('button', { name: 'Cookie Settings' }).click()),
  {
    name: 'cookies/settings',
    window: true,
    open: async (page) => {
      await page.goto(`${shop}/about`, { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: 'Cookie Settings' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'offline/notice',
    window: true,
    open: async (page, _world) => {
      await page.goto(`${shop}/about`, { waitUntil: 'networkidle' })
      await page.waitForTimeout(1_000)
      await page.context().setOffline(true)
      await expect(page.getByText(/You’re offline/)).toBeVisible()
    },
  },
]
