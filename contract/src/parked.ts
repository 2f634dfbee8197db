import { z } from 'zod'
import { endpoint } from './endpoint'
import { pageQuerySchema, pageSchema } from './envelope'
import { orderAddressSchema } from './orders'
import { said, trueOrFalse, UNREADABLE, written } from './text'

/**
 * How a paid checkout stands that did not become an order by itself. `open`: somebody has to decide; `making`, `releasing`: that was
 * decided and is under way; `made`, `released`, `dismissed`: it is over.
 */
export const PARKED_STATES = ['open', 'making', 'releasing', 'made', 'released', 'dismissed'] as const
const NO_STATE = 'There is no such state'
export const parkedStateSchema = z.enum(PARKED_STATES, NO_STATE)

/**
 * `make`: the order, all the same; `release`: the money goes back; `dismiss`: it is seen to in another way, which the note says, and
 * which is refused while Stripe has money of it that is no order's, nor that of one which a restored backup forgot.
 */
export const PARKED_ACTIONS = ['make', 'release', 'dismiss'] as const
const parkedActionSchema = z.enum(
  PARKED_ACTIONS,
  'Choose to make the order, to give the money back or to dismiss it',
)

export const parkedCheckoutSchema = z.object({
  id: z.string(),
  sessionId: z.string().nullable(),
  state: parkedStateSchema,
  /** Why the shop did not make an order of it, as a sentence. */
  reason: z.string(),
  /** What went wrong in what was decided and is tried again; null where nothing did. */
  trouble: z.string().nullable(),
  parkedAt: z.string(),
  paidAt: z.string().nullable(),
  /** Until when the bank keeps the money for the shop; null where it is over, was taken at once, or is not known. */
  heldUntil: z.string().nullable(),
  customer: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  shippingAddress: orderAddressSchema,
  lines: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      quantity: z.number().int(),
      price: z.number(),
      imageUrl: z.string().nullable(),
    }),
  ),
  /** In pounds: goods less discount, as the payment page showed them, without delivery. */
  goods: z.number(),
  /** What was paid in all, in whole units of `currency`, which is that of the money. */
  paid: z.number().nullable(),
  currency: z.string(),
  /** The payment in Stripe's own pages; null where it has none. */
  paymentUrl: z.string().nullable(),
  orderId: z.string().nullable(),
  /** What may be decided now. */
  actions: z.array(parkedActionSchema),
  decision: z
    .object({ action: parkedActionSchema, by: z.string(), at: z.string(), note: z.string() })
    .nullable(),
})
export type ParkedCheckout = z.infer<typeof parkedCheckoutSchema>

const NO_NOTE = 'Please note why'
const LONG_NOTE = 'A note has at most 1000 characters'
export const decideParkedBody = z.object(
  {
    action: parkedActionSchema,
    /** Goes into the records with who and when. */
    note: written(NO_NOTE, 1000, LONG_NOTE),
  },
  UNREADABLE,
)

export const parkedEndpoints = {
  listParked: endpoint({
    method: 'GET',
    path: '/order/admin/parked',
    tag: 'Admin',
    access: 'admin',
    summary: 'Paid checkouts that did not become an order by themselves, those to be decided first',
    query: pageQuerySchema.extend({
      /** Only those that wait for somebody. */
      open: trueOrFalse.optional(),
    }),
    data: pageSchema(parkedCheckoutSchema),
    errors: [],
  }),
  decideParked: endpoint({
    method: 'POST',
    path: '/order/admin/parked/{id}',
    tag: 'Admin',
    access: 'admin',
    summary: 'Makes the order all the same, gives the money back, or dismisses what is settled, with a note',
    params: z.object({ id: said('We don’t know that payment', 100) }),
    body: decideParkedBody,
    data: parkedCheckoutSchema,
    errors: ['not_found', 'conflict', 'provider_unavailable'],
  }),
}
