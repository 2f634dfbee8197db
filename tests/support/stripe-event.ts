import { randomBytes } from 'node:crypto'

/** An event as Stripe sends it, about any object. */
export const stripeEvent = (type: string, object: object) => ({
  id: `evt_${randomBytes(8).toString('hex')}`,
  object: 'event',
  api_version: '2024-04-10',
  created: Math.floor(Date.now() / 1000),
  livemode: false,
  pending_webhooks: 1,
  type,
  data: { object },
})
