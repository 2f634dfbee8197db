import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ProductVariantWorkflowEvents, ProductWorkflowEvents } from '@medusajs/framework/utils'
import { coalesce } from '../lib/printing/coalesce'
import { reconcilePrintSpecsWorkflow } from '../workflows/devices/reconcile-print-specs'

const reconcile = coalesce(async (container: MedusaContainer) => {
  await reconcilePrintSpecsWorkflow(container).run()
})

/** A variant was made, renamed or deleted, alone or with its product: its print spec goes with it. */
export default async function reconcilePrintSpecs({ container }: SubscriberArgs) {
  await reconcile(container)
}

export const config: SubscriberConfig = {
  event: [
    ProductVariantWorkflowEvents.CREATED,
    ProductVariantWorkflowEvents.UPDATED,
    ProductVariantWorkflowEvents.DELETED,
    ProductWorkflowEvents.CREATED,
    ProductWorkflowEvents.UPDATED,
    ProductWorkflowEvents.DELETED,
  ],
}
