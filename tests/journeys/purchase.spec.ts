import { expect, test, type Browser, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../support/demo-people'
import { rows } from '../support/database'
import { register, stranger } from '../support/journey-people'
import { journeyStack } from '../support/journey-stack'
import { sandboxClient } from '../support/sandbox-client'

const stack = journeyStack()
const sandbox = sandboxClient(stack)
/** A case that Prodigi's own data covers, as that data has it; two of them are ordered. */
const CASE = {
  line: /tough/i,
  device: 'iPhone 13',
  finish: 'Matte',
  print: {
    sku: 'GLOBAL-TECH-IP13-TCB-CS-M',
    copies: 2,
    attributes: { brand: 'Apple', finish: 'matte', size: 'iphone 13', style: 'Tough' },
  },
  size: { width: 1238, height: 2042 },
}
const PROMPT = 'a fox asleep in a birch forest, first snow'

async function designACase(page: Page) {
  await page.goto(`${stack.shop}/products`)
  const card = page.getByRole('article').filter({ hasText: CASE.line }).first()
  await card.getByRole('link', { name: /View Details/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(CASE.line)
  await page.getByRole('link', { name: 'Customize Now' }).click()
  await page.getByRole('button', { name: 'Apple', exact: true }).click()
  await page.getByRole('button', { name: CASE.device, exact: true }).click()
  await page.getByRole('button', { name: new RegExp(`^${CASE.finish}`) }).click()
  await page.getByLabel('Describe your picture').fill(PROMPT)
  await page.getByRole('button', { name: 'Generate' }).click()
  await expect(page.getByRole('button', { name: /^Variation \d of 4$/ })).toHaveCount(4, { timeout: 90_000 })
  await page.getByRole('button', { name: 'Variation 2 of 4' }).click()
  await expect(page.getByText('£15.00').first()).toBeVisible()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await page.getByRole('link', { name: 'View cart' }).click({ timeout: 60_000 })
}

async function addAddress(page: Page) {
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Add Address' }).click()
  await dialog.getByLabel('Address Name').fill('Home')
  await dialog.getByLabel('Street Address').fill('7 Loom Lane')
  await dialog.getByLabel('City').fill('Manchester')
  await dialog.getByLabel('Postcode').fill('M1 2AB')
  await dialog.getByRole('button', { name: 'Save Address' }).click()
  await expect(page.getByText('Address added successfully')).toBeVisible()
}

/** The customer's own view of the order: its status in the dashboard's list. */
async function seesStatus(page: Page, label: string | RegExp) {
  await expect(async () => {
    await page.goto(`${stack.shop}/dashboard?tab=orders`)
    await expect(page.getByText(label).first()).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
}

async function approveAsAdministrator(browser: Browser, customerEmail: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto(`${stack.shop}/login?redirect=/admin`)
  await page.getByLabel('Email Address').fill('admin@caseloom.test')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/admin/)
  await page
    .getByRole('tab', { name: /pending/i })
    .or(page.getByRole('button', { name: /pending/i }))
    .or(page.getByRole('link', { name: /pending/i }))
    .first()
    .click()
  const row = page.getByRole('listitem').or(page.getByRole('row')).filter({ hasText: customerEmail }).first()
  await expect(row).toContainText('Jo Weaver')
  await row.getByRole('button', { name: /^Process/ }).click()
  await expect(row.getByRole('button', { name: /^Process/ })).toHaveCount(0, { timeout: 90_000 })
  await context.close()
}

async function orderOf(email: string) {
  const [order] = await rows<{ id: string; customer_id: string; email: string }>(
    stack.databaseUrl,
    'select id, customer_id, email from "order" where email = $1',
    [email],
  )
  if (!order) throw new Error('There is no order')
  return order
}

const approvalStatus = async (orderId: string) => {
  const found = await rows<{ status: string }>(
    stack.databaseUrl,
    'select status from approval where order_id = $1',
    [orderId],
  )
  return found.map(({ status }) => status)
}
const payments = (orderId: string) =>
  rows<{ amount: string; authorized: boolean; captured: boolean }>(
    stack.databaseUrl,
    `select p.amount, pc.authorized_amount > 0 as authorized, p.captured_at is not null as captured
       from payment p
       join payment_collection pc on pc.id = p.payment_collection_id
       join order_payment_collection o on o.payment_collection_id = pc.id
      where o.order_id = $1`,
    [orderId],
  )

test('a case, from words to the print order and the customer’s door', async ({ page, browser }) => {
  const jo = stranger('Jo')
  const { email } = jo

  await test.step('designs a case as a guest', async () => {
    await designACase(page)
    await expect(page.getByRole('heading', { name: 'Your Cart' })).toBeVisible()
    await page.getByRole('button', { name: /^Increase quantity/ }).click()
    await expect(page.getByText('2 items ready for checkout')).toBeVisible()
    await expect(page.getByText(`${CASE.device} · ${CASE.finish}`)).toBeVisible()
  })

  await test.step('registers on the way to the checkout and gives an address', async () => {
    await page.getByRole('button', { name: /Secure Checkout/ }).click()
    await expect(page.getByText('Please log in to proceed with checkout')).toBeVisible()
    await page.getByRole('link', { name: 'Create an account' }).click()
    await register(page, jo)
    await expect(page).toHaveURL(/\/cart/)
    await page.getByRole('button', { name: /Secure Checkout/ }).click()
    await expect(page).toHaveURL(/\/dashboard/)
    await addAddress(page)
    await expect(page).toHaveURL(`${stack.shop}/cart`)
  })

  await test.step('pays on the hosted page, with express delivery', async () => {
    await page.getByRole('button', { name: /Secure Checkout/ }).click()
    await page.waitForURL(`${stack.sandbox.stripe}/**`)
    await expect(page.getByText(/sandbox/i).first()).toBeVisible()
    await page.getByLabel(/Express/).check()
    await page.getByRole('button', { name: /^Pay £38\.95/ }).click()
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible({ timeout: 60_000 })
  })

  const order = await orderOf(email)
  await test.step('there is one order, authorised and awaiting approval', async () => {
    await expect.poll(() => approvalStatus(order.id)).toEqual(['pending_admin_approval'])
    const [paid, ...others] = await payments(order.id)
    expect(others).toEqual([])
    expect(paid).toMatchObject({ authorized: true, captured: false })
    expect(Number(paid?.amount)).toBe(38.95)
    await page.getByRole('link', { name: 'View Order History' }).click()
    await expect(page.getByText('Awaiting Approval').first()).toBeVisible()
  })

  await test.step('the administrator lets it be printed', async () => {
    await approveAsAdministrator(browser, email)
    await expect.poll(() => approvalStatus(order.id), { timeout: 90_000 }).toEqual(['processed'])
    await expect.poll(() => payments(order.id)).toEqual([expect.objectContaining({ captured: true })])
  })

  const printsNow = async () =>
    (await sandbox.printOrders()).filter(({ merchantReference }) => merchantReference?.includes(order.id))
  await expect.poll(async () => (await printsNow()).length).toBe(1)
  const prints = await printsNow()
  await test.step('the print provider got exactly what was ordered', async () => {
    const [print] = prints
    expect(print?.shippingMethod).toBe('Express')
    expect(print?.items).toHaveLength(1)
    expect(print?.items[0]).toMatchObject(CASE.print)
    await sandbox.advancePrint(print?.id ?? '', 'production')
    const download = async () =>
      (await sandbox.downloads()).filter(({ orderId }) => orderId === print?.id).at(-1)
    await expect.poll(download).toMatchObject({
      ok: true,
      exactSize: true,
      format: 'png',
      hasAlpha: false,
      ...CASE.size,
    })
  })

  await test.step('the customer sees it shipped and delivered', async () => {
    await sandbox.advancePrint(prints[0]?.id ?? '', 'shipped')
    await seesStatus(page, /^(Shipped|In Transit)$/)
    await sandbox.advancePrint(prints[0]?.id ?? '', 'delivered')
    await seesStatus(page, /^Delivered$/)
  })

  await test.step('and was told by mail at each step', async () => {
    const subjects = async () =>
      (await sandbox.mails(email)).map(({ subject }) => subject.toLowerCase()).join('\n')
    for (const word of [
      /^welcome to/m,
      /^your order #\d+ is in$/m,
      /is going to print$/m,
      /is on its way$/m,
      /(has been delivered|should have arrived)$/m,
    ])
      await expect.poll(subjects, { timeout: 60_000 }).toMatch(word)
  })
})
