import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'

/** Somebody whom the shop does not know yet. */
export const stranger = (firstName: string) => ({
  firstName,
  email: `${firstName.toLowerCase()}-${randomBytes(5).toString('hex')}@example.test`,
  password: `weave-${randomBytes(6).toString('hex')}`,
})

/** Fills in the registration that is on the page, and sends it. */
export async function register(
  page: Page,
  { firstName, email, password }: { firstName: string; email: string; password: string },
) {
  await page.getByLabel('First Name').fill(firstName)
  await page.getByLabel('Last Name').fill('Weaver')
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password').fill(password)
  await page.getByLabel(/I agree to the Terms/).check()
  await page.getByRole('button', { name: 'Create Account' }).click()
}
