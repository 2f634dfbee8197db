import { z } from 'zod'
import { approvalStatusSchema, contentsSchema, versionSchema } from './admin'
import { previewBody } from './customization'
import { endpoint } from './endpoint'
import { orderIdParams } from './orders'
import { placementSchema } from './placement'
import { said, UNREADABLE, written } from './text'

const NO_REMARK = 'Please say what should be changed'
const LONG_REMARK = 'A remark has at most 1000 characters'
const NO_LINES = 'Choose at least one item of the order'
export const askAdjustmentBody = z.object(
  {
    remark: written(NO_REMARK, 1000, LONG_REMARK),
    /** Ids of the lines whose design should be changed. */
    lines: z
      .array(orderIdParams.shape.id, NO_LINES)
      .min(1, NO_LINES)
      .max(100, NO_LINES)
      .refine((ids) => new Set(ids).size === ids.length, 'An item is named twice'),
    version: versionSchema,
    contents: contentsSchema,
  },
  UNREADABLE,
)

const NO_LINK = 'This link is not valid. Please open the one in our mail again.'
export const adjustmentParams = z.object({ token: said(NO_LINK, 200) })

export const ADJUSTMENT_STATES = ['open', 'answered', 'expired', 'closed'] as const
/** What the holder of the link sees: the one line, and nothing of who ordered it. */
export const adjustmentSchema = z.object({
  /** `answered`: a change was sent; `expired`: too late; `closed`: the order was decided on, or another change is asked for. */
  state: z.enum(ADJUSTMENT_STATES),
  /** How it stands, in a sentence. */
  says: z.string(),
  orderNumber: z.number().int(),
  /** The rest is there while the state is `open`. */
  line: z
    .object({
      remark: z.string(),
      deadline: z.string(),
      /** The product's number; null where the shop no longer has it. */
      productId: z.number().int().positive().nullable(),
      productName: z.string(),
      device: z.string(),
      finish: z.string(),
      imageUrl: z.string(),
      placement: placementSchema,
      design: z.object({
        id: z.string(),
        title: z.string(),
        prompt: z.string(),
        imageUrl: z.string(),
        thumbnailUrl: z.string(),
        width: z.number().int(),
        height: z.number().int(),
        aiGenerated: z.boolean(),
      }),
    })
    .nullable(),
})
export type Adjustment = z.infer<typeof adjustmentSchema>

export const sendAdjustmentBody = z.object(
  { designId: previewBody.shape.designId, placement: previewBody.shape.placement },
  UNREADABLE,
)
export const adjustmentSentSchema = z.object({
  orderNumber: z.number().int(),
  /** The case as it will be printed, once it is approved. */
  imageUrl: z.string(),
  /** How many other items of the order are still to be changed. */
  waiting: z.number().int(),
})
export type AdjustmentSent = z.infer<typeof adjustmentSentSchema>

const LINK_ERRORS = ['link_invalid', 'not_found'] as const

export const adjustmentEndpoints = {
  askAdjustment: endpoint({
    method: 'POST',
    path: '/order/admin/ask-adjustment/{id}',
    tag: 'Admin',
    access: 'admin',
    summary: 'Asks the customer to change the design of some lines; payment and place in the queue stay',
    params: orderIdParams,
    body: askAdjustmentBody,
    data: z.object({ id: z.string(), status: approvalStatusSchema, deadline: z.string() }),
    errors: ['not_found', 'conflict'],
  }),
  getAdjustment: endpoint({
    method: 'GET',
    path: '/order/adjustments/{token}',
    tag: 'Orders',
    access: 'guest',
    givesGuestKey: true,
    summary: 'The line whose change was asked for, for whoever holds the link of the mail',
    params: adjustmentParams,
    data: adjustmentSchema,
    errors: [...LINK_ERRORS, 'forbidden'],
  }),
  sendAdjustment: endpoint({
    method: 'POST',
    path: '/order/adjustments/{token}',
    tag: 'Orders',
    access: 'guest',
    summary: 'Sends the changed design of that line for approval',
    params: adjustmentParams,
    body: sendAdjustmentBody,
    data: adjustmentSentSchema,
    errors: [...LINK_ERRORS, 'conflict', 'recipe_changed', 'content_rejected'],
  }),
}
