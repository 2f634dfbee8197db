import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import getPort from 'get-port'
import {
  CARD_3DS,
  orderCount,
  pagesOf,
  secureCheckout,
  shopperWithCart,
  succeeded,
  toPaymentPage,
} from '../support/journey-checkout'
import type { Shopper } from '../support/actors'
import { signIn } from '../support/journey-account'
import { journeyStack } from '../support/journey-stack'
import { sandboxClient } from '../support/sandbox-client'

const stack = journeyStack()
const sandbox = sandboxClient(stack)
const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

for (const viewport of WIDTHS)
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('a double press, a declined card, a failed and a completed 3-D Secure, a refresh: one order', async ({
      page,
    }) => {
      const shopper = await shopperWithCart(page)
      await secureCheckout(page).dblclick()
      await page.waitForURL(`${stack.sandbox.stripe}/c/pay/**`)
      expect(await pagesOf(shopper)).toEqual(['open'])

      await page.getByLabel('Card number').fill('4000 0000 0000 0002')
      await page.getByRole('button', { name: /^Pay £/ }).click()
      await expect(page.getByRole('alert')).toContainText('Your card was declined')

      const pay = async (answer: 'Complete' | 'Fail') => {
        await page.getByLabel('Card number').fill(CARD_3DS)
        await page.getByRole('button', { name: /^Pay £/ }).click()
        await page.getByRole('button', { name: answer, exact: true }).click()
      }
      await pay('Fail')
      await expect(page.getByRole('alert')).toContainText('unable to authenticate')
      expect(await orderCount(shopper)).toBe(0)
      await pay('Complete')
      await expect(succeeded(page)).toBeVisible({ timeout: 60_000 })

      await page.reload()
      await expect(succeeded(page)).toBeVisible()
      expect(await orderCount(shopper)).toBe(1)
      await page.goto(`${stack.shop}/cart`)
      await expect(page.getByText('Your Cart is Empty')).toBeVisible()
    })

    test('back from the payment page the cart is as it was, and the page that was left is closed by the next', async ({
      page,
    }) => {
      const shopper = await shopperWithCart(page)
      await toPaymentPage(page)
      const left = page.url()
      await page.goBack()
      await expect(page).toHaveURL(`${stack.shop}/cart`)
      await expect(page.getByText('1 item ready for checkout')).toBeVisible()
      await expect(secureCheckout(page)).toBeEnabled()
      await toPaymentPage(page)
      expect((await pagesOf(shopper)).sort()).toEqual(['expired', 'open'])
      await page.goto(left)
      await expect(page.getByText('This payment page has expired. Nothing was charged.')).toBeVisible()
      await page.getByRole('link', { name: 'Return to the shop' }).click()
      await expect(page.getByText('1 item ready for checkout')).toBeVisible()
    })

    test('a session that ran out is told, and the cart is still there', async ({ page }) => {
      const shopper = await shopperWithCart(page)
      await toPaymentPage(page)
      const session = new URL(page.url()).pathname.split('/').at(-1) ?? ''
      await page.getByRole('button', { name: 'Let the session expire' }).click()
      await expect(page.getByText('This payment page has expired. Nothing was charged.')).toBeVisible()
      await page.goto(`${stack.shop}/payment?session_id=${session}`)
      await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible()
      await expect(page.getByText('Payment session expired. Please try again.').first()).toBeVisible()
      await page.goto(`${stack.shop}/cart`)
      await expect(page.getByText('1 item ready for checkout')).toBeVisible()
      expect(await orderCount(shopper)).toBe(0)
    })
  })

test('of two tabs the older one’s page is closed; the newer one’s is paid', async ({ page, context }) => {
  const shopper = await shopperWithCart(page)
  const other = await context.newPage()
  await other.goto(`${stack.shop}/cart`)
  await toPaymentPage(page)
  await toPaymentPage(other)
  await page.getByRole('button', { name: /^Pay £/ }).click()
  await expect(page.getByText('This payment page has expired. Nothing was charged.')).toBeVisible()
  await other.getByRole('button', { name: /^Pay £/ }).click()
  await expect(succeeded(other)).toBeVisible({ timeout: 60_000 })
  expect(await orderCount(shopper)).toBe(1)
})

const inCart = async ({ api }: Shopper) => (await api.must('getCart')).items.map(({ quantity }) => quantity)
const twoReady = (page: Page) => expect(page.getByText('2 items ready for checkout')).toBeVisible()

