import { expect, test, type Page } from '@playwright/test'
import { cards, open, phoneBar } from '../support/journey-catalogue'

const finder = (page: Page) => page.getByRole('dialog', { name: 'Which phone is it?' })
const chip = (page: Page, phone: string) => phoneBar(page).getByRole('button', { name: phone, exact: true })

test.describe('the phone finder', () => {
  const ways: [string, (page: Page) => Promise<void>, string][] = [
    [
      'from the list',
      (page) => finder(page).getByRole('button', { name: 'iPhone 16', exact: true }).click(),
      'iPhone 16',
    ],
    [
      'by search',
      async (page) => {
        await finder(page).getByRole('searchbox', { name: 'Search phones' }).fill('s24 ultra')
        await page.keyboard.press('Enter')
      },
      'Galaxy S24 Ultra',
    ],
    [
      'by the number in its settings',
      async (page) => {
        await finder(page).getByRole('tab', { name: 'By number' }).click()
        await finder(page).getByLabel('Model number').fill('a3102')
        await expect(finder(page).getByText('A3102 is the iPhone 15 Pro.')).toBeVisible()
        await page.keyboard.press('Enter')
      },
      'iPhone 15 Pro',
    ],
    [
      'by its camera',
      async (page) => {
        await finder(page).getByRole('tab', { name: 'By camera' }).click()
        await finder(page)
          .getByRole('button', { name: /^Square, three lenses/ })
          .click()
        await finder(page)
          .getByRole('button', { name: /^iPhone 14 Pro(?! Max)/ })
          .click()
      },
      'iPhone 14 Pro',
    ],
  ]
  for (const [how, find, phone] of ways)
    test(`finds a phone ${how}, and shops for it`, async ({ page }) => {
      await open(page, '/products')
      await phoneBar(page).getByRole('button', { name: 'Find my phone' }).click()
      await find(page)
      await expect(finder(page)).toHaveCount(0)
      await expect(chip(page, phone)).toHaveAttribute('aria-pressed', 'true')
      await expect(page.getByText(`6 cases for ${phone}`)).toBeVisible()
    })

  test('remembers the phones of a household', async ({ page }) => {
    await open(page, '/products')
    for (const [button, phone] of [
      ['Find my phone', 'iPhone 16'],
      ['Another phone', 'iPhone 16 Plus'],
    ] as const) {
      await phoneBar(page).getByRole('button', { name: button }).click()
      await finder(page).getByRole('button', { name: phone, exact: true }).click()
    }
    await page.reload()
    await expect(chip(page, 'iPhone 16 Plus')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('6 cases for iPhone 16 Plus')).toBeVisible()
    await chip(page, 'iPhone 16').click()
    await expect(page.getByText('6 cases for iPhone 16', { exact: true })).toBeVisible()
  })

  test('shows nothing that does not fit', async ({ page }) => {
    await open(page, '/products?device=Nokia%203310')
    await expect(page.getByText('Only cases for the Nokia 3310 are shown.')).toBeVisible()
    await expect(cards(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Show cases for all phones' }).click()
    await expect(cards(page)).toHaveCount(6)
  })
})
