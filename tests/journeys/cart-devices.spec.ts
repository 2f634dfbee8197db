import { expect, type Page } from '@playwright/test'
import { signIn, type Person } from '../support/journey-account'
import { badge, CART, designCases, guest, lines, PHONE, removeFirst, test } from '../support/journey-cart'
import { stranger } from '../support/journey-people'
import { journeyStack } from '../support/journey-stack'
import { keptCart } from '../support/journey-studio'

const stack = journeyStack()

async function signedIn(page: Page, person: Person): Promise<Page> {
  // What is typed before the page is at work may be lost to it.
  await expect(async () => {
    await page.goto(`${stack.shop}/login?redirect=/cart`)
    await signIn(page, person)
    await expect(page).toHaveURL(CART, { timeout: 8_000 })
  }).toPass()
  return page
}

test('two tabs stay in step', async ({ browser, designed }) => {
  const one = await guest(browser, designed)
  const other = await one.context().newPage()
  await other.goto(CART)
  await expect(other.getByText('2 items ready for checkout')).toBeVisible()
  await one
    .getByRole('button', { name: /^Increase quantity/ })
    .first()
    .click()
  await other
    .getByRole('button', { name: /^Increase quantity/ })
    .last()
    .click()
  for (const page of [one, other]) await expect(page.getByText('4 items ready for checkout')).toBeVisible()
  await one.context().close()
})

test('the cart goes with the customer from one device to another, and leaves with them', async ({
  browser,
}) => {
  const laptop = await guest(browser, await designCases(browser))
  const person = stranger('Ines')
  const { email, password } = person
  const made = await laptop.request.post(`${stack.backend}/api/auth/register`, {
    data: { name: 'Ines Weaver', email, password },
  })
  expect(made.ok(), await made.text()).toBe(true)
  await signedIn(laptop, person)
  await expect(laptop.getByText('2 items ready for checkout')).toBeVisible()
  const phone = await signedIn(await (await browser.newContext({ viewport: PHONE })).newPage(), person)
  await expect(phone.getByText('2 items ready for checkout')).toBeVisible()

  await phone
    .getByRole('button', { name: /^Increase quantity/ })
    .first()
    .click()
  await expect(phone.getByText('3 items ready for checkout')).toBeVisible()
  await expect
    .poll(async () => (JSON.parse(await keptCart(phone)) as { pending: unknown[] }).pending.length)
    .toBe(0)
  await laptop.reload()
  await expect(laptop.getByText('3 items ready for checkout')).toBeVisible()

  await test.step('what is done without a connection is told when it is back', async () => {
    await laptop.context().setOffline(true)
    await removeFirst(laptop).click()
    await expect(lines(laptop)).toHaveCount(1)
    await laptop.context().setOffline(false)
    await expect
      .poll(async () => (JSON.parse(await keptCart(laptop)) as { pending: unknown[] }).pending.length)
      .toBe(0)
    await phone.reload()
    await expect(lines(phone)).toHaveCount(1)
  })

  await test.step('a removed line that comes back is back on both', async () => {
    await laptop.getByRole('main').getByRole('button', { name: 'Undo' }).click()
    await expect(lines(laptop)).toHaveCount(2)
    await expect
      .poll(async () => (JSON.parse(await keptCart(laptop)) as { pending: unknown[] }).pending.length)
      .toBe(0)
    await phone.reload()
    await expect(lines(phone)).toHaveCount(2)
  })

  await test.step('signed out, the browser is empty; signed in again, the cart is back', async () => {
    await laptop.getByRole('button', { name: /Ines/ }).first().click()
    await laptop.getByRole('menuitem', { name: 'Sign Out' }).click()
    await expect(laptop).toHaveURL(`${stack.shop}/`)
    await expect(badge(laptop)).toHaveAccessibleName('Cart, 0 items')
    expect(JSON.parse(await keptCart(laptop))).toMatchObject({ items: [], owner: null })
    await signedIn(laptop, person)
    await expect(lines(laptop)).toHaveCount(2)
  })
  await laptop.context().close()
  await phone.context().close()
})
