import type { MedusaContainer } from '@medusajs/framework/types'
import { splitVariantTitle } from '../../catalogue/variant-title'
import { query } from '../../database/sql'
import { printInputSchema } from '../../printing/print-input'
import { deviceNames } from '../../printing/read-print-rows'
import { PRINT_KEY } from './print-columns'

/** A variant whose metadata carries what an import said of its print. */
interface Carrier {
  id: string
  title: string | null
  sku: string | null
  /** As JSON. */
  print: string
}
/** The same as the input of the workflow that saves them. */
export interface FoundPrint {
  variantId: string
  print: ReturnType<typeof printInputSchema.parse>
}

const CARRIERS = `select id, title, sku, (metadata->'${PRINT_KEY}')::text as print from product_variant
  where metadata->'${PRINT_KEY}' is not null and deleted_at is null`

/** The variants, of some products or all, that still carry print data. */
export const printCarriers = (scope: MedusaContainer, productIds: string[] | null): Promise<Carrier[]> =>
  query(scope)<Carrier>(
    productIds ? `${CARRIERS} and product_id = any(?)` : CARRIERS,
    productIds ? [productIds] : [],
  )

/** What they carry. What cannot be read, or belongs to no device of the shop, is passed over. */
export async function readPrintData(scope: MedusaContainer, carriers: Carrier[]): Promise<FoundPrint[]> {
  const devices = new Set(await deviceNames(scope))
  return carriers.flatMap(({ id, title, sku, print: carried }) => {
    const print = printInputSchema.safeParse(JSON.parse(carried))
    const device = splitVariantTitle(title ?? '')?.device
    return print.success && sku?.trim() && device && devices.has(device)
      ? [{ variantId: id, print: print.data }]
      : []
  })
}

/** Takes off the metadata what they carried, but for what another import has laid there since: one statement sees to that. */
export async function clearPrintData(scope: MedusaContainer, carriers: Carrier[]): Promise<void> {
  await query(scope)(
    `update product_variant v set metadata = nullif(v.metadata - '${PRINT_KEY}', '{}'), updated_at = now()
       from jsonb_to_recordset(?::jsonb) as taken (id text, print text)
      where v.id = taken.id and (v.metadata->'${PRINT_KEY}')::text = taken.print`,
    [JSON.stringify(carriers.map(({ id, print }) => ({ id, print })))],
  )
}
