import { expect } from '@playwright/test'
import { barriers } from '../support/journey-barriers'
import {
  badge,
  CART,
  DESKTOP,
  drawerOf,
  guest,
  lines,
  PHONE,
  removeFirst,
  summary,
  test,
  total,
} from '../support/journey-cart'
import { inMedusa } from '../support/journey-catalogue'
import { journeyStack } from '../support/journey-stack'
import { keptCart } from '../support/journey-studio'

const stack = journeyStack()

for (const viewport of [DESKTOP, PHONE])
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport })

    test('an empty cart starts with three cases of the catalogue, at the shop’s prices', async ({ page }) => {
      const { admin, product } = await inMedusa('snap')
      await page.goto(CART)
      await expect(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible()
      const cases = page.getByRole('region', { name: 'Cases to start with' }).getByRole('link')
      await expect(cases).toHaveCount(3)
      const title = await admin.call<{ product: { title: string } }>(
        'GET',
        `/products/${product.id}?fields=title`,
      )
      await expect(cases.nth(0)).toContainText(title.product.title)
      for (const [index, words] of [/Snap.*£12\.00/, /Clear.*£10\.00/, /Tough.*£15\.00/].entries())
        await expect(cases.nth(index)).toHaveText(words)
      expect(await barriers(page)).toEqual([])
      await cases.nth(1).click()
      await expect(page).toHaveURL(`${stack.shop}/products`)
    })

    test('lines are counted, removed and put back', async ({ browser, designed }) => {
      const page = await guest(browser, designed, viewport)
      await expect(lines(page)).toHaveCount(2)
      await expect(lines(page).first()).toContainText('AI')
      await expect(lines(page).first()).toContainText('Custom: A heron over a silver marsh')
      await expect(total(page)).toHaveText(/£30\.00\+/)
      await expect(page.getByText('Spend £20.00 more for free shipping')).toBeVisible()
      await expect(summary(page)).toContainText(
        'Estimated delivery: Printed 24-48 hours after approval, then 5-7 business days, or next business day with Overnight',
      )
      expect(await barriers(page)).toEqual([])

      await page
        .getByRole('button', { name: /^Increase quantity/ })
        .first()
        .click()
      await page
        .getByRole('button', { name: /^Increase quantity/ })
        .first()
        .click()
      await expect(badge(page)).toHaveAccessibleName('Cart, 4 items')
      await expect(total(page)).toHaveText(/£60\.00\+/)
      await expect(page.getByText("You've unlocked free shipping!")).toBeVisible()

      const before = await keptCart(page)
      await removeFirst(page).click()
      await expect(page.getByText('removed from cart').first()).toBeVisible()
      await expect(lines(page)).toHaveCount(1)
      const undo = page.getByRole('main').getByRole('button', { name: 'Undo' })
      await expect(undo).toBeFocused()
      expect(await barriers(page)).toEqual([])
      await page.keyboard.press('Enter')
      await expect(lines(page)).toHaveCount(2)
      expect(JSON.parse(await keptCart(page))).toEqual(JSON.parse(before))

      await page.getByRole('button', { name: 'Clear cart' }).click()
      await expect(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible()
      await expect(page.getByText('Cart cleared').first()).toBeVisible()
      await page.getByRole('main').getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByText('4 items ready for checkout')).toBeVisible()
      expect(JSON.parse(await keptCart(page))).toEqual(JSON.parse(before))
      await page.context().close()
    })

    test('a code is taken, refused and removed in words', async ({ browser, designed }) => {
      const page = await guest(browser, designed, viewport)
      const code = page.getByLabel('Promo code')
      const apply = page.getByRole('button', { name: 'Apply' })
      await code.fill('NOSUCH')
      await apply.click()
      await expect(page.getByText('Invalid promo code')).toBeVisible()
      await expect(total(page)).toHaveText(/£30\.00\+/)
      await code.fill('welcome25')
      await apply.click()
      await expect(page.getByText('Promo code applied! 25% off')).toBeVisible()
      await expect(summary(page)).toContainText('Discount (WELCOME25)')
      await expect(total(page)).toHaveText(/£22\.50\+/)
      expect(await barriers(page)).toEqual([])
      await page.reload()
      await expect(total(page)).toHaveText(/£22\.50\+/)
      await page.getByRole('button', { name: 'Remove promo code' }).click()
      await expect(total(page)).toHaveText(/£30\.00\+/)
      await page.context().close()
    })
  })

