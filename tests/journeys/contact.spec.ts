import { randomBytes } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { rows } from '../support/database'
import { barriers } from '../support/journey-barriers'
import { journeyStack } from '../support/journey-stack'

const stack = journeyStack()
const WIDTHS = [1440, 390]

for (const width of WIDTHS)
  test(`at ${width}: the form says what is missing, keeps the message, and takes another`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const email = `writer-${randomBytes(6).toString('hex')}@example.test`
    await page.goto(`${stack.shop}/contact`)
    await page.getByRole('button', { name: 'Write a message' }).click()
    await expect(page.getByLabel('Name')).toBeFocused()
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Name is required')).toBeVisible()
    await page.getByLabel('Name').fill('Ada Whitfield')
    await expect(page.getByText('Name is required')).toHaveCount(0)
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Category').selectOption('Design & Customization')
    await page.getByLabel('Subject').fill('A heron')
    await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Could it stand on the other leg?')
    expect(await barriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeFocused()
    await expect(page.getByText('Message sent successfully!')).toBeVisible()
    const kept = () =>
      rows(stack.databaseUrl, 'select category, subject from contact_message where email = $1', [email])
    expect(await kept()).toEqual([{ category: 'design', subject: 'A heron' }])
    await page.getByRole('button', { name: 'Send Another Message' }).click()
    await expect(page.getByLabel('Subject')).toHaveValue('')
    await expect(page.getByLabel('Name')).toBeFocused()
  })

test('a message that does not get through stays in the form, with what to do', async ({ page }) => {
  await page.goto(`${stack.shop}/contact`)
  await page.route('**/api/contact', (route) => route.abort())
  await page.getByLabel('Name').fill('Ada Whitfield')
  await page.getByLabel('Email', { exact: true }).fill('ada@example.test')
  await page.getByLabel('Subject').fill('A heron')
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Could it stand on the other leg?')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toHaveValue(
    'Could it stand on the other leg?',
  )
})

test('the chat greets, answers with the shop’s own prices, and leads to the form', async ({ page }) => {
  await page.goto(`${stack.shop}/contact`)
  await page.getByRole('button', { name: 'Start chat' }).click()
  const chat = page.getByRole('dialog', { name: 'Caseloom support' })
  await expect(chat.getByText('Hi! I answer the common questions')).toBeVisible()
  await Promise.all([
    expect(chat.getByText('Typing…')).toBeVisible(),
    chat.getByRole('button', { name: 'Shipping info' }).click(),
  ])
  await expect(chat.getByRole('group', { name: 'Quick replies' })).toHaveCount(0)
  await expect(chat.getByText(/Basic £2\.10, 5-7 business days/)).toBeVisible()
  await expect(chat.getByRole('button', { name: 'Returns' })).toBeVisible()
  const send = chat.getByRole('button', { name: 'Send', exact: true })
  await expect(send).toBeDisabled()
  await chat.getByLabel('Your message').fill('qwertz')
  await chat.getByLabel('Your message').press('Enter')
  await expect(chat.getByText('I have no answer to that.')).toBeVisible()
  expect(await barriers(page, '[role=dialog]')).toEqual([])
  await chat.getByRole('button', { name: 'Send email' }).click()
  await expect(chat).toHaveCount(0)
  await expect(page.getByLabel('Subject')).toHaveValue('Chat Support Request')
  await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toHaveValue(
    'I asked the chat about delivery. I wrote:\n“qwertz”\n\n',
  )
})

test('the chat by keyboard: nothing that goes takes the focus along', async ({ page }) => {
  await page.goto(`${stack.shop}/contact`)
  const opener = page.getByRole('button', { name: 'Start chat' })
  const chat = page.getByRole('dialog', { name: 'Caseloom support' })
  const field = chat.getByLabel('Your message')
  const greeted = async () => {
    await opener.press('Enter')
    await expect(field).toBeFocused()
    await expect(chat.getByRole('button', { name: 'Returns' })).toBeVisible()
  }
  await greeted()
  await page.keyboard.press('Escape')
  await expect(chat).toHaveCount(0)
  await expect(opener).toBeFocused()

  await greeted()
  await chat.getByRole('button', { name: 'Returns' }).press('Enter')
  await expect(chat.getByRole('log')).toBeFocused()
  // The next answer's replies are one step further.
  const mail = chat.getByRole('button', { name: 'Send email' })
  await expect(mail).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(mail).toBeFocused()
  await field.fill('qwertz')
  await chat.getByRole('button', { name: 'Send', exact: true }).press('Enter')
  await expect(field).toBeFocused()
  await chat.getByRole('button', { name: 'End chat' }).press('Enter')
  await expect(chat).toHaveCount(0)
  await expect(opener).toBeFocused()

  await greeted()
  await chat.getByRole('button', { name: 'Returns' }).press('Enter')
  await mail.press('Enter')
  await expect(chat).toHaveCount(0)
  await expect(page.getByLabel('Name')).toBeFocused()
})

test('About tells the story, and its figures are marked as samples', async ({ page }) => {
  await page.goto(`${stack.shop}/`)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const year of ['2023', '2024', '2025'])
    await expect(page.getByText(year, { exact: true })).toBeVisible()
  await expect(page.getByText('Sample figures of this demonstration shop.')).toBeVisible()
  await expect(page.getByText('A sample story, for the shop to put its own in its place.')).toBeVisible()
  expect(await barriers(page)).toEqual([])
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  // At the top, and where the page ends.
  const calls = page.getByRole('link', { name: 'Start Creating' })
  await expect(calls).toHaveCount(2)
  await calls.last().click()
  await expect(page).toHaveURL(/customize/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form says what is wrong, keeps what was written, and is sent', async ({ page }) => {
    const email = `writer-${randomBytes(6).toString('hex')}@example.test`
    const message = page.getByRole('textbox', { name: 'Message', exact: true })
    await page.goto(`${stack.shop}/contact?subject=An%20order`)
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Category').selectOption('Orders & Shipping')
    await page.getByLabel('Subject').fill('A heron')
    await message.fill('Could it stand\non the other leg?')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByRole('alert').getByText('Name is required.')).toBeVisible()
    await expect(message).toHaveValue('Could it stand\non the other leg?')
    await expect(page.getByLabel('Category')).toHaveValue('orders')
    await page.getByLabel('Name').fill('Ada Whitfield')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Message sent!')).toBeVisible()
    const kept = await rows<{ id: string }>(
      stack.databaseUrl,
      `select id, category, subject, message from contact_message where email = $1`,
      [email],
    )
    expect(kept).toMatchObject([
      { category: 'orders', subject: 'A heron', message: 'Could it stand\non the other leg?' },
    ])
    await expect(page.getByText(kept[0]?.id.slice(-6).toUpperCase() ?? '')).toBeVisible()
  })

  test('another site’s form is not, and our own is by https too, where a proxy speaks it', async ({
    request,
  }) => {
    const { host } = new URL(stack.shop)
    const send = async (origin: string) => {
      const email = `writer-${randomBytes(6).toString('hex')}@example.test`
      const form = { name: 'Ada', email, subject: 'A heron', message: origin, category: 'general' }
      const headers = { origin, 'x-forwarded-proto': new URL(origin).protocol.slice(0, -1) }
      const answer = await request.post(`${stack.shop}/contact`, { form, headers })
      const kept = await rows(stack.databaseUrl, 'select 1 from contact_message where email = $1', [email])
      return [answer.status(), kept.length]
    }
    expect(await send(`https://${host}`)).toEqual([200, 1])
    expect(await send('http://evil.example')).toEqual([400, 0])
  })
})
