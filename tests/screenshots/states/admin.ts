import { expect, type Page } from '@playwright/test'
import { journeyStack } from '../../support/journey-stack'
import { hold, lose, type State } from '../state'

const { shop } = journeyStack()
const TABS = [
  'dashboard',
  'pending',
  'waiting',
  'failed',
  'stuck',
  'doubted',
  'processed',
  'rejected',
  'parked',
]

async function at(page: Page, tab: string, more = '') {
  await page.goto(`${shop}/admin?tab=${tab}${more}`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: 'Admin Control Panel' })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}
/** The dialog hides what lies behind it from everybody, and so from {@link at}. */
async function openOrder(page: Page, tab: string, order: string) {
  await page.goto(`${shop}/admin?tab=${tab}&order=${order}`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('dialog', { name: 'Order Details' })).toBeVisible()
}
const asAdmin: Pick<State, 'as'> = {
  as: async (world) => {
    await world.orders()
    return world.asAdmin()
  },
}
const details = (
  name: string,
  which: 'pending' | 'failed' | 'rejected' | 'delivered',
  tab: string,
): State => ({
  ...asAdmin,
  name: `admin/details-${name}`,
  window: true,
  open: async (page, world) => {
    await openOrder(page, tab, (await world.orders())[which])
  },
})
/** A dialog that is opened from an order's details. */
const decision = (name: string, button: string): State => ({
  ...asAdmin,
  name: `admin/${name}`,
  window: true,
  open: async (page, world) => {
    await openOrder(page, 'pending', (await world.orders()).pending)
    await page.getByRole('dialog').getByRole('button', { name: button }).click()
    await expect(page.getByRole('dialog', { name: button })).toBeVisible()
  },
})

export const admin: State[] = [
  {
    ...asAdmin,
    name: 'admin/closed',
    open: async (page) => {
      const message = 'Administrators need two-step sign-in here.'
      await page.route('**/api/order/admin/**', (route) =>
        route.fulfill({
          status: 403,
          json: { success: false, code: 'second_factor_missing', error: message, message },
        }),
      )
      await page.goto(`${shop}/admin`)
      await expect(page.getByRole('heading', { name: 'Two-step sign-in is needed here' })).toBeVisible()
    },
  },
  ...TABS.map((tab): State => ({ ...asAdmin, name: `admin/${tab}`, open: (page) => at(page, tab) })),
  {
    ...asAdmin,
    name: 'admin/nothing-found',
    open: async (page) => {
      await at(page, 'pending', '&q=nobody-of-that-name')
      await expect(page.getByText('No order matches')).toBeVisible()
    },
  },
  {
    ...asAdmin,
    name: 'admin/loading',
    open: async (page) => {
      await hold(page, '**/api/order/admin/**')
      await page.goto(`${shop}/admin?tab=pending`)
      await page.waitForTimeout(1_500)
    },
  },
  {
    ...asAdmin,
    name: 'admin/failing',
    open: async (page) => {
      await lose(page, '**/api/order/admin/**')
      await page.goto(`${shop}/admin?tab=pending`)
      await page.waitForTimeout(6_000)
    },
  },
  details('pending', 'pending', 'pending'),
  details('failed', 'failed', 'failed'),
  details('rejected', 'rejected', 'rejected'),
  details('delivered', 'delivered', 'processed'),
  decision('rejecting', 'Reject Order'),
  decision('asking', 'Ask for a change'),
  {
    ...asAdmin,
    name: 'admin/keys',
    window: true,
    open: async (page) => {
      await at(page, 'pending')
      await page.keyboard.press('Shift+?')
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    },
  },
  {
    ...asAdmin,
    name: 'admin/chosen',
    // The bar stands at the foot of the window.
    window: true,
    open: async (page) => {
      await at(page, 'pending')
      await page.getByRole('checkbox', { name: /^Choose all/ }).check()
      await expect(page.getByRole('region', { name: 'Chosen orders' })).toBeVisible()
    },
  },
  {
    ...asAdmin,
    name: 'admin/chosen-processing',
    window: true,
    open: async (page) => {
      await at(page, 'pending')
      await page.getByRole('checkbox', { name: /^Choose all/ }).check()
      await page
        .getByRole('region', { name: 'Chosen orders' })
        .getByRole('button', { name: 'Process' })
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
]
