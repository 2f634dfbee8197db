import { readFile } from 'node:fs/promises'
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import type { Shopper } from '../support/actors'
import { openCheckout, ordersOf, paidCheckout } from '../support/checkout'
import { rows } from '../support/database'
import { barriers } from '../support/journey-barriers'
import { orderCount, shopperWithCart, succeeded, toPaymentPage } from '../support/journey-checkout'
import { journeyStack } from '../support/journey-stack'
import { sandboxClient } from '../support/sandbox-client'

const stack = journeyStack()
const sandbox = sandboxClient(stack)

const resultOf = (sessionId: string) => `/payment?session_id=${encodeURIComponent(sessionId)}`

/** Signs in on the page and goes where the payment page leads back to. */
async function comesTo(page: Page, path: string, { email, password }: Shopper) {
  await page.goto(`${stack.shop}/login?redirect=${encodeURIComponent(path)}`)
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** What a downloaded PDF says. */
async function textOf(path: string): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(path)))
  const { text } = await extractText(pdf, { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

async function downloaded(page: Page, press: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  expect(file.suggestedFilename()).toMatch(/^Caseloom-invoice-\d+\.pdf$/)
  return textOf(await file.path())
}

/** The confirmation as text, or nothing while it is under way. */
async function confirmationTo(email: string, subject: string): Promise<string> {
  const mail = (await sandbox.mails(email)).find((one) => one.subject === subject)
  if (!mail) return ''
  const answer = await fetch(`${stack.sandbox.mail}/api/messages/${mail.id}`)
  const { message } = (await answer.json()) as { message: { text: string } }
  return message.text
}

const noSidewaysScroll = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0)

test('who comes back after the webhook sees the order, its invoice, and the same after a reload', async ({
  page,
}) => {
  const { shopper, sessionId, cart } = await paidCheckout(stack, { quantity: 2 })
  await expect.poll(() => ordersOf(stack, shopper.id), { timeout: 60_000 }).toHaveLength(1)
  const [order] = await rows<{ id: string; display_id: number }>(
    stack.databaseUrl,
    'select id, display_id from "order" where customer_id = $1',
    [shopper.id],
  )
  const number = String(order?.display_id)
  await comesTo(page, resultOf(sessionId), shopper)

  const success = page.getByRole('heading', { name: 'Payment Successful!' })
  await expect(success).toBeVisible()
  await expect(page.getByText('Payment successful! Your order is confirmed.')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText(`Your order number is #${number}.`)
  await expect(main).toContainText(`The confirmation goes to ${shopper.email.slice(0, 1)}***@example.test`)
  const placed = page.getByRole('region', { name: 'Your order' })
  await expect(placed).toContainText(cart.line.name)
  await expect(placed).toContainText(`${cart.line.device} · ${cart.line.color} · Quantity 2`)
  await expect(placed).toContainText(`£${(cart.line.price * 2).toFixed(2)}`)
  await expect(placed).toContainText('1 Test Row, Leeds, LS1 1AA')
  await expect(placed).toContainText('of which VAT')
  await expect(placed.locator('img').first()).toHaveJSProperty('complete', true)
  await expect(main).toContainText('until then your card is only authorised, not charged')
  const said = await downloaded(page, () => placed.getByRole('button', { name: 'Download invoice' }).click())
  expect(said).toContain(`Order number #${number}`)
  expect(said).toContain('Your card is authorised, not charged')

  await page.reload()
  await expect(success).toBeVisible()
  await expect(placed).toContainText(cart.line.name)
  await expect(page.getByText('Order processing completed!')).toHaveCount(0)
  expect(await ordersOf(stack, shopper.id)).toHaveLength(1)
  await page.setViewportSize({ width: 390, height: 844 })
  await noSidewaysScroll(page)

  // The mail leads to this very order and to its invoice.
  const path = `/dashboard?tab=orders&order=${order?.id ?? ''}`
  await expect
    .poll(() => confirmationTo(shopper.email, `Your order #${number} is in`), { timeout: 60_000 })
    .toContain(`${path}&invoice=download`)
  const opened = await downloaded(page, async () => {
    await page.goto(`${stack.shop}${path}&invoice=download`)
  })
  expect(opened).toBe(said)
  await expect(page.getByRole('dialog')).toContainText('Order Details')
  await expect(page).toHaveURL(new RegExp(`order=${order?.id ?? ''}$`))

  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/tab=orders$/)
})

test('an invoice that does not come is said, and can be asked for again', async ({ page }) => {
  const { shopper, sessionId } = await paidCheckout(stack)
  await page.route('**/api/order/*/invoice', (route) => route.abort(), { times: 1 })
  await comesTo(page, resultOf(sessionId), shopper)
  await page.getByRole('button', { name: 'Download invoice' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  expect(
    await downloaded(page, () => page.getByRole('button', { name: 'Try the invoice again' }).click()),
  ).toContain('Pro forma invoice')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

/** What somebody else's page gets of what was copied: the shop's own may not read it. */
async function pasted(context: BrowserContext): Promise<string> {
  const letter = await context.newPage()
  await letter.setContent('<textarea></textarea>')
  await letter.locator('textarea').focus()
  await letter.keyboard.press('ControlOrMeta+V')
  const text = await letter.locator('textarea').inputValue()
  await letter.close()
  return text
}

test('a payment that was not made says so, with a reference to quote', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write'])
  const { shopper, sessionId } = await openCheckout(stack)
  await comesTo(page, resultOf(sessionId), shopper)
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Payment was not completed. Please try again.')
  await expect(page.getByRole('main')).toContainText(
    `Reference to quote: ${sessionId.slice(0, 8)}…${sessionId.slice(-4)}`,
  )
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await pasted(context)).toBe(sessionId)
  await page.setViewportSize({ width: 390, height: 844 })
  await noSidewaysScroll(page)
  await page.getByRole('link', { name: 'Contact Support' }).click()
  await expect(page).toHaveURL(/\/contact\?subject=/)
  await expect(page.getByLabel('Subject')).toHaveValue(`Payment ${sessionId}`)
  // Whose message it is stands there already.
  await expect(page.getByLabel('Name')).toHaveValue('Terry Tester')
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused()
  await page.goBack()
  await page.getByRole('link', { name: 'Try Again' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  expect(await ordersOf(stack, shopper.id)).toEqual([])
})

const LOOKS = '**/api/payment/session-status?*'

/** The shop answers these calls so until it is told otherwise. */
async function refuses(page: Page, calls: string, status: number, code: string) {
  const message = 'Something went wrong on our side.'
  const json = { success: false, code, message, error: message }
  await page.route(calls, (route) => route.fulfill({ status, json }))
}

/** A look at a paid payment, which at the shop itself would begin its order. */
async function looksPaid(page: Page) {
  const data = {
    status: 'complete',
    payment_status: 'paid',
    customer_email: 't***@example.test',
    orderId: null,
    message: null,
  }
  await page.route(LOOKS, (route) => route.fulfill({ json: { success: true, data } }))
}

test.afterEach(() => sandbox.events(true))

for (const [what, calls, status, code] of [
  ['a look at a payment', LOOKS, 429, 'rate_limited'],
  ['a look at a payment', LOOKS, 503, 'provider_unavailable'],
  ['its order', '**/api/order/process-payment', 500, 'internal'],
] as const)
  test(`${what} that the shop answers ${status} keeps the cart until there is an order, and looks again by itself`, async ({
    page,
  }) => {
    const shopper = await shopperWithCart(page)
    await toPaymentPage(page)
    // An order that Stripe's own call made would rightly take its lines out of the account's cart.
    await sandbox.events(false)
    if (calls !== LOOKS) await looksPaid(page)
    await refuses(page, calls, status, code)
    await page.getByRole('button', { name: /^Pay £/ }).click()
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { name: 'We are checking your payment' })).toBeVisible()
    await expect(main).toContainText('Nothing is charged twice, and your cart is kept until we know.')
    await expect(main.getByText('Payment Successful!')).toHaveCount(0)
    const inCart = () => page.evaluate(() => localStorage.getItem('caseloom_cart') ?? '')
    expect(await inCart()).toContain('recipeHash')
    expect(await barriers(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await noSidewaysScroll(page)
    // Pressed by hand it looks at once, and stays where it is.
    const again = page.getByRole('button', { name: 'Check Again' })
    await Promise.all([page.waitForResponse(calls), again.click()])
    await expect(again).toBeFocused()
    expect(await inCart()).toContain('recipeHash')

    await page.unrouteAll()
    await expect(succeeded(page)).toBeVisible({ timeout: 60_000 })
    await expect.poll(inCart).not.toContain('recipeHash')
    expect(await orderCount(shopper)).toBe(1)
  })
