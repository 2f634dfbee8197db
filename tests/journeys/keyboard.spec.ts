import { expect, type Page } from '@playwright/test'
import { addAddress, newShopper, type Shopper } from '../support/actors'
import { placedOrder } from '../support/checkout'
import { rows } from '../support/database'
import { DEMO_PASSWORD } from '../support/demo-people'
import { secureCheckout, succeeded } from '../support/journey-checkout'
import { pressed, tabTo, typed } from '../support/journey-keyboard'
import { watched } from '../support/journey-late-parts'
import { journeyStack } from '../support/journey-stack'
import { allDrawn, DEVICE, preview, prompt, test, variations, words } from '../support/journey-studio'

const stack = journeyStack()
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first()
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first()

/** What a way to another page leaves behind: the focus in its main part, and its title said. */
async function arrivedAt(page: Page, path: RegExp) {
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(
    page.locator('[aria-live=polite].sr-only').filter({ hasText: await page.title() }),
  ).toHaveCount(1)
}

async function signInByKeys(page: Page, { email, password }: Pick<Shopper, 'email' | 'password'>) {
  await typed(page, page.getByLabel('Email Address'), email)
  await typed(page, page.getByLabel('Password', { exact: true }), password)
  await page.keyboard.press('Enter')
}

test('a purchase by keyboard alone, from the home page to the order', async ({ page }) => {
  const shopper = await newShopper(stack.backend)
  await addAddress(shopper.api)

  await test.step('from the home page to a case', async () => {
    await page.goto(stack.shop)
    await watched(page)
    await page.keyboard.press('Tab')
    await expect(link(page, 'Skip to content')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await tabTo(page, link(page, 'Products'), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await arrivedAt(page, /\/products$/)
    await pressed(page, link(page, 'Tough Cover'))
    await arrivedAt(page, /\/products\/\d+$/)
    await pressed(page, link(page, 'Customize Now'))
    await arrivedAt(page, /\/customize/)
  })

  await test.step('phone, finish, words and picture', async () => {
    await pressed(page, button(page, DEVICE), 'Space')
    await expect(page.getByRole('heading', { name: 'Select a finish' })).toBeVisible()
    await pressed(page, button(page, /^Matte/))
    await typed(page, prompt(page), words('a lynx in the snow'))
    await pressed(page, button(page, 'Generate'))
    await allDrawn(page)
    await pressed(page, variations(page).nth(1))
    await expect(variations(page).nth(1)).toHaveAttribute('aria-pressed', 'true')
    const picture = preview(page).getByRole('slider', { name: 'Place the picture' })
    await tabTo(page, picture)
    await page.keyboard.press('Shift+ArrowDown')
    await expect(picture).toHaveAttribute('aria-valuetext', /5 per cent down/)
  })

  await test.step('into the cart, whose drawer gives the focus back', async () => {
    const add = button(page, 'Add to Cart')
    await pressed(page, add)
    const drawer = page.getByRole('dialog', { name: 'Your cart' })
    await expect(drawer).toBeVisible({ timeout: 60_000 })
    await page.keyboard.press('Escape')
    await expect(add).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(drawer).toBeVisible({ timeout: 60_000 })
    await pressed(page, drawer.getByRole('link', { name: 'View cart' }))
    await arrivedAt(page, /\/cart$/)
  })

  await test.step('through the sign-in to the payment, and to the order', async () => {
    await pressed(page, secureCheckout(page))
    await expect(page.getByText('Please log in to proceed with checkout')).toBeVisible()
    await arrivedAt(page, /\/login/)
    await signInByKeys(page, shopper)
    await arrivedAt(page, /\/cart$/)
    await pressed(page, secureCheckout(page))
    await page.waitForURL(`${stack.sandbox.stripe}/**`)
    await pressed(page, page.getByRole('button', { name: /^Pay £/ }))
    await expect(succeeded(page)).toBeVisible({ timeout: 60_000 })
    await pressed(page, page.getByRole('link', { name: 'View Order History' }))
    await arrivedAt(page, /\/dashboard\?tab=orders/)
    await expect(page.getByText('Awaiting Approval').first()).toBeVisible()
    for (const [name, said] of [
      ['Refresh', 'Order status updated!'],
      ['Refresh Data', 'Data refreshed!'],
    ] as const) {
      await tabTo(page, button(page, name), name === 'Refresh' ? 'Tab' : 'Shift+Tab')
      await page.keyboard.press('Enter')
      await expect(page.getByText(said)).toBeVisible()
      await expect(button(page, name)).toBeFocused()
    }
  })
})

test('an administrator finds an order and lets it be printed, by keyboard alone', async ({ page }) => {
  const { orderId, shopper } = await placedOrder(stack, { prompt: 'a heron in the reeds' })
  await page.goto(`${stack.shop}/login?redirect=%2Fadmin`)
  await watched(page)
  await signInByKeys(page, { email: 'admin@caseloom.test', password: DEMO_PASSWORD })
  await arrivedAt(page, /\/admin/)
  await tabTo(page, page.getByRole('tab', { name: /^Dashboard/ }))
  await page.keyboard.press('ArrowDown')
  const list = page.getByRole('region', { name: 'Pending Orders' })
  await expect(list).toBeVisible()
  await page.keyboard.press('/')
  await expect(list.getByLabel('Search orders')).toBeFocused()
  await page.keyboard.type(shopper.email)
  await expect(list.getByRole('listitem')).toHaveCount(1)
  // Out of the field, in which letters are words.
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('j')
  await expect(list.getByRole('listitem')).toBeFocused()
  await page.keyboard.press('v')
  const details = page.getByRole('dialog', { name: 'Order Details' })
  await expect(details.getByRole('img', { name: /What is printed on/ })).toBeVisible({ timeout: 60_000 })
  await page.keyboard.press('Escape')
  await expect(list.getByRole('listitem')).toBeFocused()
  await page.keyboard.press('Shift+P')
  const status = () => rows(stack.databaseUrl, 'select status from approval where order_id = $1', [orderId])
  await expect.poll(status, { timeout: 90_000 }).toEqual([{ status: 'processed' }])
  await expect(list.getByText('No order matches')).toBeVisible()
  await expect(list.getByRole('heading', { name: 'Pending Orders' })).toBeFocused()
})
