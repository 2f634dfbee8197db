import { expect } from '@playwright/test'
import {
  answeredTogether,
  expireSessions,
  EXPIRED,
  fillAddress,
  newcomer,
  signIn,
  tab,
} from '../support/journey-account'
import { mailedLink } from '../support/journey-mail'
import { stranger } from '../support/journey-people'
import { journeyStack } from '../support/journey-stack'
import { test } from '../support/journey-studio'
import { newShopper } from '../support/actors'
import { barriers } from '../support/journey-barriers'

const stack = journeyStack()
const WRONG = 'Invalid email or password'

test('register, open the mail, verify, and the dashboard knows', async ({ page, context, browser }) => {
  const ada = await newcomer(page, 'Ada')
  await expect(page.getByText('Your email address has not been verified yet.')).toBeVisible()
  const link = await mailedLink('verify-email', ada.email)

  // A mail program opens a tab of its own.
  const calls: string[] = []
  const mail = await context.newPage()
  mail.on('request', (request) => {
    if (request.url().includes('/api/auth/verify-email')) calls.push(request.url())
  })
  const seen: string[] = []
  mail.on('framenavigated', (frame) => seen.push(frame.url()))
  const answer = await mail.goto(link)
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
  await expect(mail.getByRole('heading', { name: 'Email Verified Successfully!' })).toBeVisible()
  await expect(mail).toHaveURL(/\/dashboard$/)
  expect(seen, 'the link left the address while its page was shown').toContain(`${stack.shop}/verify-email`)
  await expect(mail.getByText('Verified Account - Your account is fully verified and secure.')).toBeVisible()
  expect(calls).toHaveLength(1)

  // The tab that was open all along learns of it as soon as somebody looks at it.
  await expect(page.getByText('Your email address has not been verified yet.')).toBeVisible()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText('Verified Account - Your account is fully verified and secure.')).toBeVisible()

  await mail.goto(link)
  await expect(mail.getByRole('heading', { name: 'Email Already Verified' })).toBeVisible()
  await mail.goto(`${stack.shop}/verify-email?token=nothing&email=${encodeURIComponent(ada.email)}`)
  await expect(
    mail.getByText('Invalid verification link. Please check your email for the correct link.'),
  ).toBeVisible()
  expect(await barriers(mail)).toEqual([])
  await mail.getByRole('button', { name: 'Resend Verification Email' }).click()
  await expect(mail.getByText('Verification email sent! Please check your inbox.')).toBeVisible()

  await test.step('without a link nobody knows whose address it is, and the form asks', async () => {
    const guest = await (await browser.newContext()).newPage()
    await guest.goto(`${stack.shop}/verify-email`)
    await guest.getByRole('button', { name: 'Resend Verification Email' }).click()
    await expect(guest.getByLabel('Email Address')).toBeFocused()
    await expect(guest.getByRole('alert')).toHaveText('Please enter your email address')
    await guest.keyboard.type(ada.email)
    await guest.keyboard.press('Enter')
    await expect(guest.getByText('Verification email sent! Please check your inbox.')).toBeVisible()
    await guest.context().close()
  })
})

