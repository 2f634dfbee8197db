import { expect, test } from '@playwright/test'
import { firstLoad } from '../support/first-load'
import { journeyStack } from '../support/journey-stack'
import { PAGES } from '../support/page-budgets'

const stack = journeyStack()

for (const { name, path, scripts } of PAGES)
  test(`the first load of ${name} keeps to ${String(scripts)} kB of scripts`, async () => {
    const { bytes, list } = await firstLoad(stack.shop, path)
    expect(bytes, list).toBeLessThan(scripts * 1000)
  })

test('the pages are taken over by their scripts as they came', async ({ page }) => {
  const faults: string[] = []
  // React tells here, too, of what it could not take over and drew anew.
  page.on('pageerror', (fault) => faults.push(`${new URL(page.url()).pathname}: ${fault.message}`))
  for (const { path } of PAGES) {
    await page.goto(stack.shop + path, { waitUntil: 'networkidle' })
    await page.waitForTimeout(500)
  }
  expect(faults).toEqual([])
})
