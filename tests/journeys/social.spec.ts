import { expect, test, type Page } from '@playwright/test'
import { newShopper } from '../support/actors'
import { rows } from '../support/database'
import { startIdentityProvider, type IdentityProvider } from '../support/identity/oidc'
import { journeyStack } from '../support/journey-stack'
import { sandboxClient } from '../support/sandbox-client'
import { startStack, type RunningStack } from '../support/stack'

/** A shop of its own, which knows an identity provider with real pages. */
let guild: IdentityProvider
let stack: RunningStack

test.beforeAll(async () => {
  test.setTimeout(300_000)
  guild = await startIdentityProvider()
  stack = await startStack({ storefront: true, settings: guild.settings })
})
test.afterAll(async () => {
  await stack.stop()
  await guild.stop()
})
test.beforeEach(({ page }) =>
  // The provider's pages ask for a typeface on the internet.
  page.route(/googleapis/, (route) => route.abort()),
)

const CONTINUE = 'Continue with Weavers’ Guild'

/** From the shop's login page through the provider's own pages. */
async function signIn(page: Page, login: string, at = '/login') {
  await page.goto(`${stack.shop}${at}`)
  await page.getByRole('button', { name: CONTINUE }).click()
  await page.waitForURL(`${guild.issuer}/**`)
  await page.getByPlaceholder('Enter any login').fill(login)
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
}
const consent = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()

test('a new person signs up by another site, is remembered there, and comes back by one press', async ({
  page,
}) => {
  const { login, email } = guild.people.verified({ name: 'Mary Somerville' })
  await signIn(page, login, '/register?redirect=%2Fcart')
  await consent(page)
  await page.waitForURL(`${stack.shop}/cart`)
  await expect(page.getByText('Account created successfully! Welcome to Caseloom!')).toBeVisible()
  await page.goto(`${stack.shop}/dashboard`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mary')
  await expect.poll(async () => (await sandboxClient(stack).mails(email)).length, { timeout: 20_000 }).toBe(1)

  // Signed out here, still signed in there: no page of the provider is shown.
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.goto(`${stack.shop}/login`)
  await page.getByText('Remember me for 30 days').click()
  await page.getByRole('button', { name: CONTINUE }).click()
  await page.waitForURL(`${stack.shop}/dashboard`)
  await expect(page.getByText('Welcome back!').first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).not.toBeNull()
  const customers = await rows(stack.databaseUrl, 'select id from customer where email = $1', [email])
  expect(customers).toHaveLength(1)
})

test('the way back holds nothing that signs in: neither the address, nor the history, nor a second press', async ({
  page,
}) => {
  const { login } = guild.people.verified()
  let answer = ''
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().startsWith(`${stack.shop}/auth/callback/oidc?`))
      answer = request.url()
  })
  await signIn(page, login)
  await consent(page)
  await page.waitForURL(`${stack.shop}/dashboard`)
  expect(answer).toContain('code=')
  await page.goto(answer)
  await expect(page.getByRole('heading', { name: 'Signing In Did Not Work' })).toBeVisible()
  await expect(page.getByText('This sign-in has been used already. Please start again.')).toBeVisible()
  await expect(page).toHaveURL(({ search }) => search === '')
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer')
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', 'noindex')
})

test('a verified account is linked, and its owner told; a squatter’s is not', async ({ page }) => {
  const shopper = await newShopper(stack.backend)
  const { login } = guild.people.verified({ email: shopper.email })
  await signIn(page, login, '/login?redirect=%2Fcart')
  await consent(page)
  await expect(page.getByRole('heading', { name: 'You Have an Account Already' })).toBeVisible()
  await expect(page.getByText('Sign in with your password, verify your email, then try again.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Forgot Password' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Login' }).click()
  await page.waitForURL(`${stack.shop}/login?redirect=%2Fcart`)

  await rows(
    stack.databaseUrl,
    'update customer_security set email_verified_at = now() where customer_id = $1',
    [shopper.id],
  )
  await page.getByRole('button', { name: CONTINUE }).click()
  await page.waitForURL(`${stack.shop}/cart`)
  await page.goto(`${stack.shop}/dashboard`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Terry')
  await expect
    .poll(
      async () =>
        (await sandboxClient(stack).mails(shopper.email)).filter(({ subject }) => /Weavers/.test(subject))
          .length,
      { timeout: 20_000 },
    )
    .toBe(1)
})

test('whoever is not verified there, or says no, reads why and goes on from there', async ({ page }) => {
  const stranger = guild.people.add({ email: 'unproven@example.test', verified: false, name: 'Nobody' })
  await signIn(page, stranger)
  await consent(page)
  await expect(page.getByRole('heading', { name: 'Your Email Is Not Verified' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create Account' })).toBeVisible()

  await page.context().clearCookies()
  const { login } = guild.people.verified()
  await signIn(page, login, '/login?redirect=%2Fproducts')
  await page.getByRole('link', { name: '[ Cancel ]' }).click()
  await expect(page.getByRole('heading', { name: 'Signing In Did Not Work' })).toBeVisible()
  await expect(page.getByText('You said no at Weavers’ Guild, so nothing was changed.')).toBeVisible()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
  await consent(page)
  await page.waitForURL(`${stack.shop}/products`)
})

test('a provider that is out of order is told of where one stands', async ({ page }) => {
  await page.goto(`${stack.shop}/login`)
  await page.route('**/api/auth/social/oidc', (route) => route.abort())
  await page.getByRole('button', { name: CONTINUE }).click()
  await expect(page.getByRole('alert')).toContainText('We could not reach the shop')
  await expect(page.getByRole('button', { name: CONTINUE })).toBeEnabled()
})

test('a shop without such settings shows no such buttons', async ({ page }) => {
  const plain = journeyStack()
  await page.goto(`${plain.shop}/login`)
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Continue with/ })).toHaveCount(0)
  await expect(page.getByText('or', { exact: true })).toHaveCount(0)
})
