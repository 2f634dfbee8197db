import { expect, test } from '@playwright/test'
import { DEMO_PASSWORD } from '../support/demo-people'
import { rows } from '../support/database'
import { placedOrder } from '../support/checkout'
import { signIn } from '../support/journey-account'
import { faultsNow } from '../support/journey-barriers'
import { mailedLink } from '../support/journey-mail'
import { journeyStack } from '../support/journey-stack'
import { allDrawn, draw } from '../support/journey-studio'
import { sandboxClient } from '../support/sandbox-client'

const stack = journeyStack()
const sandbox = sandboxClient(stack)
const REMARK = 'The pond shows a trademark. Another picture, please.'

const hashOf = async (orderId: string) => {
  const [row] = await rows<{ hash: string }>(
    stack.databaseUrl,
    `select l.metadata->>'recipe_hash' as hash from order_line_item l where l.deleted_at is null
       and l.id in (select i.item_id from order_item i where i.order_id = $1)`,
    [orderId],
  )
  return row?.hash ?? ''
}

test('an administrator asks for another picture, and the customer sends it with the link of the mail alone', async ({
  page,
  browser,
}) => {
  test.slow()
  const { orderId, shopper } = await placedOrder(stack)
  const before = await hashOf(orderId)
  const elsewhere = await (await browser.newContext()).newPage()

  await test.step('the administrator asks', async () => {
    const path = `/admin?tab=pending&order=${orderId}`
    await page.goto(`${stack.shop}/login?redirect=${encodeURIComponent(path)}`)
    await signIn(page, { email: 'admin@caseloom.test', password: DEMO_PASSWORD })
    await page.getByRole('button', { name: 'Ask for a change' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ask for a change' })
    await expect(dialog.getByRole('button', { name: 'Ask the customer' })).toBeDisabled()
    await dialog.getByLabel('What should be changed?').fill(REMARK)
    // In the middle of its leaving it would be looked at half gone.
    await expect(page.getByText('Welcome back!')).toBeHidden()
    expect(await faultsNow(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Ask the customer' }).click()
    await expect(page.getByText('The customer has been asked for a change')).toBeVisible()
    await page.goto(`${stack.shop}/admin?tab=waiting&q=${encodeURIComponent(shopper.email)}`)
    const list = page.getByRole('region', { name: 'Waiting for Customers' })
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expect(list.getByText('Waiting for Customer', { exact: true })).toBeVisible()
  })

  await test.step('in another browser, the link opens the studio on that line', async () => {
    await elsewhere.goto(await mailedLink('customize', shopper.email))
    await expect(elsewhere.getByRole('heading', { name: 'Change your design' })).toBeVisible()
    await expect(elsewhere.getByText(REMARK)).toBeVisible()
    await expect(elsewhere.getByRole('heading', { name: 'Choose your case' })).toHaveCount(0)
    await expect(elsewhere.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0)
    await elsewhere.getByRole('button', { name: 'Send for approval' }).click()
    await expect(elsewhere.getByText('Nothing has changed yet')).toBeVisible()
    expect(await faultsNow(elsewhere)).toEqual([])
  })

  await test.step('another picture is drawn there and sent, once', async () => {
    await draw(elsewhere, 'a red kite above a harbour')
    await allDrawn(elsewhere)
    await elsewhere.reload()
    await expect(elsewhere.getByRole('heading', { name: 'Change your design' })).toBeVisible()
    await elsewhere.getByRole('button', { name: 'Send for approval' }).click()
    await expect(elsewhere.getByRole('heading', { name: 'Your change is with us' })).toBeVisible({
      timeout: 60_000,
    })
    await elsewhere.reload()
    await expect(elsewhere.getByRole('heading', { name: 'Your change has been sent' })).toBeVisible()
    await elsewhere.goto(`${stack.shop}/customize`)
    await expect(elsewhere.getByRole('heading', { name: 'Choose your case' })).toBeVisible()
    await expect(elsewhere.getByRole('heading', { name: 'Say what you see' })).toHaveCount(0)
  })

  await test.step('the administrator sees old and new, and processes it: the new one is printed', async () => {
    const after = await hashOf(orderId)
    expect(after).not.toBe(before)
    await page.goto(`${stack.shop}/admin?tab=pending&order=${orderId}`)
    const details = page.getByRole('dialog', { name: 'Order Details' })
    await expect(details.getByText('Changed by customer')).toBeVisible()
    await expect(details.getByText('Before', { exact: true })).toBeVisible()
    await expect(details.getByText('After', { exact: true })).toBeVisible()
    await details.getByRole('button', { name: 'Process Order' }).click()
    const printed = async () =>
      JSON.stringify(
        (await sandbox.printOrders()).filter(({ merchantReference }) => merchantReference === orderId),
      )
    await expect.poll(printed, { timeout: 60_000 }).toContain(after)
    expect(await printed()).not.toContain(before)
  })
})
