import { AI_DESIGNS_MODULE, makeRecipeWorkflow, type Owner, type Placement } from '@caseloom/ai-designs'
import type { AdjustmentSent } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { DEVICE_CATALOG_MODULE } from '../../../modules/device_catalog'
import { readRecipes, recipeOf } from '../../checkout/find-recipes'
import { answerAdjustmentWorkflow } from '../../../workflows/orders/answer-adjustment'
import { failure, FailureWithData } from '../../http/fail'
import { CUSTOMER } from '../cancellation'
import { mailAtOnce } from './mails'
import type { OpenedLink } from './open-link'
import { stateOf } from './state'

/** In the history: nobody signed in, the link was enough. */
const BY_LINK = `${CUSTOMER}, with the link`

export interface Change {
  designId: string
  placement: Placement
  /** Who sends it. */
  sender: Owner
}

/** The very recipe that shall be printed, made for the variant that was bought and nothing else. */
async function makeDesign(scope: MedusaContainer, { bundle, line }: OpenedLink, change: Change) {
  const spec = await scope
    .resolve(DEVICE_CATALOG_MODULE)
    .findBoughtPrintSpec(line.variant_id, line.variant_sku)
  const before = await scope.resolve(AI_DESIGNS_MODULE).retrieveRecipeByHash(line.metadata?.recipe_hash ?? '')
  if (!spec || !before) throw failure('not_found', 'Design not found')
  const { widthPx, heightPx, dpi } = spec
  const { version: templateVersion, cornerRadius, cameraCutout, lenses } = spec.template
  // The link stands for the line's own design, also where it was deleted since; any other picture has to be the sender's.
  const isOfLine = change.designId === line.metadata?.design_id
  const owner: Owner = isOfLine ? { customerId: bundle.checkout.customerId } : change.sender
  const { designId, placement } = change
  const { result } = await makeRecipeWorkflow(scope).run({
    input: {
      owner,
      designId,
      withDeleted: isOfLine,
      variantId: before.variant_id,
      sku: before.sku,
      template: { widthPx, heightPx, dpi, cornerRadius, cameraCutout, lenses, templateVersion },
      placement,
      look: { line: spec.line, finish: spec.finish },
    },
  })
  if (result.hash === before.hash)
    throw failure(
      'invalid_request',
      'Nothing has changed yet. Change the picture, its words or its place before you send it.',
    )
  const wanted = {
    hash: result.hash,
    designId,
    variantId: before.variant_id,
    sku: before.sku,
    caseName: line.product_title ?? line.title,
  }
  const made = recipeOf(await readRecipes(scope, [result.hash]), wanted, {
    customerId: owner.customerId ?? null,
    guestKeyHash: owner.guestKeyHash ?? null,
  })
  if (made instanceof Error) throw made
  const { hash: recipeHash, designName, aiGenerated, imageUrl } = made
  return { recipeHash, designId, designName, aiGenerated, imageUrl }
}

/**
 * Sends the changed design of a line for approval. Sent twice it is refused the second time, as is what comes too late.
 * @throws failure `conflict`, `not_found`, `invalid_request`, `recipe_changed`, `content_rejected`
 */
export async function sendAdjustment(
  scope: MedusaContainer,
  opened: OpenedLink,
  change: Change,
): Promise<AdjustmentSent> {
  const { row, bundle } = opened
  const { state, says } = stateOf(row, bundle, new Date())
  if (state !== 'open') throw new FailureWithData(says, 'conflict', { state })
  const design = await makeDesign(scope, opened, change)
  const { result } = await answerAdjustmentWorkflow(scope).run({
    input: {
      adjustmentId: row.id,
      by: change.sender.customerId ? CUSTOMER : BY_LINK,
      design,
      customerId: bundle.checkout.customerId,
    },
  })
  await mailAtOnce(scope)
  return { orderNumber: bundle.order.display_id, imageUrl: design.imageUrl, waiting: result.waiting }
}