test('what was pressed gets into the cart, though the shopper has left the studio', async ({
  browser,
  designed,
}) => {
  const page = await guest(browser, designed)
  await page
    .getByRole('link', { name: /^Edit design of/ })
    .first()
    .click()
  let goOn = () => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  await page.route('**/api/customization/preview', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByRole('button', { name: 'Preparing your case…' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Products' }).click()
  await expect(page).toHaveURL(`${stack.shop}/products`)
  goOn()
  // In the place of the line that was being changed.
  await expect(drawerOf(page).getByText('Tough Cover replaced in your cart')).toBeVisible({ timeout: 60_000 })
  await drawerOf(page).getByRole('link', { name: 'View cart' }).click()
  await expect(lines(page)).toHaveCount(2)
  await page.context().close()
})

test('a code that is refused while a press waits is told with both sums, before anything is opened', async ({
  browser,
  designed,
}) => {
  const page = await guest(browser, designed)
  await page.getByLabel('Promo code').fill('welcome25')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(total(page)).toHaveText(/£22\.50\+/)
  await page.route('**/api/cart/quote', async (route) => {
    const answer = await route.fetch()
    const { data, ...rest } = (await answer.json()) as { data: { subtotal: number } }
    const refused = { ...data, discount: null, promoRefused: 'That code has ended', total: data.subtotal }
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    await route.fulfill({ response: answer, json: { ...rest, data: refused } })
  })
  await page
    .getByRole('button', { name: /^Increase quantity/ })
    .first()
    .click()
  await total(page).click()
  const words = 'The code WELCOME25 is not taken off: the total is £45.00 now, not £33.75.'
  await expect(page.getByRole('main').getByText(words)).toBeVisible()
  await expect(page).toHaveURL(CART)
  expect(await barriers(page)).toEqual([])
  await total(page).click()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fcart/)
  await page.context().close()
})

test('the drawer opens after adding, gives the focus back and leads on', async ({ browser, designed }) => {
  const page = await guest(browser, designed)
  await page
    .getByRole('link', { name: /^Edit design of/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  const drawer = drawerOf(page)
  await expect(drawer).toBeVisible({ timeout: 60_000 })
  await expect(drawer).toContainText('Subtotal')
  await expect(drawer.locator('img')).toBeVisible()
  expect(await barriers(page, '[role=dialog]')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeFocused()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(drawer).toBeVisible({ timeout: 60_000 })
  // A press beside it counts from a moment after it opened.
  await expect(async () => {
    await page.mouse.click(40, 500)
    await expect(drawer).toBeHidden({ timeout: 2_000 })
  }).toPass()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(drawer).toBeVisible({ timeout: 60_000 })
  await Promise.all([
    expect(page.getByText('Please log in to proceed with checkout')).toBeVisible(),
    drawer.getByRole('button', { name: 'Checkout' }).click(),
  ])
  await expect(page).toHaveURL(/\/login\?redirect=%2Fcart/)
  await page.context().close()
})

test('a price that changed is told, and a case that is no longer sold is marked', async ({
  browser,
  designed,
}) => {
  const page = await guest(browser, designed)
  await page.evaluate(() => {
    const cart = JSON.parse(localStorage.getItem('caseloom_cart') ?? '') as {
      items: { price: number; device: string }[]
    }
    if (cart.items[0]) cart.items[0].price = 9
    if (cart.items[1]) cart.items[1].device = 'Nokia 3310'
    localStorage.setItem('caseloom_cart', JSON.stringify(cart))
  })
  await page.reload()
  await expect(page.getByText(/now costs £15\.00\. It was £9\.00\./)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(1)
  await expect(total(page)).toBeDisabled()
  await expect(total(page)).toHaveText(/£15\.00\+/)
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: /^Remove Tough.*Nokia/ }).click()
  await expect(total(page)).toBeEnabled()
  await page.context().close()
})

test('a browser that keeps nothing, or garbage, has a working cart and is told so once', async ({
  browser,
  designed,
}) => {
  const page = await guest(browser, designed)
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page
    .getByRole('button', { name: /^Increase quantity/ })
    .first()
    .click()
  await expect(page.getByText('3 items ready for checkout')).toBeVisible()
  await expect(page.getByRole('main').getByText('This browser does not keep your cart.')).toHaveCount(1)
  for (const saved of ['{"items": [', '{"__proto__":{"items":[{}]}}', '[[[[', '{"items":{"length":9}}']) {
    await page.context().addInitScript((text) => localStorage.setItem('caseloom_cart', text), saved)
    await page.goto(CART)
    await expect(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible()
    await expect(page.getByText('Part of your saved cart could not be read, and was left out.')).toBeVisible()
  }
  await page.context().close()
})
