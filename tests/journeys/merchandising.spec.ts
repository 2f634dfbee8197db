import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'
import { cards, inMedusa, open } from '../support/journey-catalogue'

const card = (page: Page, name: string) => cards(page).filter({ has: page.getByRole('heading', { name }) })

test.describe('what a merchandiser changes in Medusa’s admin is in the shop at once', () => {
  test('a sale price, with the price before it struck through', async ({ page }) => {
    const { admin, product } = await inMedusa('clear')
    await open(page, '/products/clear')
    await expect(page.getByText('SALE', { exact: true })).toHaveCount(0)
    const { price_list: sale } = await admin.call<{ price_list: { id: string } }>('POST', '/price-lists', {
      title: 'Autumn',
      description: 'For the journey',
      type: 'sale',
      status: 'active',
      prices: product.variants.map(({ id }) => ({ variant_id: id, currency_code: 'gbp', amount: 8.5 })),
    })
    try {
      await open(page, '/products/clear')
      await expect(page.getByText('£8.50').first()).toBeVisible()
      await expect(page.locator('s', { hasText: '£10.00' }).first()).toBeVisible()
      await expect(page.getByText('SALE', { exact: true }).first()).toBeVisible()
      await open(page, '/products')
      const clear = card(page, 'Clear Cover')
      await expect(clear.locator('s')).toHaveText('was £10.00')
      await expect(clear.getByText('SALE', { exact: true })).toBeVisible()
    } finally {
      await admin.call('DELETE', `/price-lists/${sale.id}`)
    }
    await open(page, '/products/clear')
    await expect(page.getByText('£10.00').first()).toBeVisible()
    await expect(page.locator('s')).toHaveCount(0)
  })

  test('a badge and a description, the latter cleaned', async ({ page }) => {
    const { admin, product } = await inMedusa('flexi')
    interface Editor {
      version: string
      categoryId: string | null
      merchandising: { badge: string | null; longDescription: string }
    }
    const read = () => admin.call<Editor>('GET', `/merchandising/${product.id}`)
    const save = async (change: Partial<Editor['merchandising']>) => {
      const { version, categoryId, merchandising } = await read()
      await admin.call('POST', `/merchandising/${product.id}`, {
        version,
        categoryId,
        ...merchandising,
        ...change,
      })
    }
    const { merchandising: before } = await read()
    await save({
      badge: 'Staff pick',
      longDescription: '<p>Bends like <strong>a reed</strong>.</p><script>document.title=3</script>',
    })
    try {
      await open(page, '/products/flexi')
      await expect(page.getByText('Staff pick', { exact: true }).first()).toBeVisible()
      await expect(page.locator('strong', { hasText: 'a reed' })).toBeVisible()
      await expect(page).toHaveTitle(/Flexi/)
      await open(page, '/products')
      await expect(card(page, 'Flexi Cover')).toContainText('Staff pick')
    } finally {
      await save({ badge: before.badge, longDescription: before.longDescription })
    }
  })

  test('an uploaded picture, in the size that its place needs', async ({ page }) => {
    const { admin, product } = await inMedusa('flexi')
    const photograph = await sharp({
      create: { width: 1600, height: 2000, channels: 3, background: '#2a5cc8' },
    })
      .jpeg()
      .toBuffer()
    const answer = await admin.upload('A new look.jpg', 'image/jpeg', photograph)
    const { files } = (await answer.json()) as { files: { url: string }[] }
    const images = product.images.map(({ url }) => ({ url }))
    await admin.call('POST', `/products/${product.id}`, { images: [...images, { url: files[0]?.url }] })
    try {
      const sent = page.waitForResponse(/\/api\/images\/[\da-f]{32}\?/)
      await open(page, '/products/flexi')
      const last = page.getByRole('tab', { name: `Picture ${images.length + 1} of ${images.length + 1}` })
      await last.click()
      expect((await sent).headers()['content-type']).toBe('image/avif')
      const shown = page.getByRole('tabpanel').last().locator('img')
      await expect
        .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(400)
      expect(await shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\/api\/images\//)
    } finally {
      await admin.call('POST', `/products/${product.id}`, { images })
    }
  })
})
