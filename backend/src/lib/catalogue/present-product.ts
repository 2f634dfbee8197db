import type { BrandGroup, Product, Rating } from '@caseloom/contract'
import { pictureUrl } from '../images/picture-url'
import { readMerchandising } from '../merchandising/merchandising'
import type { SoldCount } from '../reviews/figures'
import { badgeOf } from './badge'
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
  /** In the order in which they are shown. */
  devices: DeviceRow[]
  available: (sku: string) => boolean
  rating: Rating | null
  sold: SoldCount | null
}

const BRAND_ICONS: Record<string, BrandGroup['icon']> = { Apple: 'fa-apple' }
export const brandIcon = (brand: string): BrandGroup['icon'] => BRAND_ICONS[brand] ?? 'fa-android'

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
  for (const device of devices) {
    const models = finishes.get(device.name)
    if (!models) continue
    const group = groups.get(device.brand) ?? {
      name: device.brand,
      icon: brandIcon(device.brand),
      models: [],
    }
    group.models.push({ name: device.name, models })
    groups.set(device.brand, group)
  }
  return [...groups.values()]
}

/** The latest of the times at which the product or one of its variants was changed. */
function lastChange(product: ProductRow): string {
  const times = [product, ...product.variants].map(({ updated_at }) => new Date(updated_at ?? 0).getTime())
  return new Date(Math.max(...times)).toISOString()
}

/** Absolute and own addresses alone: whatever else a product's row holds never reaches a page. */
function pictures(product: ProductRow): { image: string; gallery: string[] } {
  const gallery = [...(product.images ?? [])]
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map(({ url }) => pictureUrl(url))
  return { image: product.thumbnail ? pictureUrl(product.thumbnail) : (gallery[0] ?? ''), gallery }
}

/** The contract's Product of a Medusa product; null where it has no price to show. */
export function presentProduct(product: ProductRow, context: ProductContext): Product | null {
  const prices = product.variants
    .map((variant) => shownPrice(variant.calculated_price))
    .filter((price) => price !== null)
    .sort((a, b) => a.price - b.price)
  const price = prices[0]
  if (!price) return null
  const words = readMerchandising(product.metadata)
  const supporteddevices = supportedDevices(product, context)
  const shown = {
    name: product.title,
    category: product.categories?.[0]?.name ?? '',
    icons: words.icons,
    ecocredentials: words.ecoCredentials,
    soldCount: context.sold?.count ?? null,
  }
  return {
    id: context.number,
    handle: product.handle,
    ...shown,
    description: product.description ?? '',
    shortdescription: words.shortDescription,
    longdescription: words.longDescription,
    ...price,
    finish: words.finish,
    ...pictures(product),
    supporteddevices,
    badge: badgeOf(shown, words.badge),
    rating: context.rating,
    soldSample: context.sold?.sample ?? false,
    inStock: supporteddevices.some(({ models }) =>
      models.some((model) => model.models.some((finish) => finish.available)),
    ),
    updatedAt: lastChange(product),
  }
}
