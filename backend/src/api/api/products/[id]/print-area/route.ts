import { endpoints } from '@caseloom/contract'
import { findVariant } from '../../../../../lib/catalogue/find-variant'
import { failure } from '../../../../../lib/http/fail'
import { route } from '../../../../../lib/http/route'
import { DEVICE_CATALOG_MODULE } from '../../../../../modules/device_catalog'

export const GET = route(endpoints.getPrintArea, async ({ scope, params, query }) => {
  const variant = await findVariant(scope, { productId: params.id, ...query })
  const spec = await scope.resolve(DEVICE_CATALOG_MODULE).findPrintSpec(variant.sku)
  if (!spec) throw failure('configuration_not_found', 'Selected device configuration not found')
  const { version, ...template } = spec.template
  return {
    sku: spec.sku,
    widthPx: spec.widthPx,
    heightPx: spec.heightPx,
    dpi: spec.dpi,
    templateVersion: version,
    deviceSize: spec.deviceSize,
    ...template,
  }
})
