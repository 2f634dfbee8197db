import type { MedusaContainer } from '@medusajs/framework/types'
import { env } from '../../env'
import { DEVICE_CATALOG_MODULE } from '../../modules/device_catalog'
import type { PrintSpec } from '../../modules/device_catalog/types'
import { failure } from '../http/fail'
import { otherThanBought } from './other-than-bought'
import type { ShopOrderLine } from './shop-order'
import { skuOfSpec, type PrintedSku } from './sku-of-spec'

export interface PrintSku extends PrintedSku {
  spec: PrintSpec
}

/**
 * @throws failure `fulfillment_failed` where the print provider that is in use cannot print the line, or its variant
 * stands for another case now
 */
export async function printSkuOf(scope: MedusaContainer, line: ShopOrderLine): Promise<PrintSku> {
  const spec = await scope
    .resolve(DEVICE_CATALOG_MODULE)
    .findBoughtPrintSpec(line.variant_id, line.variant_sku)
  if (!spec)
    throw failure(
      'fulfillment_failed',
      `Nothing is known of how ${line.variant_sku ?? line.title} is printed`,
    )
  const other = otherThanBought(spec, line)
  if (other) throw failure('fulfillment_failed', other)
  const print = skuOfSpec(spec, env.prodigi.mode === 'sandbox')
  if (!print)
    throw failure(
      'fulfillment_failed',
      `Prodigi has no product for ${spec.line}, ${spec.device}, ${spec.finish}`,
    )
  return { ...print, spec }
}
