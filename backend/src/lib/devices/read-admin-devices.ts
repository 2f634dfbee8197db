import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { z } from 'zod'
import { DEVICE_CATALOG_MODULE } from '../../modules/device_catalog'
import type { DeviceRecord } from '../../modules/device_catalog/device-rows'
import { CURRENCY } from '../catalogue/pricing'
import type { PrintRow } from '../printing/print-row'
import { readPrintRows } from '../printing/read-print-rows'
import { presentAdminDevice, type AdminDevice, type AdminLine } from './present-admin-device'
import { readLineProducts } from './read-line-products'

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

const pricedSchema = z.object({
  product_id: z.string(),
  prices: z
    .array(
      z.object({ amount: z.coerce.number(), currency_code: z.string(), price_list_id: z.string().nullish() }),
    )
    .nullish(),
})

/** The amount that most of a product's variants cost, by product. */
async function usualPrices(scope: MedusaContainer, productIds: string[]): Promise<Map<string, number>> {
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'product_variant',
    fields: ['product_id', 'prices.amount', 'prices.currency_code', 'prices.price_list_id'],
    filters: { product_id: productIds },
  })
  const counts = new Map<string, Map<number, number>>()
  for (const { product_id, prices } of pricedSchema.array().parse(data)) {
    const amounts = counts.get(product_id) ?? new Map<number, number>()
    for (const { amount, currency_code, price_list_id } of prices ?? [])
      if (currency_code === CURRENCY && !price_list_id) amounts.set(amount, (amounts.get(amount) ?? 0) + 1)
    counts.set(product_id, amounts)
  }
  return new Map(
    [...counts].flatMap(([id, amounts]) => {
      const [usual] = [...amounts].sort(([, a], [, b]) => b - a)
      return usual ? [[id, usual[0]] as const] : []
    }),
  )
}

/** The products of which cases are made, with their finishes and what they usually cost. */
export async function readAdminLines(scope: MedusaContainer): Promise<AdminLine[]> {
  const products = await readLineProducts(scope)
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
