import { expect, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from './demo-people'
import { journeyStack } from './journey-stack'

const stack = journeyStack()

/** The merchandiser, signed in to Medusa's own admin, at one of its pages. */
export async function inMedusaAt(page: Page, path: string) {
  await page.goto(`${stack.backend}/app${path}`)
  await page.getByPlaceholder('Email').fill('merchandiser@caseloom.test')
  await page.getByPlaceholder('Password').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Continue with Email' }).click()
  await expect(page.getByRole('navigation').first()).toBeVisible()
}
