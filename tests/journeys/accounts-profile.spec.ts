import { readFile } from 'node:fs/promises'
import { accountExportSchema } from '@caseloom/contract'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { rows } from '../support/database'
import { fillAddress, newcomer, signIn, tab } from '../support/journey-account'
import { journeyStack } from '../support/journey-stack'
import { test } from '../support/journey-studio'
import { barriers } from '../support/journey-barriers'

const stack = journeyStack()

const picture = (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer()

test('name, phone and picture are changed, stay after a reload, and the picture goes again', async ({
  page,
}) => {
  const edith = await newcomer(page, 'Edith')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await expect(page.getByLabel('Full Name')).toBeFocused()
  await expect(page.getByLabel('Email Address')).toHaveAttribute('readonly', '')
  await expect(page.getByText('Not verified yet: it can still be corrected below')).toBeVisible()
  await page.getByLabel('Full Name').fill('  ')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await page.getByLabel('Full Name').fill('Edith van der Loom')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText(/We could not reach the shop/)).toBeVisible()
  await page.context().setOffline(false)
  const saves: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') saves.push(request.url())
  })
  await page.getByRole('button', { name: 'Save Changes' }).dblclick()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  expect(saves).toHaveLength(1)
  await expect(page.getByText('Not provided')).toBeVisible()

  const field = page.getByLabel('Profile picture file')
  await field.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('words') })
  await expect(page.getByText('Please select an image file')).toBeVisible()
  const large = Buffer.alloc(5 * 1024 * 1024 + 1)
  await field.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: large })
  await expect(page.getByText('Image size must be less than 5MB')).toBeVisible()
  await field.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await picture('#c9184f') })
  await page.getByRole('button', { name: 'Cancel' }).click()
  await field.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await picture('#c9184f') })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Profile picture updated successfully!')).toBeVisible()
  const shown = page.getByRole('main').locator('img:visible')
  await expect(page.getByRole('banner').first().locator('img')).toHaveCount(1)
  await expect.poll(() => shown.count()).toBeGreaterThan(1)
  expect(await barriers(page)).toEqual([])

  // Changed on another device meanwhile.
  await rows(stack.databaseUrl, `update customer set first_name = 'Edna' where email = $1`, [edith.email])
  await page.getByRole('button', { name: 'Refresh Data' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back, Edna' })).toBeVisible()
  await rows(stack.databaseUrl, `update customer set first_name = 'Edith' where email = $1`, [edith.email])

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Welcome back, Edith' })).toBeVisible()
  await expect(page.getByRole('tabpanel').getByText('Edith van der Loom')).toBeVisible()
  const avatar = page.getByRole('banner').first().locator('img')
  await expect(avatar).toHaveCount(1)
  await expect(avatar).toHaveJSProperty('naturalWidth', 512)
  await page.getByRole('button', { name: 'Remove picture' }).click()
  await expect(page.getByText('Profile picture removed')).toBeVisible()
  await expect(avatar).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Upload new picture' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove picture' })).toHaveCount(0)
})

