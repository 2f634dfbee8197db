import { endpoints } from '@caseloom/contract'
import { findVariant } from '../../../../../lib/catalogue/find-variant'
import { failure, isCode } from '../../../../../lib/http/fail'
import { route } from '../../../../../lib/http/route'
import { DEVICE_CATALOG_MODULE } from '../../../../../modules/device_catalog'

const notMade = () => failure('not_found', 'We don’t make this case for that device and finish')

/** What a cart calls a fault of its line is here something that is not there. */
function asNotFound(error: unknown): never {
  if (isCode(error, 'unknown_product')) throw failure('not_found', 'Product not found')
  throw isCode(error, 'configuration_not_found') ? notMade() : error
}

export const GET = route(endpoints.getPrintArea, async ({ scope, params, query }) => {
  const variant = await findVariant(scope, { productId: params.id, ...query }).catch(asNotFound)
  const spec = await scope.resolve(DEVICE_CATALOG_MODULE).findBoughtPrintSpec(variant.variantId, variant.sku)
  if (!spec) throw notMade()
  const { version, ...template } = spec.template
  return {
    sku: variant.sku,
    widthPx: spec.widthPx,
    heightPx: spec.heightPx,
    dpi: spec.dpi,
    templateVersion: version,
    deviceSize: spec.deviceSize,
    ...template,
  }
})
