import { expect } from '@playwright/test'
import { signIn } from '../support/journey-account'
import { barriers } from '../support/journey-barriers'
import { shopperWithCart, succeeded, toPaymentPage } from '../support/journey-checkout'
import { journeyStack } from '../support/journey-stack'
import { test } from '../support/journey-studio'
import { giveDesigns, tierMails } from '../support/membership'
import { rows } from '../support/database'

const stack = journeyStack()
const MEMBERSHIP = `${stack.shop}/dashboard?tab=membership`

test('designs lead to a tier, which is celebrated once and taken off the order', async ({
  page,
  browser,
}) => {
  test.slow()
  const shopper = await shopperWithCart(page)
  // The one in the cart counts too.
  await page.goto(MEMBERSHIP)
  await expect(page.getByRole('heading', { name: 'Starter Membership' })).toBeVisible()
  await expect(page.getByText('5 designs needed')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Progress to Explorer' })).toHaveAttribute(
    'aria-valuenow',
    '17',
  )
  await giveDesigns(stack, shopper.id, 5)
  await page.reload()
  await expect(page.getByText('Explorer Member Dashboard')).toBeVisible()
  await expect(page.getByText('You have reached Explorer!')).toBeVisible()
  const tiers = page.getByRole('region', { name: 'Membership Tiers' }).getByRole('listitem')
  await expect(tiers).toHaveCount(5)
  await expect(tiers.filter({ hasText: 'Your tier' })).toContainText('Explorer')
  await expect(page.getByText('5% off every order, applied automatically').first()).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('You have reached Explorer!')).toBeHidden()

  // Neither here again, nor on another device, which wants no motion anyway.
  await page.reload()
  await expect(page.getByText('Explorer Member Dashboard')).toBeVisible()
  const elsewhere = await browser.newContext({ reducedMotion: 'reduce' })
  const phone = await elsewhere.newPage()
  await phone.goto(`${stack.shop}/login?redirect=${encodeURIComponent('/dashboard?tab=membership')}`)
  await signIn(phone, shopper)
  await expect(phone.getByRole('heading', { name: 'Explorer Membership' })).toBeVisible()
  await expect(phone.getByText('You have reached Explorer!')).toHaveCount(0)
  await elsewhere.close()

  await page.goto(`${stack.shop}/cart`)
  const summary = page.getByRole('region', { name: 'Order Summary' })
  await expect(summary.getByText('Member discount')).toBeVisible()
  await toPaymentPage(page)
  await page.getByRole('button', { name: /^Pay £/ }).click()
  await expect(succeeded(page)).toBeVisible({ timeout: 60_000 })
  await expect
    .poll(
      async () =>
        rows(
          stack.databaseUrl,
          `select a.description, round(a.amount * 100)::int as pence from order_line_item_adjustment a
           join order_item i on i.item_id = a.item_id join "order" o on o.id = i.order_id
           where o.customer_id = $1 and a.deleted_at is null`,
          [shopper.id],
        ),
      { timeout: 60_000 },
    )
    .toEqual([{ description: 'Member discount', pence: 60 }])
  expect(await tierMails(stack, shopper.id)).toEqual(['Explorer'])
})

test('a membership that does not come says so, and comes when asked again', async ({ page }) => {
  const shopper = await shopperWithCart(page, { address: false })
  await page.goto(MEMBERSHIP)
  await expect(page.getByRole('heading', { name: 'Starter Membership' })).toBeVisible()
  await giveDesigns(stack, shopper.id, 5)
  const calls = /\/api\/(membership|auth\/profile)$/
  await page.route(calls, (route) => route.abort())
  await page.getByRole('button', { name: 'Refresh Data' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'This may not be the latest' })
  await expect(alert).toBeVisible()
  await page.unroute(calls)
  await alert.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'Explorer Membership' })).toBeVisible()
  await expect(alert).toBeHidden()
})
