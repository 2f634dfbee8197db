import { expect, type Page } from '@playwright/test'
import { rows } from '../support/database'
import { CART, drawerOf, guest, lines, test } from '../support/journey-cart'
import { journeyStack } from '../support/journey-stack'
import { DEVICE, preview } from '../support/journey-studio'

const editOf = (page: Page, at: number) => page.getByRole('link', { name: /^Edit design of/ }).nth(at)
const mirror = (page: Page) => preview(page).getByRole('button', { name: 'Mirror', exact: true })
const finish = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) }).first()

async function laidOut(page: Page) {
  await expect(page.getByText('Your case is laid out as it is in your cart.')).toBeVisible()
  await expect(page.getByRole('button', { name: DEVICE, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(mirror(page)).toBeVisible()
}

/** Adds what lies in the studio, and comes back to the cart. */
async function replace(page: Page) {
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(drawerOf(page).getByText('Tough Cover replaced in your cart')).toBeVisible({ timeout: 60_000 })
  await drawerOf(page).getByRole('link', { name: 'View cart' }).click()
  await expect(page).toHaveURL(CART)
}

test('Edit design lays the case out as it is in the cart, and what is added takes its place', async ({
  browser,
  designed,
}) => {
  const page = await guest(browser, designed)
  await lines(page)
    .first()
    .getByRole('button', { name: /^Increase quantity/ })
    .click()
  await expect(page.getByText('3 items ready for checkout')).toBeVisible()

  await editOf(page, 0).click()
  await laidOut(page)
  await expect(page.getByText(/^You are changing Tough Cover/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^You are changing Tough Cover/)).toBeVisible()
  await mirror(page).click()
  await replace(page)
  await expect(page.getByText('3 items ready for checkout')).toBeVisible()

  await test.step('each line brings its own placement', async () => {
    await editOf(page, 1).click()
    await laidOut(page)
    await expect(mirror(page)).toHaveAttribute('aria-pressed', 'false')
    await page.goto(CART)
    await editOf(page, 0).click()
    await laidOut(page)
    await expect(mirror(page)).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('another finish, in the same place and as many', async () => {
    const matte = (await finish(page, 'Matte').getAttribute('aria-pressed')) === 'true'
    const other = matte ? 'Gloss' : 'Matte'
    await finish(page, other).click()
    await replace(page)
    await expect(page.getByText('3 items ready for checkout')).toBeVisible()
    await expect(lines(page)).toHaveCount(2)
    await expect(lines(page).first()).toContainText(`${DEVICE} · ${other}`)
  })

  await test.step('in another tab it is laid out too, and nothing is being changed', async () => {
    const opened = page.context().waitForEvent('page')
    await editOf(page, 0).click({ modifiers: ['ControlOrMeta'] })
    const tab = await opened
    await laidOut(tab)
    await expect(mirror(tab)).toHaveAttribute('aria-pressed', 'true')
    await expect(tab.getByText(/^You are changing/)).toBeHidden()
    await expect(page).toHaveURL(CART)
    await page.getByRole('banner').getByRole('link', { name: 'Customize' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Make it yours/ })).toBeVisible()
    await expect(page.getByText(/^You are changing/)).toBeHidden()
  })
  await page.context().close()
})

test('a case whose print has another size by now says so in the cart, and is laid out anew', async ({
  browser,
  designed,
}) => {
  const page = await guest(browser, designed)
  const link = new URL((await editOf(page, 0).getAttribute('href')) ?? '', CART)
  const widen = async (by: number) => {
    const [now] = await rows<{ size: string }>(
      journeyStack().databaseUrl,
      `update print_spec s set width_px = width_px + $1 from recipe r where r.hash = $2 and s.variant_sku = r.sku
       returning concat(s.width_px, ' × ', s.height_px, ' px') as size`,
      [by, link.searchParams.get('recipe')],
    )
    return now?.size ?? ''
  }
  const refusal = lines(page)
    .first()
    .getByText(/is printed in another size now/)
  const size = await widen(6)
  try {
    await page.reload()
    await expect(refusal).toBeVisible()
    await editOf(page, 0).click()
    await laidOut(page)
    await expect(preview(page).getByText(size)).toBeVisible()
    await replace(page)
    await expect(page.getByText('1 of 2 items ready for checkout')).toBeVisible()
    await expect(refusal).toBeHidden()
  } finally {
    await widen(-6)
  }
  await page.context().close()
})