test('the password is changed, and the other devices are signed out', async ({ page, browser }) => {
  const fay = await newcomer(page, 'Fay')
  const other = await (await browser.newContext()).newPage()
  await other.goto(`${stack.shop}/login`)
  await signIn(other, fay)
  await expect(other).toHaveURL(/\/dashboard$/)

  await page.getByRole('button', { name: 'Change password' }).click()
  const form = page.getByRole('form', { name: 'Change password' })
  await form.getByLabel('Current Password').fill('not-my-password')
  await form.getByLabel('New Password', { exact: true }).fill(`${fay.password}-2`)
  await form.getByLabel('Confirm New Password').fill(`${fay.password}-2`)
  await form.getByRole('button', { name: 'Save Password' }).click()
  await expect(form.getByLabel('Current Password')).toBeFocused()
  await expect(form.getByLabel('Current Password')).toHaveAttribute('aria-invalid', 'true')
  expect(await barriers(page)).toEqual([])
  await form.getByLabel('Current Password').fill(fay.password)
  await form.getByRole('button', { name: 'Save Password' }).click()
  await expect(page.getByText('Password changed successfully!')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out of all other devices' }).click()
  await expect(page.getByText('You are signed in nowhere else')).toBeVisible()

  await other.getByRole('button', { name: 'Refresh Data' }).click()
  await expect(other).toHaveURL(/\/login/)
  await other.context().close()
})

test('addresses: the first is the default, which another takes over; deleting asks first', async ({
  page,
}) => {
  await newcomer(page, 'Gwen')
  await tab(page, 'Addresses').click()
  await expect(page.getByText('No addresses added yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add Address' }).click()
  await page.getByRole('button', { name: 'Save Address' }).click()
  await expect(page.getByLabel('Address Name')).toBeFocused()
  await fillAddress(page, { name: 'Home', street: '1 Weaver’s Yard', city: 'Salford', postcode: 'm5' })
  await page.getByRole('button', { name: 'Save Address' }).click()
  await expect(page.getByText('Please enter a valid UK postcode')).toBeVisible()
  await expect(page.getByLabel('Postcode')).toBeFocused()
  expect(await barriers(page, '[role=dialog]')).toEqual([])
  await page.getByLabel('Postcode').fill('m54wt')
  await page.getByRole('button', { name: 'Save Address' }).click()
  await expect(page.getByText('Address added successfully')).toBeVisible()
  // The button that it was added by has gone with the empty list.
  await expect(page.getByRole('heading', { name: 'Shipping Addresses' })).toBeFocused()
  await expect(page.getByText('Salford, M5 4WT')).toBeVisible()

  await page.getByRole('button', { name: 'Add Address' }).click()
  await fillAddress(page, { name: 'Work', street: '5 Rue du Fil', city: 'Lyon', postcode: '69001' })
  await page.getByLabel('Country').selectOption('FR')
  await page.getByRole('button', { name: 'Save Address' }).click()
  const card = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect(card('Home').getByText('Default', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Set as Default: Work' }).click()
  await expect(page.getByText('Default address updated')).toBeVisible()
  await expect(card('Work').getByText('Default', { exact: true })).toBeVisible()
  await expect(card('Home').getByText('Default', { exact: true })).toHaveCount(0)

  await page.getByRole('button', { name: 'Delete Work' }).click()
  await expect(page.getByText('Are you sure you want to delete this address?')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Address deleted successfully')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Shipping Addresses' })).toBeFocused()
  await expect(card('Home').getByText('Default', { exact: true })).toBeVisible()
  expect(await barriers(page)).toEqual([])

  await test.step('an address that another tab deleted meanwhile is kept as a new one, if wanted', async () => {
    const other = await page.context().newPage()
    await other.goto(`${stack.shop}/dashboard?tab=addresses`)
    await page.getByRole('button', { name: 'Edit Home' }).click()
    await other.getByRole('button', { name: 'Delete Home' }).click()
    await other.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(other.getByText('No addresses added yet')).toBeVisible()
    await page.getByLabel('City').fill('Bury')
    await page.getByRole('button', { name: 'Save Address' }).click()
    await expect(page.getByText(/This address was deleted meanwhile/)).toBeVisible()
    await page.getByRole('button', { name: 'Save Address' }).click()
    await expect(page.getByText('Bury, M5 4WT')).toBeVisible()

    // Deleted here, too: it has gone, as was asked for.
    await other.reload()
    await page.getByRole('button', { name: 'Delete Home' }).click()
    await other.getByRole('button', { name: 'Delete Home' }).click()
    await other.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(other.getByText('No addresses added yet')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByText('No addresses added yet')).toBeVisible()
    await other.close()
  })
  await test.step('and the checkout that sent somebody here has them back', async () => {
    await page.goto(`${stack.shop}/dashboard?tab=addresses&back=%2Fcart`)
    await page.getByRole('button', { name: 'Add Address' }).click()
    await fillAddress(page, { name: 'Mum', street: '2 Bobbin Lane', city: 'Bolton', postcode: 'BL1 1AA' })
    await Promise.all([
      expect(page.getByText('Address added successfully')).toBeVisible(),
      page.getByRole('button', { name: 'Save Address' }).click(),
    ])
    await expect(page).toHaveURL(`${stack.shop}/cart`)
  })
})

test('one’s own data comes as a file; the account is deleted with its password', async ({ page }) => {
  const hope = await newcomer(page, 'Hope')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^caseloom-my-data-\d{4}-\d\d-\d\d\.json$/)
  const data = accountExportSchema.parse(JSON.parse(await readFile(await download.path(), 'utf8')))
  expect(data.profile.email).toBe(hope.email)

  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill('not-my-password')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByLabel('Your password')).toBeFocused()
  await expect(dialog.getByLabel('Your password')).toHaveAttribute('aria-invalid', 'true')
  expect(await barriers(page, '[role=dialog]')).toEqual([])
  await dialog.getByLabel('Your password').fill(hope.password)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText(/Your account has been deleted/)).toBeVisible()
  await expect(page).toHaveURL(`${stack.shop}/`)
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible()
  expect(await rows(stack.databaseUrl, 'select 1 from customer where email = $1', [hope.email])).toEqual([])

  await page.goto(`${stack.shop}/login`)
  await signIn(page, hope)
  await expect(page.getByRole('alert')).toBeVisible()
})
