import { isPhoneSold, type BrandGroup, type FinishVariant, type Product } from '@caseloom/contract'
import { pictureUrl } from '../images/picture-url'
import { readMerchandising } from '../merchandising/merchandising'
import type { SoldCount } from '../reviews/figures'
import { badgeOf } from './badge'
import type { IndexEntry } from './catalogue-index'
import type { ShownRow } from './read-shown-rows'
import { splitVariantTitle } from './variant-title'

export interface DeviceRow {
  name: string
  brand: string
  position: number
}
/** What the presenter needs beside the product's row. */
export interface ProductContext {
  entry: IndexEntry
  /** In the order in which they are shown. */
  devices: DeviceRow[]
  sold: SoldCount | null
}

const BRAND_ICONS: Record<string, BrandGroup['icon']> = { Apple: 'fa-apple' }
export const brandIcon = (brand: string): BrandGroup['icon'] => BRAND_ICONS[brand] ?? 'fa-android'

function supportedDevices(
  variants: ShownRow['variants'],
  prices: IndexEntry['priceOfVariant'],
  devices: DeviceRow[],
): BrandGroup[] {
  const finishes = new Map<string, FinishVariant[]>()
  for (const { id, title, sku, sellable } of variants) {
    const device = splitVariantTitle(title)?.device
    if (!device) continue
    const list = finishes.get(device) ?? []
    const { price, originalPrice } = prices.get(id) ?? { price: null, originalPrice: null }
    list.push({ name: title, sku, available: sellable, price, originalPrice })
    finishes.set(device, list)
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

/** The contract's Product of a product's row. */
export function presentProduct(row: ShownRow, { entry, devices, sold }: ProductContext): Product {
  const words = readMerchandising(row.metadata)
  const supporteddevices = supportedDevices(row.variants, entry.priceOfVariant, devices)
  const gallery = row.images.map(pictureUrl)
  const shown = {
    name: entry.name,
    category: entry.category,
    icons: words.icons,
    ecocredentials: words.ecoCredentials,
    soldCount: sold?.count ?? null,
  }
  return {
    id: entry.number,
    handle: entry.handle,
    ...shown,
    description: row.description ?? '',
    shortdescription: words.shortDescription,
    longdescription: words.longDescription,
    price: entry.price,
    originalPrice: entry.originalPrice,
    highestPrice: entry.highestPrice,
    finish: words.finish,
    image: row.thumbnail ? pictureUrl(row.thumbnail) : (gallery[0] ?? ''),
    gallery,
    supporteddevices,
    badge: badgeOf(shown, words.badge),
    rating: entry.rating,
    soldSample: sold?.sample ?? false,
    inStock: supporteddevices.some(({ models }) => models.some(isPhoneSold)),
    updatedAt: entry.updatedAt.toISOString(),
  }
}