test('what another tab adds while a page is open is in the cart once it is paid, and so is what is ordered again', async ({
  page,
  context,
}) => {
  const shopper = await shopperWithCart(page)
  const other = await context.newPage()
  await other.goto(`${stack.shop}/cart`)
  const more = other.getByRole('button', { name: /^Increase quantity/ })
  await expect(more).toBeVisible()
  await toPaymentPage(page)
  for (const _press of [2, 3]) await more.click()
  await expect.poll(() => inCart(shopper)).toEqual([3])

  await page.getByRole('button', { name: /^Pay £/ }).click()
  await expect(succeeded(page)).toBeVisible({ timeout: 60_000 })
  expect(await inCart(shopper)).toEqual([2])
  await twoReady(other)
  await page.goto(`${stack.shop}/cart`)
  await twoReady(page)

  await page.goto(`${stack.shop}/dashboard?tab=orders`)
  await page.getByRole('button', { name: /^Order again/ }).click()
  await expect.poll(() => inCart(shopper)).toEqual([3])
  await page.goto(`${stack.shop}/cart`)
  await page.reload()
  await expect(page.getByText('3 items ready for checkout')).toBeVisible()
})

test('a browser that is closed on the payment page still gets its order and mail, and sees success later', async ({
  page,
  browser,
}) => {
  const shopper = await shopperWithCart(page)
  await toPaymentPage(page)
  const url = page.url()
  await page.context().close()
  expect((await sandbox.pay(url)).status).toBe(303)
  await expect.poll(() => orderCount(shopper), { timeout: 60_000 }).toBe(1)
  const subjects = async () => (await sandbox.mails(shopper.email)).map(({ subject }) => subject).join('\n')
  await expect.poll(subjects, { timeout: 60_000 }).toMatch(/^Your order #\d+ is in$/m)

  // The webhook came first; the shopper opens the way back in another browser, signed out.
  const later = await browser.newPage()
  await later.goto(`${stack.shop}/payment?session_id=${url.split('/').at(-1) ?? ''}`)
  await expect(later.getByLabel('Email Address')).toBeVisible()
  await signIn(later, shopper)
  await expect(succeeded(later)).toBeVisible({ timeout: 60_000 })
  expect(await orderCount(shopper)).toBe(1)
})

test('who has no address is led to it, and nothing is opened before', async ({ page }) => {
  const shopper = await shopperWithCart(page, { address: false })
  await secureCheckout(page).click()
  await expect(page.getByText('Please add a delivery address before checkout')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\?tab=addresses/)
  expect(await pagesOf(shopper)).toEqual([])
})

test.describe('with a publishable key', () => {
  /** A second server of the pages, whose policy knows the key; the shop behind it is the same. */
  let pages: ChildProcess
  let shop = ''
  test.beforeAll(async () => {
    const port = String(await getPort())
    shop = `http://localhost:${port}`
    pages = spawn(process.execPath, ['server/start.mjs'], {
      cwd: path.join(import.meta.dirname, '../../storefront'),
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        PORT: port,
        PORT_STOREFRONT: port,
        PUBLIC_URL: shop,
        BACKEND_URL: stack.backend,
        STRIPE_PUBLISHABLE_KEY: 'pk_test_journey',
      },
    })
    await expect(async () => expect((await fetch(`${shop}/healthz`)).ok).toBe(true)).toPass()
  })
  test.afterAll(() => pages.kill())

  /** The backend of the journeys has no key: its answer is given one. */
  const withKey = (page: Page) =>
    page.route('**/api/shop', async (route) => {
      const response = await route.fetch()
      const answer = (await response.json()) as { data: { payment: { publishableKey: string | null } } }
      answer.data.payment.publishableKey = 'pk_test_journey'
      await route.fulfill({ response, json: answer })
    })

  test('Stripe’s script comes with the cart and not before; without it nothing is opened, with it the page is', async ({
    page,
  }) => {
    await withKey(page)
    let served = false
    const asked: string[] = []
    await page.route('https://js.stripe.com/**', async (route) => {
      asked.push(page.url())
      if (!served) return route.abort()
      const body = `window.Stripe = Object.assign((key) => { window.stripeKey = key; return {} }, { version: 'endive' })`
      await route.fulfill({ contentType: 'text/javascript', body })
    })
    const refused: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text())
    })
    await page.goto(shop)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(asked).toEqual([])

    const shopper = await shopperWithCart(page, { shop })
    await expect.poll(() => [...new Set(asked)]).toEqual([`${shop}/cart`])
    await secureCheckout(page).click()
    await expect(page.getByText(/^Stripe not loaded/)).toBeVisible()
    await expect(secureCheckout(page)).toBeEnabled()
    expect(await pagesOf(shopper)).toEqual([])

    served = true
    await toPaymentPage(page)
    expect(await pagesOf(shopper)).toEqual(['open'])
    expect(refused).toEqual([])
  })
})
