import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { splitVariantTitle } from '../../catalogue/variant-title'
import { printInputSchema } from '../../printing/print-input'
import { deviceNames } from '../../printing/read-print-rows'
import { PRINT_KEY } from './print-columns'

/** The same as the input of the workflow that saves them. */
export interface FoundPrint {
  variantId: string
  print: ReturnType<typeof printInputSchema.parse>
}

/**
 * Takes the print data that an import laid into variants' metadata, and clears it there. What cannot be read, or belongs
 * to no device of the shop, is dropped.
 */
export async function takePrintData(scope: MedusaContainer, productIds: string[]): Promise<FoundPrint[]> {
  if (productIds.length === 0) return []
  const products = scope.resolve(Modules.PRODUCT)
  const variants = await products.listProductVariants(
    { product_id: productIds },
    { select: ['id', 'title', 'sku', 'metadata'], take: null },
  )
  const carrying = variants.filter(({ metadata }) => metadata?.[PRINT_KEY] !== undefined)
  if (carrying.length === 0) return []
  const devices = new Set(await deviceNames(scope))
  await products.upsertProductVariants(
    carrying.map(({ id, metadata }) => ({
      id,
      metadata: Object.keys(metadata ?? {}).length > 1 ? { [PRINT_KEY]: '' } : null,
    })),
  )
  return carrying.flatMap(({ id, title, sku, metadata }) => {
    const print = printInputSchema.safeParse(metadata?.[PRINT_KEY])
    const device = splitVariantTitle(title)?.device
    return print.success && sku && device && devices.has(device) ? [{ variantId: id, print: print.data }] : []
  })
}
