import { expect, type Page } from '@playwright/test'
import { signIn } from '../../support/journey-account'
import { mailedLink } from '../../support/journey-mail'
import { journeyStack } from '../../support/journey-stack'
import type { State } from '../state'

const { shop } = journeyStack()

const at = (page: Page, path: string) => page.goto(shop + path, { waitUntil: 'networkidle' })
const form = (name: string, path: string): State => ({ name, open: (page) => at(page, path) })
/** The form as it is after it was sent with nothing in it. */
const unfilled = (name: string, path: string, button: string): State => ({
  name,
  open: async (page) => {
    await at(page, path)
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
  },
})

export const account: State[] = [
  form('login/form', '/login'),
  unfilled('login/faults', '/login', 'Sign In'),
  {
    name: 'login/refused',
    open: async (page) => {
      await at(page, '/login')
      await signIn(page, { email: 'nobody@example.test', password: 'no-such-password' })
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'login/second-step',
    open: async (page, world) => {
      await at(page, '/login')
      await signIn(page, await world.careful())
      await page.getByLabel('Six-digit code').fill('12 34')
      await page.getByRole('button', { name: 'Sign In', exact: true }).click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  form('register/form', '/register'),
  unfilled('register/faults', '/register', 'Create Account'),
  form('forgot/form', '/forgot-password'),
  {
    name: 'forgot/sent',
    open: async (page) => {
      await at(page, '/forgot-password')
      await page.getByLabel('Email Address').fill('ada@example.test')
      await page.getByRole('button', { name: 'Send Reset Link' }).click()
      await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
    },
  },
  form('reset/no-link', '/reset-password'),
  {
    name: 'reset/form',
    open: async (page, world) => {
      const { api, email } = await world.newcomer()
      await api.must('forgotPassword', { body: { email } })
      await page.goto(await mailedLink('reset-password', email))
      await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
      await page.getByLabel('New Password', { exact: true }).fill('short')
      await page.getByRole('button', { name: 'Reset Password' }).click()
    },
  },
  form('verify/no-link', '/verify-email'),
  {
    name: 'verify/failed',
    open: async (page) => {
      await at(page, '/verify-email?token=nothing&email=ada%40example.test')
      await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible()
    },
  },
  {
    name: 'verify/waiting',
    open: async (page) => {
      await page.route('**/api/auth/verify-email**', () => new Promise<void>(() => undefined))
      await page.goto(`${shop}/verify-email?token=nothing&email=ada%40example.test`)
      await page.waitForTimeout(1_500)
    },
  },
  form('social/failed', '/auth/callback/google?error=access_denied'),
]
