import { z } from '@medusajs/framework/zod'

/** What the shop gives the plugin; the provider takes the first three. */
export const prodigiOptionsSchema = z.object({
  apiKey: z.string().min(1),
  /** With the version: https://api.prodigi.com/v4.0, https://api.sandbox.prodigi.com/v4.0 or a stand-in. */
  baseUrl: z.url(),
  timeoutMs: z.number().int().positive().optional(),
  /** Where Prodigi's callbacks go; the secret of each order is added to it. */
  callbackBaseUrl: z.url(),
  /** A carrier's address that answers GET {base}/status/{number}; without one, delivery is estimated. */
  carrierStatusUrl: z.url().optional(),
  /** How often an open order is asked about when no callback comes. */
  pollIntervalSeconds: z.number().int().positive().default(900),
})
export type ProdigiOptions = z.input<typeof prodigiOptionsSchema>
export const providerOptionsSchema = prodigiOptionsSchema.pick({
  apiKey: true,
  baseUrl: true,
  timeoutMs: true,
})
