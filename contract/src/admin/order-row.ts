import { z } from 'zod'
import { disputeSchema } from './disputes'
import { approvalStatusSchema } from './status'

export const adminOrderSchema = z.object({
  id: z.string(),
  orderNumber: z.number().int(),
  /** The checkout's: Stripe's session, or its own id where there was nothing to pay. */
  sessionId: z.string(),
  status: approvalStatusSchema,
  customerName: z.string(),
  customerEmail: z.string(),
  itemCount: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  shippingMethod: z.string(),
  totalValue: z.number(),
  /** What was bought, a sentence for each line. */
  cases: z.array(z.string()),
  /** Each line's case as its customer saw it, in the order of `cases`; empty where there is no picture. */
  imageUrls: z.array(z.string()),
  /** How far the print is; null where the printer has none. */
  printStatus: z.string().nullable(),
  /** Counts the changes of its approval. A decision that names another one than the present is refused. */
  version: z.number().int(),
  /** Stands for its lines and its address. A decision that names another one than the present is refused. */
  contents: z.string(),
  /** A bank doubts the payment: it is not processed unless the decision says `despiteDispute`. */
  disputes: z.array(disputeSchema),
  /** What somebody should see to soon, in sentences. */
  attention: z.array(z.string()),
  /** What the checks of words and pictures ask a second look for, in sentences. */
  remarks: z.array(z.string()),
  /** To be looked at by itself before it is processed: for a remark, or since its payment is not what it seems. */
  lookFirst: z.boolean(),
  /** True where the customer changed a design when last asked to, and nobody has decided on it yet. */
  adjusted: z.boolean(),
})
export type AdminOrder = z.infer<typeof adminOrderSchema>
