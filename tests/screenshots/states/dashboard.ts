import { expect, type Page } from '@playwright/test'
import { fillAddress } from '../../support/journey-account'
import { journeyStack } from '../../support/journey-stack'
import { hold, lose, type State } from '../state'

const { shop } = journeyStack()
const TABS = ['profile', 'orders', 'designs', 'addresses', 'membership']
const LISTS: [tab: string, calls: RegExp][] = [
  ['orders', /\/api\/order\/payment-orders|\/api\/orders\b/],
  ['designs', /\/api\/designs\?/],
  ['addresses', /\/api\/address\b/],
  ['membership', /\/api\/membership/],
]

async function at(page: Page, tab: string) {
  await page.goto(`${shop}/dashboard?tab=${tab}`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: /Welcome back/ })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const dialog = (page: Page) => expect(page.getByRole('dialog').last()).toBeVisible()

/** A layer over a tab of the customer who has everything. */
const layer = (name: string, tab: string, act: (page: Page) => Promise<unknown>): State => ({
  name,
  window: true,
  as: (world) => world.asCustomer(),
  open: async (page) => {
    await at(page, tab)
    await act(page)
    await dialog(page)
  },
})
async function inMenu(page: Page, item: string) {
  await press(page, /^More for/)
  await page.getByRole('menuitem', { name: item }).click()
}
const details = (
  name: string,
  which: 'pending' | 'shipped' | 'delivered' | 'rejected' | 'waiting',
): State => ({
  name: `order/${name}`,
  window: true,
  as: (world) => world.asCustomer(),
  open: async (page, world) => {
    await page.goto(`${shop}/dashboard?tab=orders&order=${(await world.orders())[which]}`)
    await expect(page.getByRole('dialog', { name: 'Order Details' })).toBeVisible()
    await expect(page.getByText('Loading order details...')).toBeHidden()
    await page.waitForLoadState('networkidle')
  },
})

export const dashboard: State[] = [
  ...TABS.map((tab): State => ({
    name: `dashboard/${tab}`,
    as: (world) => world.asCustomer(),
    open: (page) => at(page, tab),
  })),
  {
    name: 'two-step/on',
    as: (world) => world.asCareful(),
    open: (page) => at(page, 'profile#two-step'),
  },
  {
    name: 'two-step/set-up',
    window: true,
    as: (world) => world.asVerified(),
    open: async (page, world) => {
      await at(page, 'profile#two-step')
      await press(page, 'Set up two-step sign-in')
      await page.getByLabel('Your password').fill((await world.verified()).password)
      await press(page, 'Continue')
      await expect(page.getByLabel('Six-digit code')).toBeFocused()
    },
  },
  ...TABS.slice(1).map((tab): State => ({
    name: `dashboard/${tab}-empty`,
    as: (world) => world.asNewcomer(),
    open: (page) => at(page, tab),
  })),
  // The membership comes with the profile: it has no state in which it is waited for.
  ...LISTS.filter(([tab]) => tab !== 'membership').map(([tab, calls]): State => ({
    name: `dashboard/${tab}-loading`,
    as: (world) => world.asNewcomer(),
    open: async (page) => {
      await hold(page, calls)
      await page.goto(`${shop}/dashboard?tab=${tab}`)
      await expect(page.getByRole('heading', { name: /Welcome back/ })).toBeVisible()
      await page.waitForTimeout(1_500)
    },
  })),
  ...LISTS.map(([tab, calls]): State => ({
    name: `dashboard/${tab}-failing`,
    as: (world) => world.asNewcomer(),
    open: async (page) => {
      await lose(page, calls)
      await page.goto(`${shop}/dashboard?tab=${tab}`)
      await expect(page.getByRole('heading', { name: /Welcome back/ })).toBeVisible()
      await page.waitForTimeout(6_000)
    },
  })),
  {
    name: 'dashboard/coming',
    as: (world) => world.asNewcomer(),
    open: async (page) => {
      await hold(page, '**/api/auth/profile')
      await page.goto(`${shop}/dashboard`)
      await page.waitForTimeout(1_500)
    },
  },
  {
    name: 'dashboard/profile-editing',
    as: (world) => world.asCustomer(),
    open: async (page) => {
      await at(page, 'profile')
      await press(page, 'Edit Profile')
      await press(page, 'Change password')
    },
  },
  {
    name: 'dashboard/designs-nothing-found',
    as: (world) => world.asCustomer(),
    open: async (page) => {
      await at(page, 'designs')
      await page.getByLabel('Search your designs').fill('zeppelin')
      await expect(page.getByText('None of your designs has the words')).toBeVisible()
    },
  },
  layer('dashboard/design-menu', 'designs', async (page) => {
    await inMenu(page, 'Rename')
  }),
  layer('dashboard/design-sharing', 'designs', (page) => inMenu(page, 'Make public')),
  layer('dashboard/design-deleting', 'designs', (page) => inMenu(page, 'Delete')),
  layer('dashboard/address-form', 'addresses', async (page) => {
    await press(page, 'Add Address')
    await fillAddress(page, { name: 'Home', street: '1 Weaver’s Yard', city: 'Salford', postcode: 'm5' })
    await press(page, 'Save Address')
    await expect(page.getByText('Please enter a valid UK postcode')).toBeVisible()
  }),
  layer('dashboard/address-deleting', 'addresses', (page) => press(page, /^Delete Home/)),
  layer('dashboard/account-deleting', 'profile', (page) => press(page, 'Delete account')),
  details('awaiting', 'pending'),
  details('refunded', 'shipped'),
  details('delivered', 'delivered'),
  details('rejected', 'rejected'),
  details('to-change', 'waiting'),
  {
    name: 'order/loading',
    window: true,
    as: (world) => world.asCustomer(),
    open: async (page, world) => {
      const id = (await world.orders()).pending
      await hold(page, new RegExp(`/api/order/${id}`))
      await page.goto(`${shop}/dashboard?tab=orders&order=${id}`)
      await dialog(page)
    },
  },
  layer('order/cancelling', 'orders', async (page) => {
    await page.getByRole('button', { name: 'Details' }).last().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  }),
]