test('forgotten password: mail, new password; the old one, the link and older sign-ins are no use', async ({
  page,
  browser,
}) => {
  const bea = await newcomer(page, 'Bea')
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(`${stack.shop}/login`)
  await elsewhere.getByRole('link', { name: 'Forgot your password?' }).click()
  await elsewhere.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(elsewhere.getByText('Please enter your email address')).toBeVisible()
  await expect(elsewhere.getByLabel('Email Address')).toBeFocused()
  await elsewhere.getByLabel('Email Address').fill(bea.email)
  await elsewhere.getByRole('button', { name: 'Send Reset Link' }).dblclick()
  await expect(elsewhere.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  expect(await barriers(elsewhere)).toEqual([])
  await elsewhere.getByRole('button', { name: 'Try Different Email' }).click()
  await expect(elsewhere.getByLabel('Email Address')).toBeFocused()
  await expect(elsewhere.getByLabel('Email Address')).toHaveValue('')

  const link = await mailedLink('reset-password', bea.email)
  await elsewhere.goto(link)
  await expect(elsewhere.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await expect(elsewhere).toHaveURL(`${stack.shop}/reset-password`)
  await elsewhere.getByRole('button', { name: 'Reset Password' }).click()
  await expect(elsewhere.getByText('Please fill in all fields').first()).toBeVisible()
  await elsewhere.getByLabel('New Password', { exact: true }).fill('short')
  await elsewhere.getByLabel('Confirm New Password').fill('short')
  await elsewhere.getByRole('button', { name: 'Reset Password' }).click()
  await expect(elsewhere.getByText('Password must be at least 8 characters long')).toBeVisible()
  await expect(elsewhere.getByLabel('New Password', { exact: true })).toBeFocused()
  expect(await barriers(elsewhere)).toEqual([])
  const password = `${bea.password}-new`
  await elsewhere.getByLabel('New Password', { exact: true }).fill(password)
  await elsewhere.getByLabel('Confirm New Password').fill(password)
  await elsewhere.getByRole('button', { name: 'Reset Password' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'Password Reset Successful!' })).toBeVisible()
  await expect(elsewhere).toHaveURL(/\/login$/)
  await expect(
    elsewhere.getByText('Password reset successful! Please log in with your new password.'),
  ).toBeVisible()
  await expect(elsewhere.getByLabel('Email Address')).toHaveValue(bea.email)

  await signIn(elsewhere, bea)
  await expect(elsewhere.getByText(WRONG)).toBeVisible()
  await signIn(elsewhere, { ...bea, password })
  await expect(elsewhere).toHaveURL(/\/dashboard$/)

  await elsewhere.goto(link)
  await elsewhere.getByLabel('New Password', { exact: true }).fill(`${password}-2`)
  await elsewhere.getByLabel('Confirm New Password').fill(`${password}-2`)
  await elsewhere.getByRole('button', { name: 'Reset Password' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible()

  // The browser that had been signed in all along.
  await page.getByRole('button', { name: 'Refresh Data' }).click()
  await expect(page.getByText(EXPIRED)).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveCount(1)
  await elsewhere.context().close()
})

test('a session that ends in the middle of work: one toast, and the work is there after signing in', async ({
  page,
}) => {
  const cleo = await newcomer(page, 'Cleo')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('Full Name').fill('Cleo of the Long Name')
  await page.getByLabel('Phone Number').fill('+44 7700 900123')
  await expireSessions(cleo.email)

  await expect(page.getByRole('button', { name: 'Set up two-step sign-in' })).toBeVisible()
  const answers = await answeredTogether(
    page,
    /\/api\/(designs|orders|order\/payment-orders|auth\/second-factor)\b/,
    3,
  )
  await page.getByRole('button', { name: 'Refresh Data' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fdashboard/)
  await expect(page.getByText(EXPIRED)).toHaveCount(1)
  await expect.poll(() => answers).toEqual([401, 401, 401])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await expect(page.getByText('Data refreshed!')).toHaveCount(0)

  await signIn(page, cleo)
  await expect(page.getByLabel('Full Name')).toHaveValue('Cleo of the Long Name')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await expect(page.getByText('+44 7700 900123')).toBeVisible()

  await test.step('an address, too', async () => {
    await tab(page, 'Addresses').click()
    await page.getByRole('button', { name: 'Add Address' }).click()
    await fillAddress(page, { name: 'Loft', street: '3 Shuttle Row', city: 'Leeds', postcode: 'ls1 1aa' })
    await expireSessions(cleo.email)
    await page.getByRole('button', { name: 'Save Address' }).click()
    await expect(page).toHaveURL(/\/login\?redirect=%2Fdashboard%3Ftab%3Daddresses/)
    await signIn(page, cleo)
    await expect(page.getByLabel('Street Address')).toHaveValue('3 Shuttle Row')
    await page.getByRole('button', { name: 'Save Address' }).click()
    await expect(page.getByText('Address added successfully')).toBeVisible()
    await expect(page.getByText('Leeds, LS1 1AA')).toBeVisible()
  })
})

test('tabs of one browser sign in and out together', async ({ page, context }) => {
  const dora = await newcomer(page, 'Dora')
  const second = await context.newPage()
  await second.goto(`${stack.shop}/dashboard`)
  await expect(second.getByRole('heading', { name: 'Welcome back, Dora' })).toBeVisible()

  // The words go by themselves, before a slow second tab is there.
  await Promise.all([
    expect(page.getByText('Logged out successfully')).toBeVisible(),
    page.getByRole('main').getByRole('button', { name: 'Sign Out', exact: true }).click(),
  ])
  await expect(second).toHaveURL(/\/login/)
  await expect(second.getByText(EXPIRED)).toHaveCount(0)

  // Nobody who comes from the login page is led back to it.
  await page.goto(`${stack.shop}/login?redirect=%2Flogin`)
  await signIn(page, dora)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(second.getByRole('heading', { name: 'Welcome back, Dora' })).toBeVisible()

  const seen: string[] = []
  page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname))
  await page.getByRole('button', { name: /Dora/ }).first().click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page.getByText('Logged out successfully')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible()
  await expect(page).toHaveURL(`${stack.shop}/`)
  expect(seen, 'nobody who signs out is asked to sign in').not.toContain('/login')
})

test('who is quicker than the scripts signs in all the same, once', async ({ page, browser }) => {
  const ada = await newcomer(page, 'Ada')
  const early = await (await browser.newContext()).newPage()
  const calls: string[] = []
  early.on('request', (request) => {
    if (request.method() === 'POST') calls.push(new URL(request.url()).pathname)
  })
  let arrive: () => void = () => undefined
  const arrival = new Promise<void>((resolve) => (arrive = resolve))
  await early.route('**/assets/entry.client-*.js', (route) => arrival.then(() => route.continue()))
  await early.goto(`${stack.shop}/login`, { waitUntil: 'commit' })
  await early.getByLabel('Email Address').fill(ada.email)
  await early.getByLabel('Password', { exact: true }).fill(ada.password)
  await early.getByRole('button', { name: 'Show password' }).click()
  await early.getByRole('button', { name: 'Sign In', exact: true }).dblclick()
  expect(calls).toEqual([])
  arrive()
  await expect(early.getByRole('heading', { name: 'Welcome back, Ada' })).toBeVisible()
  expect(calls.filter((path) => path === '/api/auth/login')).toHaveLength(1)
})

test('faults in the forms: all told at once, the first has the focus, each goes as its field is edited', async ({
  page,
}) => {
  // Sent before the page was alive: it comes again, and not a fault's page.
  const early = await page.request.post(`${stack.shop}/login?redirect=%2Fcart`, { form: { password: 'x' } })
  expect([early.status(), early.url()]).toEqual([200, `${stack.shop}/login?redirect=%2Fcart`])

  await page.goto(`${stack.shop}/login`)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Please fill in all fields')).toHaveCount(2)
  await expect(page.getByLabel('Email Address')).toBeFocused()
  await page.keyboard.type('a')
  await expect(page.getByText('Please fill in all fields')).toHaveCount(1)
  expect(await barriers(page)).toEqual([])

  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(new URL(request.url()).pathname)
  })
  await page.getByLabel('Email Address').fill(stranger('Nobody').email)
  await page.getByLabel('Password', { exact: true }).fill('no-such-password')
  await page.getByRole('button', { name: 'Sign In', exact: true }).dblclick()
  await expect(page.getByRole('alert').getByText(WRONG)).toBeVisible()
  expect(calls.filter((path) => path === '/api/auth/login')).toHaveLength(1)

  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByRole('button', { name: 'Create Account' }).click()
  for (const fault of [
    'First name is required',
    'Last name is required',
    'Email is required',
    'Password is required',
    'Please confirm your password',
    'You must agree to the terms and conditions',
  ])
    await expect(page.getByText(fault)).toBeVisible()
  await expect(page.getByLabel('First Name')).toBeFocused()
  await page.getByLabel('Password', { exact: true }).fill('abcdefgh')
  await expect(page.getByText('Please confirm your password')).toHaveCount(0)
  await page.getByLabel('Confirm Password').fill('abcdefgi')
  await page.getByLabel('Email Address').fill('no address')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Email is invalid')).toBeVisible()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  expect(await barriers(page)).toEqual([])

  await test.step('an address that has an account: the way in stands beside it', async () => {
    const { email } = await newShopper(stack.backend)
    await page.getByLabel('First Name').fill('Ivy')
    await page.getByLabel('Last Name').fill('Loom')
    await page.getByLabel('Email Address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('no-such-password')
    await page.getByLabel('Confirm Password').fill('no-such-password')
    await page.getByLabel(/I agree to the/).check()
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByText('An account with this email already exists')).toBeVisible()
    await page.getByRole('link', { name: 'Sign in with it' }).click()
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByLabel('Email Address')).toHaveValue(email)
  })
})
