import { z } from 'zod'
import { endpoint } from '../endpoint'
import { orderIdParams } from '../orders'
import { UNREADABLE, written, yesOrNo } from '../text'
import { approvalStatusSchema } from './status'

const NO_REASON = 'Please give a reason for the rejection'
const LONG_REASON = 'A reason has at most 1000 characters'
const reasonText = written(NO_REASON, 1000, LONG_REASON)
const NO_VERSION = 'A version is a whole number from 1'
const version = z.number(NO_VERSION).int(NO_VERSION).min(1, NO_VERSION)
/** The version that was looked at. */
export const versionSchema = version.optional()

const NO_CONTENTS = 'The contents are those of an order that was looked at'
const contents = z.string(NO_CONTENTS).regex(/^[0-9a-f]{16}$/, NO_CONTENTS)
/** Lines, address and way of sending that were looked at, as an order's `contents` says. */
export const contentsSchema = contents.optional()

/** What a decision goes by; where the order has others by now, it is left alone. */
export const lookedSchema = z.object({ version: versionSchema, contents: contentsSchema }, UNREADABLE)
export const processBody = lookedSchema.extend({
  /** Processes it although a bank doubts the payment; without it that is refused with 409. */
  despiteDispute: yesOrNo('a dispute may be passed over').optional(),
})
export const rejectBody = lookedSchema.extend({ reason: reasonText })
export const cancelPrintBody = lookedSchema
/** Comes with a 409 of a decision: how the order stands. */
export const approvalConflictData = z.object({
  id: z.string(),
  status: approvalStatusSchema,
  version: z.number().int(),
})

const WHICH_VERSIONS = 'What was looked at is named by order'
const ONE_TO_FIFTY = 'Choose 1 to 50 orders'
export const bulkBody = z
  .object(
    {
      action: z.enum(['process', 'reject'], 'Orders can be processed or rejected'),
      ids: z
        .array(orderIdParams.shape.id, ONE_TO_FIFTY)
        .min(1, ONE_TO_FIFTY)
        .max(50, ONE_TO_FIFTY)
        .refine((ids) => new Set(ids).size === ids.length, 'An order is named twice'),
      reason: reasonText.optional(),
      /** The versions that were looked at, by order id. */
      versions: z.record(z.string(), version, WHICH_VERSIONS).optional(),
      /** The contents that were looked at, by order id. */
      contents: z.record(z.string(), contents, WHICH_VERSIONS).optional(),
    },
    UNREADABLE,
  )
  .refine(({ action, reason }) => action === 'process' || reason !== undefined, {
    path: ['reason'],
    message: NO_REASON,
  })
/** What came of one order of a bulk decision. */
export const bulkResultSchema = z.object({
  id: z.string(),
  /** True where the decision was taken and nothing of what it asks for has failed; it may still be under way. */
  ok: z.boolean(),
  /** How the order stands; null where there is none of that id. */
  status: approvalStatusSchema.nullable(),
  message: z.string(),
})
export type BulkResult = z.infer<typeof bulkResultSchema>

const approvalResult = z.object({ id: z.string(), status: approvalStatusSchema })

export const decisionEndpoints = {
  processOrder: endpoint({
    method: 'POST',
    path: '/order/admin/process/{id}',
    tag: 'Admin',
    access: 'admin',
    summary: 'Captures the payment and sends the order to print',
    params: orderIdParams,
    body: processBody,
    data: approvalResult,
    errors: ['not_found', 'conflict', 'fulfillment_failed', 'provider_unavailable'],
  }),
  rejectOrder: endpoint({
    method: 'POST',
    path: '/order/admin/reject/{id}',
    tag: 'Admin',
    access: 'admin',
    summary: 'Refuses the order and gives the money back',
    params: orderIdParams,
    body: rejectBody,
    data: approvalResult,
    errors: ['not_found', 'conflict', 'provider_unavailable'],
  }),
  cancelPrint: endpoint({
    method: 'POST',
    path: '/order/admin/cancel-print/{id}',
    tag: 'Admin',
    access: 'admin',
    summary: 'Has the printer stop a print it has taken; the order then waits for a decision again',
    params: orderIdParams,
    body: cancelPrintBody,
    data: approvalResult,
    errors: ['not_found', 'conflict', 'fulfillment_failed', 'provider_unavailable'],
  }),
  bulkDecision: endpoint({
    method: 'POST',
    path: '/order/admin/bulk',
    tag: 'Admin',
    access: 'admin',
    summary: 'Processes or rejects up to fifty orders, each decided for itself',
    body: bulkBody,
    data: z.object({ results: z.array(bulkResultSchema) }),
    errors: [],
  }),
}
