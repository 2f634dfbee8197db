import type { Product, ProductCard } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { DEVICE_CATALOG_MODULE } from '../../modules/device_catalog'
import { ReadyJson, remember } from '../cache/catalogue-cache'
import { soldCountsOf } from '../reviews/figures'
import type { IndexEntry } from './catalogue-index'
import { presentCard } from './present-card'
import { presentProduct, type DeviceRow } from './present-product'
import { readShownRows } from './read-shown-rows'

/** A product as the contract shows it, the whole of it ready to be sent. */
export interface Shown {
  product: ReadyJson<Product>
  card: ProductCard
}

const devicesInOrder = (scope: MedusaContainer): Promise<DeviceRow[]> =>
  remember(scope, 'catalogue-brands', () =>
    scope
      .resolve(DEVICE_CATALOG_MODULE)
      .listDevices({}, { select: ['name', 'brand', 'position'], order: { position: 'ASC' }, take: null }),
  )

async function present(scope: MedusaContainer, entries: IndexEntry[]): Promise<Map<string, Shown>> {
  const ids = entries.map(({ id }) => id)
  const [rows, devices, sold] = await Promise.all([
    readShownRows(scope, ids),
    devicesInOrder(scope),
    soldCountsOf(scope, ids),
  ])
  const entryOf = new Map(entries.map((entry) => [entry.id, entry]))
  const shown = new Map<string, Shown>()
  for (const row of rows) {
    const entry = entryOf.get(row.id)
    if (!entry) continue
    const product = presentProduct(row, { entry, devices, sold: sold.get(row.id) ?? null })
    shown.set(row.id, { product: ReadyJson.of(product), card: presentCard(product) })
  }
  return shown
}

/**
 * The entries' products in the same order; one that was deleted meanwhile is left out. Each is read and presented
 * once for each state of the catalogue, whatever lists it turns up in.
 */
export async function showProducts(scope: MedusaContainer, entries: IndexEntry[]): Promise<Shown[]> {
  const known = await remember(scope, 'catalogue-products', () =>
    Promise.resolve(new Map<string, Promise<Shown | undefined>>()),
  )
  const missing = entries.filter(({ id }) => !known.has(id))
  if (missing.length > 0) {
    const batch = present(scope, missing)
    for (const { id } of missing)
      known.set(
        id,
        batch.then((shown) => shown.get(id)),
      )
    batch.catch(() => missing.forEach(({ id }) => known.delete(id)))
  }
  const shown = await Promise.all(entries.map(async ({ id }) => known.get(id)))
  return shown.filter((product) => product !== undefined)
}
