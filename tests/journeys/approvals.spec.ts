import { expect, test, type Page } from '@playwright/test'
import { addAddress, designedLine, newShopper, type Shopper } from '../support/actors'
import { DEMO_PASSWORD } from '../support/demo-people'
import { rows } from '../support/database'
import { signIn } from '../support/journey-account'
import { faultsNow } from '../support/journey-barriers'
import { pressed, tabTo, typed } from '../support/journey-keyboard'
import { journeyStack } from '../support/journey-stack'
import { sandboxClient } from '../support/sandbox-client'

const stack = journeyStack()
const sandbox = sandboxClient(stack)

/** So many paid orders of one new customer, each of a case of its own. */
async function ordersOfOne(prompts: string[]): Promise<{ shopper: Shopper; orderIds: string[] }> {
  const shopper = await newShopper(stack.backend)
  await addAddress(shopper.api)
  const orderIds: string[] = []
  for (const prompt of prompts) {
    const { line } = await designedLine(shopper.api, { prompt })
    const { sessionId, url } = await shopper.api.must('createCheckoutSession', { body: { items: [line] } })
    await sandbox.pay(url)
    orderIds.push((await shopper.api.must('processPayment', { body: { sessionId } })).orderId)
  }
  return { shopper, orderIds }
}

async function statuses(orderIds: string[]): Promise<string[]> {
  const found = await rows<{ status: string }>(
    stack.databaseUrl,
    'select status from approval where order_id = any($1) order by array_position($1, order_id)',
    [orderIds],
  )
  return found.map(({ status }) => status)
}

async function administratorAt(page: Page, path: string) {
  await page.goto(`${stack.shop}/login?redirect=${encodeURIComponent(path)}`)
  await signIn(page, { email: 'admin@caseloom.test', password: DEMO_PASSWORD })
  await expect(page.getByRole('heading', { name: 'Admin Control Panel' })).toBeVisible()
}

