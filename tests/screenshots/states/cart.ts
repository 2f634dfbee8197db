import { expect, type Page } from '@playwright/test'
import { CART } from '../../support/journey-cart'
import { succeeded } from '../../support/journey-checkout'
import { journeyStack } from '../../support/journey-stack'
import { hold, lose, type State } from '../state'

const { shop } = journeyStack()

async function filled(page: Page) {
  await page.goto(CART, { waitUntil: 'networkidle' })
  await expect(page.getByText(/ready for checkout/)).toBeVisible()
  await expect(page.getByText('Checking the price…')).toBeHidden()
}
async function code(page: Page, words: string) {
  await filled(page)
  await page.getByLabel('Promo code').fill(words)
  await page.getByRole('button', { name: 'Apply' }).click()
}
/** Changes what the browser keeps of the cart, and comes again. */
async function alteredCart(page: Page, alter: 'price' | 'phone') {
  await filled(page)
  await page.evaluate((what) => {
    const cart = JSON.parse(localStorage.getItem('caseloom_cart') ?? '') as {
      items: { price: number; device: string }[]
    }
    const [first] = cart.items
    if (first && what === 'price') first.price = 9
    if (first && what === 'phone') first.device = 'Nokia 3310'
    localStorage.setItem('caseloom_cart', JSON.stringify(cart))
  }, alter)
  await page.reload({ waitUntil: 'networkidle' })
}

export const cart: State[] = [
  { name: 'cart/empty', open: (page) => page.goto(CART, { waitUntil: 'networkidle' }) },
  { name: 'cart/guest', as: (world) => world.guest(), open: filled },
  { name: 'cart/signed-in', as: (world) => world.asBuyer(), open: filled },
  {
    name: 'cart/code-taken',
    as: (world) => world.guest(),
    open: async (page) => {
      await code(page, 'welcome25')
      await expect(page.getByText('Discount (WELCOME25)')).toBeVisible()
    },
  },
  {
    name: 'cart/code-refused',
    as: (world) => world.guest(),
    open: async (page) => {
      await code(page, 'NOSUCH')
      await expect(page.getByText('Invalid promo code')).toBeVisible()
    },
  },
  {
    name: 'cart/removed',
    as: (world) => world.guest(),
    open: async (page) => {
      await filled(page)
      await page
        .getByRole('button', { name: /^Remove Tough/ })
        .first()
        .click()
      await expect(page.getByRole('main').getByRole('button', { name: 'Undo' })).toBeVisible()
    },
  },
  { name: 'cart/price-changed', as: (world) => world.guest(), open: (page) => alteredCart(page, 'price') },
  { name: 'cart/not-sold', as: (world) => world.guest(), open: (page) => alteredCart(page, 'phone') },
  {
    name: 'cart/price-asked',
    as: (world) => world.guest(),
    open: async (page) => {
      await hold(page, '**/api/cart/quote')
      await page.goto(CART)
      await expect(page.getByText(/ready for checkout/)).toBeVisible()
    },
  },
  {
    name: 'cart/price-failing',
    as: (world) => world.guest(),
    open: async (page) => {
      await lose(page, '**/api/cart/quote')
      await page.goto(CART, { waitUntil: 'networkidle' })
      await expect(page.getByText(/ready for checkout/)).toBeVisible()
      await page.waitForTimeout(6_000)
    },
  },
  {
    name: 'payment/successful',
    as: async (world) => (await world.paid()).kept,
    open: async (page, world) => {
      await page.goto(shop + (await world.paid()).path)
      await expect(succeeded(page)).toBeVisible({ timeout: 60_000 })
      await expect(page.getByRole('region', { name: 'Your order' })).toBeVisible()
    },
  },
  {
    name: 'payment/processing',
    as: async (world) => (await world.paid()).kept,
    open: async (page, world) => {
      await hold(page, '**/api/order/process-payment')
      await page.goto(shop + (await world.paid()).path)
      await expect(page.getByText('Processing your payment...')).toBeVisible()
    },
  },
  {
    name: 'payment/not-made',
    as: async (world) => (await world.unpaid()).kept,
    open: async (page, world) => {
      await page.goto(shop + (await world.unpaid()).path)
      await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible()
    },
  },
  {
    name: 'payment/checking',
    as: async (world) => (await world.paid()).kept,
    open: async (page, world) => {
      await lose(page, '**/api/payment/**')
      await page.goto(shop + (await world.paid()).path)
      await expect(page.getByRole('heading', { name: 'We are checking your payment' })).toBeVisible()
    },
  },
  {
    name: 'payment/checking-paid',
    as: async (world) => (await world.paid()).kept,
    open: async (page, world) => {
      await lose(page, '**/api/order/process-payment')
      await page.goto(shop + (await world.paid()).path)
      await expect(page.getByText('Your payment was taken')).toBeVisible()
    },
  },
  {
    name: 'payment/closed',
    as: async (world) => (await world.paid()).kept,
    open: async (page, world) => {
      await page.route('**/api/payment/session-status*', async (route) => {
        const answer = await route.fetch()
        const body = (await answer.json()) as { data: object }
        // As where an administrator gave the payment of a parked checkout back.
        const message = 'This payment has been given back to you. Please order again.'
        await route.fulfill({
          response: answer,
          json: { ...body, data: { ...body.data, status: 'expired', message } },
        })
      })
      await page.goto(shop + (await world.paid()).path)
      await expect(page.getByRole('heading', { name: 'This payment is closed' })).toBeVisible()
    },
  },
  {
    name: 'payment/unknown',
    as: async (world) => (await world.paid()).kept,
    open: async (page) => {
      await page.goto(`${shop}/payment?session_id=cs_test_of_somebody_else`)
      await expect(page.getByRole('heading', { name: 'We could not check your payment' })).toBeVisible()
    },
  },
]
