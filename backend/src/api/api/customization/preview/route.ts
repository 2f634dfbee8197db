import { makeRecipeWorkflow } from '@caseloom/ai-designs'
import { endpoints } from '@caseloom/contract'
import { Modules } from '@medusajs/framework/utils'
import { ownerOf } from '../../../../lib/designs/owner-of'
import { mockupUrl } from '../../../../lib/designs/present-design'
import { failure } from '../../../../lib/http/fail'
import { route } from '../../../../lib/http/route'
import { DEVICE_CATALOG_MODULE } from '../../../../modules/device_catalog'

export const POST = route(endpoints.preview, async (call) => {
  const { scope, body } = call
  const [variant] = await scope
    .resolve(Modules.PRODUCT)
    .listProductVariants({ sku: body.sku }, { select: ['id'], take: 1 })
  const spec =
    variant && (await scope.resolve(DEVICE_CATALOG_MODULE).findBoughtPrintSpec(variant.id, body.sku))
  if (!variant || !spec) throw failure('configuration_not_found', 'Selected device configuration not found')
  const { widthPx, heightPx, dpi } = spec
  const { version: templateVersion, cornerRadius, cameraCutout, lenses } = spec.template
  const { result } = await makeRecipeWorkflow(scope).run({
    input: {
      owner: ownerOf(call),
      designId: body.designId,
      variantId: variant.id,
      sku: body.sku,
      template: { widthPx, heightPx, dpi, cornerRadius, cameraCutout, lenses, templateVersion },
      placement: body.placement,
      look: { line: spec.line, finish: spec.finish },
    },
  })
  return {
    recipeHash: result.hash,
    previewUrl: mockupUrl(result.mockupToken),
    effectiveDpi: result.effectiveDpi,
    quality: result.quality,
    cameraLoss: result.cameraLoss,
    warnings: result.warnings,
  }
})