test('an administrator searches, decides on several orders at once, and rejects one by keyboard', async ({
  page,
}) => {
  const { shopper, orderIds } = await ordersOfOne(['a lighthouse at dawn', 'two swans', 'a red tram'])
  const [first, second, third] = orderIds
  await administratorAt(page, `/admin?tab=pending&q=${encodeURIComponent(shopper.email)}`)
  const list = page.getByRole('region', { name: 'Pending Orders' })
  const orders = list.getByRole('listitem')

  await test.step('the search in the address is the list’s, and survives a reload', async () => {
    await expect(orders).toHaveCount(3)
    await page.reload()
    await expect(orders).toHaveCount(3)
    await expect(list.getByLabel('Search orders')).toHaveValue(shopper.email)
    await list.getByLabel('Search orders').fill('nobody-of-that-name')
    await expect(list.getByText('No order matches')).toBeVisible()
    await list.getByLabel('Search orders').fill('zz')
    await expect(list.getByText('One or two letters find a whole name')).toBeVisible()
    await list.getByRole('button', { name: 'Show all of them' }).click()
    await expect(list.getByText('No order matches')).toBeHidden()
    await list.getByLabel('Search orders').fill(shopper.email)
    await expect(orders).toHaveCount(3)
    expect(await faultsNow(page)).toEqual([])
  })

  await test.step('two are processed with one press, once each, and the list is read on from its top', async () => {
    const size = page.viewportSize()
    await page.setViewportSize({ width: 390, height: 844 })
    await list.getByLabel('Sort').selectOption('Oldest first')
    await expect(orders.first()).toHaveAttribute('data-order-row', first ?? '')
    await orders.nth(0).getByRole('checkbox').check()
    await orders.nth(1).getByRole('checkbox').check()
    const heading = list.getByRole('heading', { name: 'Pending Orders' })
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(heading).not.toBeInViewport()
    await page.getByRole('region', { name: 'Chosen orders' }).getByRole('button', { name: 'Process' }).click()
    const sure = page.getByRole('dialog', { name: 'Process 2 orders?' })
    await expect(sure).toContainText('is taken')
    await sure.getByRole('button', { name: 'Process 2 orders' }).click()
    await expect(page.getByText(/orders? (being )?processed/).first()).toBeVisible({ timeout: 90_000 })
    await expect
      .poll(() => statuses([first ?? '', second ?? '']), { timeout: 90_000 })
      .toEqual(['processed', 'processed'])
    const printed = (await sandbox.printOrders()).filter(({ merchantReference: reference }) =>
      orderIds.some((id) => reference?.includes(id)),
    )
    expect(printed).toHaveLength(2)
    await expect(orders).toHaveCount(1)
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
    if (size) await page.setViewportSize(size)
  })

  await test.step('the third is looked at and rejected by keyboard', async () => {
    await page.locator('body').press('j')
    await expect(orders.first()).toBeFocused()
    await page.keyboard.press('v')
    const details = page.getByRole('dialog', { name: 'Order Details' })
    await expect(details.getByRole('img', { name: /What is printed on/ })).toBeVisible({ timeout: 60_000 })
    await expect(page).toHaveURL(new RegExp(`order=${third ?? ''}`))
    expect(await faultsNow(page, { scope: '[role=dialog]' })).toEqual([])
    await page.keyboard.press('Escape')
    await expect(details).toBeHidden()
    await orders.first().focus()
    await page.keyboard.press('Shift+R')
    const dialog = page.getByRole('dialog', { name: 'Reject Order' })
    await expect(dialog.getByRole('button', { name: 'Reject Order' })).toBeDisabled()
    await dialog.getByLabel('Rejection Reason').fill('The picture shows a trademark.')
    await dialog.getByRole('button', { name: 'Reject Order' }).click()
    await expect.poll(() => statuses([third ?? '']), { timeout: 60_000 }).toEqual(['rejected'])
    await page.goto(`${stack.shop}/admin?tab=rejected&q=${encodeURIComponent(shopper.email)}`)
    const rejected = page.getByRole('region', { name: 'Rejected Orders' }).getByRole('listitem')
    await expect(rejected).toHaveCount(1)
    await expect(rejected).toContainText('Rejected')
  })

  await test.step('a link from a mail opens the order; the sales of the day are shown', async () => {
    await page.goto(`${stack.shop}/admin?order=${first ?? ''}`)
    const details = page.getByRole('dialog', { name: 'Order Details' })
    await expect(details).toContainText('Processed')
    await expect(details).toContainText('Margin without VAT')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: 'Sales' })).toBeVisible()
    await expect(page.getByText(/\d+ orders?, £[\d,.]+ taken/)).toBeVisible()
  })
})

test('by keyboard alone an administrator keeps their place in the list, and types a day', async ({
  page,
}) => {
  const { shopper, orderIds } = await ordersOfOne(['a lighthouse at dawn', 'two swans', 'a red tram'])
  const [, second, third] = orderIds
  await administratorAt(page, `/admin?tab=pending&sort=oldest&q=${encodeURIComponent(shopper.email)}`)
  const list = page.getByRole('region', { name: 'Pending Orders' })
  const orders = list.getByRole('listitem')
  await expect(orders).toHaveCount(3)

  await test.step('the order that follows a rejected one takes over its focus', async () => {
    await pressed(page, orders.nth(1).getByRole('button', { name: 'Reject' }))
    const dialog = page.getByRole('dialog', { name: 'Reject Order' })
    await typed(page, dialog.getByLabel('Rejection Reason'), 'The picture shows a trademark.')
    await pressed(page, dialog.getByRole('button', { name: 'Reject Order' }))
    await expect(orders).toHaveCount(2)
    await expect(dialog).toHaveCount(0)
    expect(await statuses([second ?? '', third ?? ''])).toEqual(['rejected', 'pending_admin_approval'])
    await expect(orders.nth(1)).toHaveAttribute('data-order-row', third ?? '')
    await expect(orders.nth(1)).toBeFocused()
  })

  await test.step('a year is typed digit by digit', async () => {
    const until = list.getByLabel('Ordered until')
    await list.getByLabel('Ordered from').focus()
    await tabTo(page, until)
    // Day and month are the same, whichever of them the browser asks for first.
    await page.keyboard.type('11112024', { delay: 100 })
    await expect(until).toHaveValue('2024-11-11')
    await expect(page).toHaveURL(/to=2024-11-11/)
    await expect(list.getByText('No order matches')).toBeVisible()
    await pressed(page, list.getByRole('button', { name: 'Show all of them' }))
    await expect(until).toHaveValue('')
  })
})

