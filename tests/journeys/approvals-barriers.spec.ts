import { expect, test } from '@playwright/test'
import { placedOrder } from '../support/checkout'
import { DEMO_PASSWORD } from '../support/demo-people'
import { signIn } from '../support/journey-account'
import { barriers } from '../support/journey-barriers'
import { journeyStack } from '../support/journey-stack'

const stack = journeyStack()

test('every tab and dialog of the panel is without barriers, light and dark, and fits a phone', async ({
  page,
}) => {
  test.slow()
  const { orderId } = await placedOrder(stack, { prompt: 'a heron in the reeds' })
  await page.goto(`${stack.shop}/login?redirect=%2Fadmin`)
  await signIn(page, { email: 'admin@caseloom.test', password: DEMO_PASSWORD })
  await expect(page.getByRole('heading', { name: 'Admin Control Panel' })).toBeVisible()
  const wide = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

  await test.step('the tabs', async () => {
    await expect(page.getByRole('heading', { name: 'System Status' })).toBeVisible()
    await expect(page.getByText('Database: PostgreSQL')).toBeVisible()
    for (const [tab, heading] of [
      ['dashboard', 'Quick Actions'],
      ['pending', 'Pending Orders'],
      ['failed', 'Failed Orders'],
      ['stuck', 'Stuck Orders'],
      ['doubted', 'Payments in Doubt'],
      ['processed', 'Processed Orders'],
      ['rejected', 'Rejected Orders'],
      ['parked', 'Needs a person'],
    ] as const) {
      await page.goto(`${stack.shop}/admin?tab=${tab}`)
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      expect(await barriers(page), tab).toEqual([])
      await page.setViewportSize({ width: 390, height: 844 })
      // The chart takes its new width a moment after its window.
      await expect.poll(wide, `${tab} on a phone`).toBe(0)
      await page.setViewportSize({ width: 1280, height: 800 })
    }
  })

  await test.step('the details, the rejection and the keys', async () => {
    await page.goto(`${stack.shop}/admin?tab=pending&order=${orderId}`)
    const details = page.getByRole('dialog', { name: 'Order Details' })
    await expect(details.getByRole('img', { name: /What is printed on/ })).toBeVisible({ timeout: 60_000 })
    expect(await barriers(page, '[role=dialog]'), 'details').toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(details.getByRole('button', { name: 'Process Order' })).toBeInViewport()
    await expect.poll(wide).toBe(0)
    await page.setViewportSize({ width: 1280, height: 800 })
    await details.getByRole('button', { name: 'Reject Order' }).click()
    const reject = page.getByRole('dialog', { name: 'Reject Order' })
    await expect(reject.getByLabel('Rejection Reason')).toBeVisible()
    expect(await barriers(page, '[role=dialog]'), 'rejection').toEqual([])
    await page.keyboard.press('Escape')
    await expect(reject).toBeHidden()
    await expect(details).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(details).toBeHidden()
    await page.keyboard.press('Shift+?')
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(keys).toContainText('Next order')
    expect(await barriers(page, '[role=dialog]'), 'keys').toEqual([])
    await page.keyboard.press('Escape')
  })
})
