import { expect } from '@playwright/test'
import { placedOrder } from '../support/checkout'
import { signIn } from '../support/journey-account'
import { journeyStack } from '../support/journey-stack'
import { test } from '../support/journey-studio'

const stack = journeyStack()

test('an order’s case is ordered again: the same design on the same phone lies in the cart', async ({
  page,
}) => {
  const { shopper, cart } = await placedOrder(stack, { quantity: 2 })
  await page.goto(`${stack.shop}/login?redirect=${encodeURIComponent('/dashboard?tab=orders')}`)
  await signIn(page, shopper)
  const again = page.getByRole('button', { name: /^Order again/ })
  await page.route(/\/api\/order\/.*again/, (route) => route.abort())
  await again.first().click()
  await expect(page.getByText(/We could not reach the shop/).first()).toBeVisible()
  await page.unroute(/\/api\/order\/.*again/)
  await again.first().click()
  const drawer = page.getByRole('dialog', { name: 'Your cart' })
  await expect(drawer.getByText('Subtotal (2 items)')).toBeVisible()
  await page.goto(`${stack.shop}/cart`)
  await expect(page.getByText('2 items ready for checkout')).toBeVisible()
  await expect(page.getByText(cart.line.device).first()).toBeVisible()
  // The server's cart has it too, on whichever device they go on.
  await expect
    .poll(async () =>
      (await shopper.api.must('getCart')).items.map(({ device, quantity }) => [device, quantity]),
    )
    .toEqual([[cart.line.device, 2]])
})
