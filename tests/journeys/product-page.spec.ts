import { expect, test } from '@playwright/test'
import { inMedusaAt } from '../support/journey-medusa'
import { journeyStack } from '../support/journey-stack'
import { merchandiser } from '../support/medusa-admin'
import { addVariant, ownProduct } from '../support/own-product'

const stack = journeyStack()

test('what changes by Medusa’s own forms is what the shop’s cards beside them say and save', async ({
  page,
}) => {
  const admin = await merchandiser(stack.backend)
  const product = await ownProduct(admin, { status: 'draft' })
  await inMedusaAt(page, `/products/${product.id}`)
  const shop = page.getByLabel('In the shop', { exact: true })
  const printing = page.getByLabel('Printing', { exact: true })
  await expect(shop.getByText('not published')).toBeVisible()
  await expect(printing.getByText('of 1 variants.')).toBeVisible()

  await page.getByRole('heading', { name: product.title, level: 1 }).locator('..').getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('combobox').first().click()
  await page.getByRole('option', { name: 'Published' }).click()
  // In another tab of hers, meanwhile.
  await addVariant(admin, product, { device: 'Galaxy S24', finish: 'Gloss', price: 9 })
  await admin.call('POST', `/products/${product.id}`, { metadata: { badge: 'By Medusa' } })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toHaveCount(0)
  await expect(shop.getByText('not published')).toHaveCount(0)
  await expect(printing.getByText('of 2 variants.')).toBeVisible()

  await shop.getByRole('button', { name: 'Edit' }).click()
  const badge = page.getByLabel('Words on the badge')
  await expect(badge).toHaveValue('By Medusa')
  await badge.fill('By hand')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(shop.getByText('By hand').first()).toBeVisible()
  await expect(page.getByText('Somebody else has changed')).toHaveCount(0)
})
