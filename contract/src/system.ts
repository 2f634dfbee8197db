import { z } from 'zod'
import { promotionSchema } from './checkout'
import { endpoint } from './endpoint'

const checkSchema = z.object({
  /** Such as database, files, redis, stripe, prodigi, mail, jobs: docs/operations.md tells of each. */
  name: z.string(),
  healthy: z.boolean(),
  /** Without it the answer is 503; of the others an operator should know. */
  needed: z.boolean(),
  reason: z.string().nullable(),
})

export const systemEndpoints = {
  health: endpoint({
    method: 'GET',
    path: '/health',
    tag: 'System',
    access: 'public',
    summary: 'The process is alive',
    data: z.object({ status: z.literal('ok') }),
    errors: [],
  }),
  ready: endpoint({
    method: 'GET',
    path: '/health/ready',
    tag: 'System',
    access: 'public',
    summary: 'The shop can serve; else 503 names what is down',
    data: z.object({ status: z.literal('ready'), checks: z.array(checkSchema) }),
    errors: [],
  }),
  /** What the storefront has to know about this shop's settings. */
  shopInfo: endpoint({
    method: 'GET',
    path: '/shop',
    tag: 'System',
    access: 'public',
    summary: 'Delivery prices, what newcomers are offered, and which providers are stand-ins',
    data: z.object({
      shippingMethods: z.array(
        z.object({ name: z.string(), price: z.number(), days: z.string(), freeFrom: z.number().nullable() }),
      ),
      freeShippingThreshold: z.number(),
      sandbox: z.array(z.string()),
      demoData: z.boolean(),
      /** What a newcomer is offered, while it works; null where no promotion is marked as that. */
      welcomeOffer: promotionSchema.nullable(),
      /** Customers may show their designs to everybody. */
      gallery: z.boolean(),
      /** By which HMRC knows the company; null where it is not registered for VAT. */
      vatNumber: z.string().nullable(),
      payment: z.object({
        /** With it the cart loads Stripe's script; null where the sandbox stands in or the shop does without. */
        publishableKey: z.string().nullable(),
        /** The ways to pay that the cart names, such as 'VISA'. */
        marks: z.array(z.string()),
      }),
    }),
    errors: [],
  }),
  shopFigures: endpoint({
    method: 'GET',
    path: '/shop/figures',
    tag: 'System',
    access: 'public',
    summary: 'What the shop may say of itself in figures: counted, or the demo’s',
    data: z.object({
      /** Made up for the demo; nothing of it was counted. */
      sample: z.boolean(),
      /** Null where there is too little to speak of. */
      customers: z.number().int().nullable(),
      cases: z.number().int().nullable(),
      /** The average of all stars, 1 to 5. */
      rating: z.number().nullable(),
      /** How many of a hundred reviews gave four or five stars. */
      satisfaction: z.number().int().nullable(),
    }),
    errors: [],
  }),
}
export type ShopFigures = z.infer<(typeof systemEndpoints)['shopFigures']['data']>
export type ShopInfo = z.infer<(typeof systemEndpoints)['shopInfo']['data']>