test('what the panel has not been told yet is no zero', async ({ page }) => {
  let answer: () => void = () => undefined
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/\/api\/order\/admin\/stats/, async (route) => {
    await asked
    await route.continue()
  })
  await administratorAt(page, '/admin?tab=processed')
  const tab = page.getByRole('tab', { name: /^Pending/ })
  await expect(tab).toContainText('– Pending')
  await expect(page.getByRole('tab', { name: /^Needs a person/ })).toContainText('– Payments')
  answer()
  await expect(tab).toContainText(/\d+ Pending/)
})

test('a payment that a bank doubts is explained, and printed only once that was confirmed', async ({
  page,
}) => {
  const { shopper, orderIds } = await ordersOfOne(['a grey heron', 'a blue bicycle'])
  const [doubted = '', other = ''] = orderIds
  const [checkout] = await rows<{ intent: string }>(
    stack.databaseUrl,
    'select payment_intent_id as intent from checkout where order_id = $1',
    [doubted],
  )
  await sandbox.dispute({ paymentIntent: checkout?.intent ?? null, reason: 'product_not_received' })
  await administratorAt(page, `/admin?tab=pending&q=${encodeURIComponent(shopper.email)}`)
  const list = page.getByRole('region', { name: 'Pending Orders' })
  const row = list.locator(`[data-order-row="${doubted}"]`)
  await expect(row).toContainText('The customer’s bank disputes £', { timeout: 60_000 })

  await test.step('several at once leave it out', async () => {
    await list.getByRole('checkbox', { name: /^Choose all/ }).check()
    await page.getByRole('region', { name: 'Chosen orders' }).getByRole('button', { name: 'Process' }).click()
    const sure = page.getByRole('dialog', { name: 'Process 1 order?' })
    await expect(sure).toContainText('Left out: 1 order')
    await sure.getByRole('button', { name: 'Process 1 order' }).click()
    await expect.poll(() => statuses([other]), { timeout: 90_000 }).toEqual(['processed'])
    expect(await statuses([doubted])).toEqual(['pending_admin_approval'])
    await expect(list.locator(`[data-order-row="${other}"]`)).toHaveCount(0)
  })

  await test.step('one by one it is explained first; nothing happens until it is confirmed', async () => {
    await row.getByRole('button', { name: 'Process' }).click()
    const dialog = page.getByRole('dialog', { name: 'Process a doubted payment?' })
    await expect(dialog).toContainText('Product not received')
    await expect(dialog).toContainText(/Amount£\d+\.\d\d/)
    await expect(dialog).toContainText(/Answer by\d{1,2} \w+ 20\d\d/)
    const press = dialog.getByRole('button', { name: 'Process all the same' })
    await expect(press).toBeDisabled()
    expect(await faultsNow(page, { scope: '[role=dialog]' })).toEqual([])
    await dialog.getByRole('button', { name: 'Leave it' }).click()
    expect(await statuses([doubted])).toEqual(['pending_admin_approval'])

    await row.getByRole('button', { name: 'View' }).click()
    await page
      .getByRole('dialog', { name: 'Order Details' })
      .getByRole('button', { name: 'Process Order' })
      .click()
    await dialog.getByRole('checkbox').check()
    await press.click()
    await expect.poll(() => statuses([doubted]), { timeout: 90_000 }).toEqual(['processed'])
    await expect(dialog).toBeHidden()
  })
})

test('a customer cancels an order that waits for its check, and is told of the money', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { shopper, orderIds } = await ordersOfOne(['a sleeping cat'])
  await page.goto(`${stack.shop}/login?redirect=${encodeURIComponent('/dashboard?tab=orders')}`)
  await signIn(page, shopper)
  await page.getByRole('button', { name: 'Details' }).click()
  await page
    .getByRole('dialog', { name: 'Order Details' })
    .getByRole('button', { name: 'Cancel order' })
    .click()
  const sure = page.getByRole('dialog', { name: /^Cancel order #/ })
  await expect(sure).toContainText('Your card was not charged')
  await sure.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText('You cancelled this order')).toBeVisible({ timeout: 60_000 })
  await expect.poll(() => statuses(orderIds), { timeout: 60_000 }).toEqual(['cancelled'])
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)
})
