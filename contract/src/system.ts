import { z } from 'zod'
import { endpoint } from './endpoint'

const checkSchema = z.object({ name: z.string(), healthy: z.boolean() })

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
    summary: 'The shop can serve',
    data: z.object({ status: z.literal('ready'), checks: z.array(checkSchema) }),
    errors: ['not_ready'],
  }),
  /** What the storefront has to know about this shop's settings. */
  shopInfo: endpoint({
    method: 'GET',
    path: '/shop',
    tag: 'System',
    access: 'public',
    summary: 'Delivery prices and which providers are stand-ins',
    data: z.object({
      shippingMethods: z.array(
        z.object({ name: z.string(), price: z.number(), days: z.string(), freeFrom: z.number().nullable() }),
      ),
      freeShippingThreshold: z.number(),
      sandbox: z.array(z.string()),
      demoData: z.boolean(),
      /** Customers may show their designs to everybody. */
      gallery: z.boolean(),
      payment: z.object({
        /** With it the cart loads Stripe's script; null where the sandbox stands in or the shop does without. */
        publishableKey: z.string().nullable(),
        /** The ways to pay that the cart names, such as 'VISA'. */
        marks: z.array(z.string()),
      }),
    }),
    errors: [],
  }),
}
export type ShopInfo = z.infer<(typeof systemEndpoints)['shopInfo']['data']>
