import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { DEVICE_CATALOG_MODULE } from '../../modules/device_catalog'
import type { DeviceRecord } from '../../modules/device_catalog/device-rows'
import { CURRENCY } from '../catalogue/pricing'
import type { PrintRow } from '../printing/print-row'
import { readPrintRows } from '../printing/read-print-rows'
import { presentAdminDevice, type AdminDevice, type AdminLine } from './present-admin-device'
import { readLines } from './read-line-products'

/** Every device with its variants, newest first. */
export async function readAdminDevices(scope: MedusaContainer): Promise<AdminDevice[]> {
  const [devices, { rows }] = await Promise.all([
    scope.resolve(DEVICE_CATALOG_MODULE).listDevices({}, { take: 10_000, order: { position: 'ASC' } }),
    readPrintRows(scope),
  ])
  const byDevice = new Map<string, PrintRow[]>()
  for (const row of rows) {
    if (row.device === null) continue
    const known = byDevice.get(row.device)
    if (known) known.push(row)
    else byDevice.set(row.device, [row])
  }
  return devices.map((device) =>
    presentAdminDevice(device as unknown as DeviceRecord, byDevice.get(device.name) ?? []),
  )
}

/** The amount that most of a product's variants cost, by product. Counted by the database: variants are many. */
async function usualPrices(scope: MedusaContainer, productIds: string[]): Promise<Map<string, number>> {
  const { rows }: { rows: { product_id: string; amount: string }[] } = await scope
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw(
      `select distinct on (v.product_id) v.product_id, r.amount
         from product_variant v
         join product_variant_price_set l on l.variant_id = v.id and l.deleted_at is null
         join price r on r.price_set_id = l.price_set_id and r.deleted_at is null and r.price_list_id is null
        where v.deleted_at is null and r.currency_code = ? and v.product_id = any(?)
        group by v.product_id, r.amount order by v.product_id, count(*) desc, r.amount`,
      [CURRENCY, productIds],
    )
  return new Map(rows.map(({ product_id, amount }) => [product_id, Number(amount)]))
}

/** The products of which cases are made, with their finishes and what they usually cost. */
export async function readAdminLines(scope: MedusaContainer): Promise<AdminLine[]> {
  const products = await readLines(scope)
  const prices = await usualPrices(
    scope,
    products.map(({ id }) => id),
  )
  return products.map(({ id, title, finishes }) => ({
    productId: id,
    title,
    finishes,
    price: prices.get(id) ?? null,
  }))
}
