import { expect, type Page } from '@playwright/test'
import { addAddress, designedLine, newShopper, type Shopper } from './actors'
import { rows } from './database'
import { signIn } from './journey-account'
import { journeyStack } from './journey-stack'
import { sandboxClient } from './sandbox-client'

const stack = journeyStack()
const sandbox = sandboxClient(stack)

/** Stripe's test card whose holder is asked by their bank each time. */
export const CARD_3DS = '4000 0027 6000 3184'
export const secureCheckout = (page: Page) => page.getByRole('button', { name: /Secure Checkout/ })
export const succeeded = (page: Page) => page.getByRole('heading', { name: 'Payment Successful!' })

/** A new customer, signed in, with a designed case in this browser's cart and an address, unless told otherwise. */
export async function shopperWithCart(
  page: Page,
  has: { address?: boolean; shop?: string } = {},
): Promise<Shopper> {
  const { address = true, shop = stack.shop } = has
  const shopper = await newShopper(stack.backend)
  if (address) await addAddress(shopper.api)
  const { line, sku } = await designedLine(shopper.api)
  await page.goto(`${shop}/login?redirect=/cart`)
  await page.evaluate(
    (cart) => localStorage.setItem('caseloom_cart', cart),
    JSON.stringify({ items: [{ ...line, sku }], appliedPromo: null }),
  )
  await page.reload()
  await signIn(page, shopper)
  await expect(page).toHaveURL(`${shop}/cart`)
  await expect(page.getByText('1 item ready for checkout')).toBeVisible()
  return shopper
}

/** Presses the button and waits for the payment page. */
export async function toPaymentPage(page: Page): Promise<void> {
  await secureCheckout(page).click()
  await page.waitForURL(`${stack.sandbox.stripe}/c/pay/**`)
}

/** The payment pages that were opened for somebody, as Stripe has them. */
export async function pagesOf({ email }: Shopper) {
  const sessions = (await sandbox.stripeState()).checkout_sessions ?? []
  return sessions.filter(({ customer_email }) => customer_email === email).map(({ status }) => status)
}

export async function orderCount({ id }: Shopper): Promise<number> {
  const [found] = await rows<{ n: number }>(
    stack.databaseUrl,
    'select count(*)::int as n from "order" where customer_id = $1 and status <> $2 and deleted_at is null',
    [id, 'canceled'],
  )
  return found?.n ?? 0
}
