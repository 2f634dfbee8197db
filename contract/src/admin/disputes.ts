import { z } from 'zod'

/** What a bank says against a payment and nobody has settled yet, or has settled against the shop. */
export const disputeSchema = z.object({
  /** `warning`: the bank thinks it may be fraud, and nobody has disputed it yet. */
  kind: z.enum(['dispute', 'warning']),
  says: z.string(),
  reason: z.string(),
  /** In pounds; null where the bank names none. */
  amount: z.number().nullable(),
  /** Until when the bank hears the shop; null where it does not, or no longer. */
  respondBy: z.string().nullable(),
  /** It was decided for the customer, and the money is gone. */
  lost: z.boolean(),
})
export type Dispute = z.infer<typeof disputeSchema>
