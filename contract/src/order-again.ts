import { z } from 'zod'
import { cartLineSchema } from './cart'
import { endpoint } from './endpoint'
import { orderIdParams } from './orders'

/** The picture on an ordered case, as it can be downloaded. */
export const orderedPictureSchema = z.object({
  designId: z.string(),
  /** Pixels of the picture as it was drawn or uploaded. */
  width: z.number().int(),
  height: z.number().int(),
  /** False once its owner took the design off their list: the order keeps the picture. */
  inMyDesigns: z.boolean(),
})
export type OrderedPicture = z.infer<typeof orderedPictureSchema>

/** An ordered case as it can be bought today. Money in pounds. */
export const orderAgainLineSchema = z.object({
  /** Of the order's line. */
  id: z.string(),
  /** As a cart takes it: the same design, device, finish and quantity at the present price; null where it can't be bought. */
  item: cartLineSchema.nullable(),
  /** What one of them cost then. */
  paid: z.number(),
  /** Why it can't be bought; null where it can. */
  refused: z.string().nullable(),
  picture: orderedPictureSchema.nullable(),
})
export type OrderAgainLine = z.infer<typeof orderAgainLineSchema>

export const orderAgainEndpoints = {
  orderAgain: endpoint({
    method: 'GET',
    path: '/order/{id}/again',
    tag: 'Orders',
    access: 'customer',
    summary: 'Each case of an order as it can be bought today, and the picture on it',
    params: orderIdParams,
    data: z.object({ lines: z.array(orderAgainLineSchema) }),
    errors: ['not_found'],
  }),
}
