import type { SubmissionResult } from '@caseloom/prodigi'
import { z } from 'zod'
import type { ShopOrder } from './shop-order'

const dataSchema = z.object({
  prodigi: z.object({
    prodigiOrderId: z.string(),
    outcome: z.string(),
    snapshot: z.custom<SubmissionResult['snapshot']>(),
  }),
})

/** What Prodigi answered, as the provider left it in a fulfillment's data; null where it did not come that far. */
export function submissionResultOf(data: unknown): SubmissionResult | null {
  const parsed = dataSchema.safeParse(data)
  return parsed.success ? parsed.data.prodigi : null
}

/** The fulfillment of an order that Prodigi has taken, or null. */
export function printFulfillment(
  order: ShopOrder,
): { fulfillmentId: string; result: SubmissionResult } | null {
  for (const { id, canceled_at, data } of order.fulfillments) {
    const result = canceled_at ? null : submissionResultOf(data)
    if (result) return { fulfillmentId: id, result }
  }
  return null
}
