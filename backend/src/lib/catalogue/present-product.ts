import type { BrandGroup, Product } from '@caseloom/contract'
import sanitizeHtml from 'sanitize-html'
import { shownPrice } from './pricing'
import type { ProductRow } from './product-row'
import { splitVariantTitle } from './variant-title'

export interface DeviceRow {
  name: string
  brand: string
  position: number
}
/** What the presenter needs beside the product's row. */
export interface ProductContext {
  number: number
  devices: DeviceRow[]
  available: (sku: string) => boolean
}

const BRAND_ICONS: Record<string, BrandGroup['icon']> = { Apple: 'fa-apple' }
const html = (value: unknown) =>
  sanitizeHtml(typeof value === 'string' ? value : '', {
    allowedTags: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'br', 'h3', 'h4', 'a'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'mailto'],
  })
const text = (value: unknown) => (typeof value === 'string' ? value : '')
function entries(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value)
    ? value.filter((entry): entry is Record<string, unknown> => typeof entry === 'object' && entry !== null)
    : []
}

function supportedDevices(product: ProductRow, { devices, available }: ProductContext): BrandGroup[] {
  const finishes = new Map<string, { name: string; sku: string; available: boolean }[]>()
  for (const variant of product.variants) {
    const parts = splitVariantTitle(variant.title ?? '')
    if (!parts || !variant.sku) continue
    const list = finishes.get(parts.device) ?? []
    list.push({ name: variant.title ?? '', sku: variant.sku, available: available(variant.sku) })
    finishes.set(parts.device, list)
  }
  const groups = new Map<string, BrandGroup>()
  for (const device of [...devices].sort((a, b) => a.position - b.position)) {
    const models = finishes.get(device.name)
    if (!models) continue
    const group = groups.get(device.brand) ?? {
      name: device.brand,
      icon: BRAND_ICONS[device.brand] ?? 'fa-android',
      models: [],
    }
    group.models.push({ name: device.name, models })
    groups.set(device.brand, group)
  }
  return [...groups.values()]
}

/** The contract's Product of a Medusa product; null where it has no price to show. */
export function presentProduct(product: ProductRow, context: ProductContext): Product | null {
  const prices = product.variants
    .map((variant) => shownPrice(variant.calculated_price))
    .filter((price) => price !== null)
    .sort((a, b) => a.price - b.price)
  const price = prices[0]
  if (!price) return null
  const metadata = product.metadata ?? {}
  const supporteddevices = supportedDevices(product, context)
  const gallery = (product.images ?? []).sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0)).map(({ url }) => url)
  return {
    id: context.number,
    handle: product.handle,
    name: product.title,
    category: product.categories?.[0]?.name ?? text(metadata.category),
    description: product.description ?? '',
    shortdescription: html(metadata.short_description_html),
    longdescription: html(metadata.long_description_html),
    ...price,
    finish: text(metadata.finish),
    image: product.thumbnail ?? gallery[0] ?? '',
    gallery,
    icons: entries(metadata.icons).map((icon) => ({ name: text(icon.name), image: text(icon.image) })),
    ecocredentials: entries(metadata.eco_credentials).map((entry) => ({
      name: text(entry.name),
      description: text(entry.description),
      icon: text(entry.icon),
    })),
    supporteddevices,
    rating: null,
    soldCount: null,
    inStock: supporteddevices.some(({ models }) =>
      models.some((model) => model.models.some((finish) => finish.available)),
    ),
  }
}
