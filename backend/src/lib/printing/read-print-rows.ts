import type { MedusaContainer } from '@medusajs/framework/types'
import { DEVICE_CATALOG_MODULE } from '../../modules/device_catalog'
import type { PrintRow } from './print-row'
import { printRows } from './print-rows'
import { readCaseVariants } from './read-case-variants'

/** More rows than any shop has. */
const ALL = 1_000_000

/** Device names in list order. */
export async function deviceNames(scope: MedusaContainer): Promise<string[]> {
  const devices = await scope
    .resolve(DEVICE_CATALOG_MODULE)
    .listDevices({}, { take: ALL, order: { position: 'ASC' }, select: ['name'] })
  return devices.map(({ name }) => name)
}

/** How variants are printed; all, or those that the filter leaves. By line, then in the order of devices. */
export async function readPrintRows(
  scope: MedusaContainer,
  filters: { id?: string[]; product_id?: string } = {},
): Promise<{ rows: PrintRow[]; devices: string[] }> {
  const catalog = scope.resolve(DEVICE_CATALOG_MODULE)
  const [variants, devices] = await Promise.all([readCaseVariants(scope, filters), deviceNames(scope)])
  const narrowed = filters.id !== undefined || filters.product_id !== undefined
  const specs = await catalog.printSpecRows(
    narrowed
      ? { variantIds: variants.map(({ id }) => id), skus: variants.flatMap(({ sku }) => sku ?? []) }
      : undefined,
  )
  const place = new Map(devices.map((name, index) => [name, index]))
  const at = ({ device }: PrintRow) => (device === null ? ALL : (place.get(device) ?? ALL))
  const rows = printRows(variants, specs, new Set(devices)).sort(
    (a, b) => a.productTitle.localeCompare(b.productTitle) || at(a) - at(b) || a.title.localeCompare(b.title),
  )
  return { rows, devices }
}

/** The print data of variants by variant id, as an export writes it. */
export async function readPrintSpecs(
  scope: MedusaContainer,
  variantIds: string[],
): Promise<Map<string, Pick<PrintRow, 'prodigiSku' | 'attributes' | 'size'>>> {
  const { rows } = await readPrintRows(scope, { id: variantIds })
  return new Map(
    rows.map(({ variantId, prodigiSku, attributes, size }) => [variantId, { prodigiSku, attributes, size }]),
  )
}
