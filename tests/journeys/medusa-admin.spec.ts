import { randomBytes } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { guest } from '../support/actors'
import { codeOf, freshCode } from '../support/authenticator'
import { placedOrder } from '../support/checkout'
import { rows } from '../support/database'
import { inMedusaAs, inMedusaAt } from '../support/journey-medusa'
import { journeyStack } from '../support/journey-stack'
import { merchandiser } from '../support/medusa-admin'
import { invite, newMedusaUser } from '../support/medusa-user'

const stack = journeyStack()

const listed = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

test('an order is found among the approvals, and processed where Medusa shows it', async ({ page }) => {
  const { orderId } = await placedOrder(stack)
  const [order] = await rows<{ display_id: number }>(
    stack.databaseUrl,
    'select display_id from "order" where id = $1',
    [orderId],
  )
  await inMedusaAt(page, '/approvals')
  await page.getByPlaceholder('Search orders').fill(orderId)
  await expect(listed(page, 'Pending')).toHaveCount(1)
  await listed(page, `#${order?.display_id}`).click()

  const approval = page.getByLabel('Approval', { exact: true })
  await expect(approval.getByRole('heading', { name: 'Approval' })).toBeVisible()
  // Back is to the list as it was.
  await page.goBack()
  await expect(page.getByPlaceholder('Search orders')).toHaveValue(orderId)
  await expect(listed(page, 'Pending')).toHaveCount(1)
  await listed(page, `#${order?.display_id}`).click()
  await approval.getByRole('button', { name: 'Process', exact: true }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByText('Process this order?')).toBeVisible()
  await question.getByRole('button', { name: 'Process' }).click()
  await expect(page.getByText('Order processed: it is with the printer')).toBeVisible()
  await expect
    .poll(() => rows(stack.databaseUrl, 'select status from approval where order_id = $1', [orderId]))
    .toEqual([{ status: 'processed' }])
  await page.reload()
  await expect(approval.getByRole('button', { name: 'Cancel print' })).toBeVisible()
})

test('somebody who is invited signs in and out, and finds the door closed once they are removed', async ({
  page,
}) => {
  const login = { email: `ada-${randomBytes(5).toString('hex')}@example.test`, password: 'a-pass-of-ada-1' }
  const invitation = await invite(stack.backend, login.email)
  await page.goto(`${stack.backend}/app/invite?token=${invitation}`)
  await page.getByPlaceholder('First name').fill('Ada')
  await page.getByPlaceholder('Last name').fill('Whitfield')
  await page.getByPlaceholder('Password', { exact: true }).fill(login.password)
  await page.getByPlaceholder('Repeat password').fill(login.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Your account has been registered')).toBeVisible()

  await inMedusaAs(page, login, '/login')
  await page.getByRole('button', { name: /Ada Whitfield/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('button', { name: 'Continue with Email' })).toBeVisible()

  await inMedusaAs(page, login, '/login')
  const [user] = await rows<{ id: string }>(stack.databaseUrl, 'select id from "user" where email = $1', [
    login.email,
  ])
  await (await merchandiser(stack.backend)).call('DELETE', `/users/${user?.id}`)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Continue with Email' })).toBeVisible()
})

test('a second factor is set up in the profile, ends a sign-in elsewhere, and goes with its code alone', async ({
  page,
  browser,
}) => {
  const user = await newMedusaUser(stack.backend)
  const elsewhere = await (await browser.newContext()).newPage()
  await inMedusaAs(elsewhere, user, '/login')
  await inMedusaAs(page, user, '/login')
  await page.goto(`${stack.backend}/app/settings/profile`)
  const section = page.getByText('Require an authenticator app when signing in.')
  await expect(section).toBeVisible()
  await page.getByRole('button', { name: 'Enable' }).click()
  const setUp = page.getByRole('dialog')
  const secret = (await setUp.locator('.font-mono').first().innerText()).trim()
  const codes = setUp.getByText('Copy and store these recovery codes')
  const code = codeOf(secret)
  await setUp.getByRole('textbox').first().fill(code)
  await expect(codes).toBeVisible()
  await setUp.getByRole('button', { name: 'Complete' }).click()
  await elsewhere.reload()
  await expect(elsewhere.getByRole('button', { name: 'Continue with Email' })).toBeVisible()

  await page.getByRole('button', { name: 'Disable' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('textbox').first().fill(code)
  await expect(question.getByText('This code was used already')).toBeVisible()
  await question
    .getByRole('textbox')
    .first()
    .fill(await freshCode(stack, secret))
  await expect(page.getByText('Two-factor authentication disabled')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enable' })).toBeVisible()
  await page.reload()
  await expect(section).toBeVisible()
})

test('a message is searched for, opened and marked as answered, and leaves the open ones', async ({
  page,
}) => {
  const mark = randomBytes(5).toString('hex')
  await guest(stack.backend).must('sendContactMessage', {
    body: {
      name: 'Ada Whitfield',
      email: `ada-${mark}@example.test`,
      subject: `A heron ${mark}`,
      message: 'Could it stand on the other leg?',
      category: 'design',
    },
  })
  await inMedusaAt(page, '/messages')
  await page.getByPlaceholder('Search messages').fill(mark)
  await expect(listed(page, mark)).toHaveCount(1)
  await listed(page, mark).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText('Could it stand on the other leg?')).toBeVisible()
  await drawer.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(page.getByText('Marked as answered').first()).toBeVisible()
  await expect(page.getByText('No message matches')).toBeVisible()
  expect(
    await rows(
      stack.databaseUrl,
      'select answered_at is not null as answered from contact_message where email = $1',
      [`ada-${mark}@example.test`],
    ),
  ).toEqual([{ answered: true }])
})

test('a message of words without end leaves its drawer to be closed, on a phone too', async ({ page }) => {
  const mark = randomBytes(5).toString('hex')
  const subject = mark + 'wordwithoutend'.repeat(10)
  await guest(stack.backend).must('sendContactMessage', {
    body: { name: 'Ada', email: `ada-${mark}@example.test`, subject, message: 'Hm?', category: 'design' },
  })
  await inMedusaAt(page, '/messages')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByPlaceholder('Search messages').fill(mark)
  await listed(page, mark).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('heading', { name: subject })).toBeVisible()
  expect(await drawer.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await drawer.getByRole('button').first().click()
  await expect(drawer).toBeHidden()
})

test('who changed what is found, and opened with what it was before', async ({ page }) => {
  const medusa = await merchandiser(stack.backend)
  const title = `Heron ${randomBytes(4).toString('hex')}`
  const { collection } = await medusa.call<{ collection: { id: string } }>('POST', '/collections', { title })
  await medusa.call('POST', `/collections/${collection.id}`, { title: `${title} anew` })
  await inMedusaAt(page, '/activity')
  await expect(page.getByRole('heading', { name: 'Activity' })).toBeVisible()
  await page.getByPlaceholder('Search by name or id').fill(title)
  await expect(listed(page, title)).toHaveCount(2)
  const changed = listed(page, title).filter({ hasText: 'Changed' })
  await expect(changed).toContainText('merchandiser@caseloom.test')
  await expect(changed).toContainText('Done')
  await changed.click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText(title, { exact: true })).toBeVisible()
  await expect(drawer.getByText(`${title} anew`, { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByPlaceholder('Search by name or id').fill('nobody ever called it so')
  await expect(page.getByText('Nothing matches')).toBeVisible()
  await page.route('**/admin/activity?*', (route) =>
    route.fulfill({ status: 500, json: { message: 'It rests.' } }),
  )
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('It rests.')
  await medusa.call('DELETE', `/collections/${collection.id}`)
})
