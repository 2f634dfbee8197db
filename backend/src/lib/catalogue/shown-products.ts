import type { Product, ProductCard } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { DEVICE_CATALOG_MODULE } from '../../modules/device_catalog'
import { ReadyJson, remember } from '../cache/catalogue-cache'
import { KeptWith } from '../cache/kept-with'
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

async function present(scope: MedusaContainer, entries: IndexEntry[]): Promise<Map<IndexEntry, Shown>> {
  const ids = entries.map(({ id }) => id)
  const [rows, devices, sold] = await Promise.all([
    readShownRows(scope, ids),
    devicesInOrder(scope),
    soldCountsOf(scope, ids),
  ])
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const shown = new Map<IndexEntry, Shown>()
  for (const entry of entries) {
    const row = rowOf.get(entry.id)
    if (!row) continue
    const product = presentProduct(row, { entry, devices, sold: sold.get(entry.id) ?? null })
    shown.set(entry, { product: ReadyJson.of(product), card: presentCard(product) })
  }
  return shown
}

/** An index is built anew for each state of the catalogue, and what is shown of its entries goes with it. */
const presented = new KeptWith<IndexEntry, Shown>()

/**
 * The entries' products in the same order; one that was deleted meanwhile is left out. Each is read and presented
 * once for each state of the catalogue, whatever lists it turns up in.
 */
export const showProducts = (scope: MedusaContainer, entries: IndexEntry[]): Promise<Shown[]> =>
  presented.of(entries, (missing) => present(scope, missing))
