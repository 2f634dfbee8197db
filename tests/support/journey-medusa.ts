import { expect, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from './demo-people'
import { journeyStack } from './journey-stack'
import type { Login } from './medusa-user'

const stack = journeyStack()

/** Somebody, signed in to Medusa's own admin, at one of its pages. */
export async function inMedusaAs(page: Page, { email, password }: Login, path: string) {
  await page.goto(`${stack.backend}/app${path}`)
  await page.getByPlaceholder('Email').fill(email)
  await page.getByPlaceholder('Password').fill(password)
  await page.getByRole('button', { name: 'Continue with Email' }).click()
  await expect(page.getByRole('navigation').first()).toBeVisible()
}

/** The merchandiser. */
export const inMedusaAt = (page: Page, path: string) =>
  inMedusaAs(page, { email: 'merchandiser@caseloom.test', password: DEMO_PASSWORD }, path)
