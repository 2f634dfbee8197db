import { expect, test } from '@playwright/test'
import { guest } from '../support/actors'
import { cards, open } from '../support/journey-catalogue'
import { journeyStack } from '../support/journey-stack'

const stack = journeyStack()
const api = guest(stack.backend)

test.describe('the list', () => {
  test('keeps search, chip and order in its address, through reload and back', async ({ page }) => {
    await open(page, '/products')
    await expect(cards(page)).toHaveCount(6)
    await page.getByRole('link', { name: /^Wireless Ready/ }).click()
    await expect(page).toHaveURL(/filter=wireless/)
    const { counts } = await api.must('listProductCards', { query: {} })
    await expect(cards(page)).toHaveCount(counts.wireless)
    await page.getByLabel('Sort by').selectOption('Price: low to high')
    await expect(page).toHaveURL(/filter=wireless&sort=price_asc/)
    await page.getByRole('searchbox', { name: 'Search cases' }).fill('cover')
    await expect(page).toHaveURL(/search=cover/)
    await page.reload()
    await expect(page.getByRole('searchbox', { name: 'Search cases' })).toHaveValue('cover')
    await expect(page.getByLabel('Sort by')).toHaveValue('price_asc')
    await expect(page.getByRole('link', { name: /^Wireless Ready/ })).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('link', { name: 'Remove “cover”' })).toBeVisible()
    await page.goBack()
    await expect(page).not.toHaveURL(/search=/)
    await page.goBack()
    await expect(page).toHaveURL(/\?filter=wireless$/)
    await expect(cards(page)).toHaveCount(counts.wireless)
  })

  test('shows the cheapest first where that is asked for', async ({ page }) => {
    await open(page, '/products?sort=price_asc')
    await expect(cards(page)).toHaveCount(6)
    const prices = (await cards(page).allInnerTexts()).map((text) => Number(/£(\d+\.\d\d)/.exec(text)?.[1]))
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
    expect(prices[0]).toBe(10)
  })

  test('says when nothing fits, and takes the search back', async ({ page }) => {
    await open(page, '/products?search=umbrella')
    await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
    await expect(page.getByText('Try adjusting your search terms or filters')).toBeVisible()
    await page.getByRole('link', { name: 'Clear search and filters' }).click()
    await expect(cards(page)).toHaveCount(6)
  })

  test('shows a drawn case where a picture does not come', async ({ page }) => {
    await page.route('**/images/cases/**', (route) => route.abort())
    await open(page, '/products')
    const pictures = cards(page).locator('img')
    await expect(pictures.first()).toHaveAttribute('src', '/images/case-placeholder.svg')
    await expect
      .poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  })
})

test.describe('a product’s page', () => {
  test('is complete before any script', async ({ request }) => {
    const product = await api.must('getProduct', { params: { id: 'eco' } })
    const answer = await request.get(`${stack.shop}/products/${product.id}`)
    const html = await answer.text()
    expect(answer.status()).toBe(200)
    const body = html.replace(/<script[\s\S]*?<\/script>/g, '')
    for (const words of [product.name, product.description, '£', product.category, 'iPhone 15 Pro'])
      expect(body).toContain(words)
    expect(html).toContain(`<link rel="canonical" href="${stack.shop}/products/${product.id}"/>`)
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
    )
    const kinds = data.map((entry) => entry['@type'])
    expect(kinds).toEqual(expect.arrayContaining(['Product', 'BreadcrumbList', 'Organization']))
    const said = data.find((entry) => entry['@type'] === 'Product')
    expect(said).toMatchObject({
      name: product.name,
      offers: { price: product.price.toFixed(2), priceCurrency: 'GBP' },
    })
    // The shop's own demo reviews are nobody's opinion.
    expect(said).not.toHaveProperty('aggregateRating')
  })

  test('has a gallery that the keyboard walks through', async ({ page }) => {
    await open(page, '/products/snap')
    const tabs = page.getByRole('tablist', { name: 'Pictures' }).getByRole('tab')
    const count = await tabs.count()
    expect(count).toBeGreaterThan(1)
    await tabs.first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(tabs.nth(1)).toBeFocused()
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('status').filter({ hasText: `Picture 2 of ${count}` })).toHaveCount(1)
    await page.keyboard.press('End')
    await expect(tabs.last()).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(tabs.first()).toBeFocused()
    await page
      .getByRole('button', { name: /^View full screen/ })
      .first()
      .press('Enter')
    const large = page.getByRole('dialog', { name: 'Snap Cover' })
    await expect(large).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(large.getByRole('status')).toHaveText(`Picture 2 of ${count}`)
    await page.keyboard.press('Escape')
    await expect(large).toHaveCount(0)
  })

  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const)
    test(`shows a whole picture in the middle of a window ${width} wide, and keeps its room until it is there`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await open(page, '/products/snap')
      await page
        .getByRole('button', { name: /^View full screen/ })
        .first()
        .click()
      const large = page.getByRole('dialog', { name: 'Snap Cover' })
      const picture = large.getByRole('img', { name: /picture 1 of/ })
      const room = async () => {
        const box = await picture.boundingBox()
        if (!box) throw new Error('The picture has no box.')
        return box
      }
      const before = await room()
      expect(before.height / before.width).toBeCloseTo(1.25, 1)
      expect(Math.abs(before.x + before.width / 2 - width / 2)).toBeLessThan(10)
      const { y: top, height: head } = (await large.locator('header').boundingBox()) ?? { y: 0, height: 0 }
      const [above, below] = [before.y - top - head, height - before.y - before.height]
      expect(above).toBeGreaterThanOrEqual(0)
      expect(below).toBeGreaterThanOrEqual(0)
      expect(Math.abs(above - below)).toBeLessThan(40)
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
        .toBeGreaterThan(0)
      expect(await room()).toEqual(before)
    })

  test('says that there is no such product, whatever is asked for', async ({ page, request }) => {
    for (const id of ['0', '-1', '1e99', '%00', '..%2f..%2fadmin', 'x'.repeat(200)])
      expect([id, (await request.get(`${stack.shop}/products/${id}`)).status()]).toEqual([id, 404])
    const answer = await page.goto(`${stack.shop}/products/999999`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Product Not Found')
    await page.getByRole('link', { name: 'Explore Products' }).click()
    await expect(cards(page)).toHaveCount(6)
  })

  test('renders nothing of a hostile search', async ({ page }) => {
    const hostile = '"><img src=x onerror="document.title=1"><script>document.title=2</script>'
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await open(page, `/products?search=${encodeURIComponent(hostile)}`)
    await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
    await expect(page.getByRole('searchbox', { name: 'Search cases' })).toHaveValue(hostile)
    expect(await page.locator('img[src="x"]').count()).toBe(0)
    await expect(page).toHaveTitle(/img src=x/)
    expect(errors).toEqual([])
  })
})

test('crawlers find every product, and leave a demo shop alone', async ({ request }) => {
  const products = await api.must('listProducts')
  const sitemap = await (await request.get(`${stack.shop}/sitemap.xml`)).text()
  for (const { id } of products) expect(sitemap).toContain(`<loc>${stack.shop}/products/${id}</loc>`)
  const robots = await (await request.get(`${stack.shop}/robots.txt`)).text()
  expect(robots).toContain('Disallow: /\n')
  expect(await (await request.get(`${stack.shop}/products`)).text()).toContain(
    '<meta name="robots" content="noindex"/>',
  )
})
