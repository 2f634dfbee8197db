import { expect, type Page } from '@playwright/test'
import { journeyStack } from './journey-stack'
import { merchandiser } from './medusa-admin'

const stack = journeyStack()
export const cards = (page: Page) => page.getByRole('article')
export const phoneBar = (page: Page) => page.getByRole('region', { name: 'Your phone' })

/** Goes to a page of the catalogue and waits until its scripts are at work. */
export async function open(page: Page, path: string) {
  await page.goto(`${stack.shop}${path}`)
  await expect(phoneBar(page)).toHaveAttribute('aria-busy', 'false')
}

/** Medusa's own view of a product of the seed. */
export async function inMedusa(handle: string) {
  const admin = await merchandiser(stack.backend)
  interface Found {
    id: string
    images: { url: string }[]
    thumbnail: string
    variants: { id: string }[]
  }
  const { products } = await admin.call<{ products: Found[] }>(
    'GET',
    `/products?handle=${handle}&fields=id,thumbnail,images.url,variants.id`,
  )
  const [product] = products
  if (!product) throw new Error(`There is no ${handle}`)
  return { admin, product }
}
