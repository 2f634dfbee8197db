import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'
import { ProductVariantWorkflowEvents, ProductWorkflowEvents } from '@medusajs/framework/utils'
import { coalesce } from '../lib/printing/coalesce'
import { followVariants } from '../workflows/devices/follow-variants'

const reconcile = coalesce(followVariants)

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
