import { expect } from '@playwright/test'
import { codeOf, freshCode } from '../support/authenticator'
import { makeAdministrator } from '../support/administrators'
import { rows } from '../support/database'
import { newcomer, signIn } from '../support/journey-account'
import { barriers } from '../support/journey-barriers'
import { journeyStack } from '../support/journey-stack'
import { test } from '../support/journey-studio'

const stack = journeyStack()

test('an administrator sets two-step sign-in up, and comes to the panel by a code', async ({ page }) => {
  const fay = await newcomer(page, 'Fay')
  const [account] = await rows<{ id: string }>(
    stack.databaseUrl,
    'select id from customer where email = $1 and has_account',
    [fay.email],
  )
  await makeAdministrator(stack, account?.id ?? '')

  await test.step('the panel that is closed leads to where it is set up', async () => {
    const said = 'Administrators need two-step sign-in here.'
    await page.route('**/api/order/admin/**', (route) =>
      route.fulfill({
        status: 403,
        json: { success: false, code: 'second_factor_missing', error: said, message: said },
      }),
    )
    await page.goto(`${stack.shop}/admin`)
    const heading = page.getByRole('heading', { name: 'Two-step sign-in is needed here' })
    await expect(heading).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    // A word of two lines would have two boxes.
    expect(await heading.getByText('sign-in').evaluate((word) => word.getClientRects().length)).toBe(1)
    expect(await barriers(page)).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.unroute('**/api/order/admin/**')
    await page.getByRole('link', { name: 'Set up two-step sign-in' }).click()
    await expect(page.getByRole('heading', { name: 'Two-step sign-in', exact: true })).toBeFocused()
  })

  let secret = ''
  await test.step('password, app, recovery codes', async () => {
    await page.getByRole('button', { name: 'Set up two-step sign-in' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Your password').fill('not-the-password')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByText('Your password is not right')).toBeVisible()
    await expect(dialog.getByLabel('Your password')).toBeFocused()
    await dialog.getByLabel('Your password').fill(fay.password)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
    await expect(dialog.getByLabel('Six-digit code')).toBeFocused()
    expect(await barriers(page, '[role=dialog]')).toEqual([])
    const link = await dialog.getByRole('link', { name: 'Open it in the app' }).getAttribute('href')
    secret = new URL(link ?? '').searchParams.get('secret') ?? ''
    const shown = (await dialog.textContent()) ?? ''
    expect(shown.replaceAll(' ', '')).toContain(secret)
    await dialog.getByLabel('Six-digit code').fill('000000')
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    await expect(dialog.getByText(/This code is not right/)).toBeVisible()
    await dialog.getByLabel('Six-digit code').fill(codeOf(secret))
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    await expect(dialog.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
    await expect(dialog.getByText(/^([\da-f]{4}-){7}[\da-f]{4}$/)).toHaveCount(10)
    expect(await barriers(page, '[role=dialog]')).toEqual([])
    await dialog.getByRole('button', { name: 'I have kept them' }).click()
    await expect(page.getByText('10 recovery codes are left')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Two-step sign-in', exact: true })).toBeFocused()
  })

  await test.step('the next sign-in asks for a code', async () => {
    await page.goto(`${stack.shop}/admin`)
    await expect(page.getByRole('heading', { name: 'Admin Control Panel' })).toBeVisible()
    await page.getByRole('button', { name: 'Sign Out' }).first().click()
    await expect(page).toHaveURL(/\/login/)
    await page.goto(`${stack.shop}/login?redirect=/admin`)
    await signIn(page, fay)
    const code = page.getByLabel('Six-digit code')
    await expect(code).toBeFocused()
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    expect(await barriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText('Please enter the code')
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await expect(page.getByLabel('Recovery code')).toBeFocused()
    await page.getByRole('button', { name: 'Use the app’s code' }).click()
    await page.keyboard.insertText((await freshCode(stack, secret)).replace(/(...)/, '$1 '))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Welcome back!')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Admin Control Panel' })).toBeVisible()
  })
})
