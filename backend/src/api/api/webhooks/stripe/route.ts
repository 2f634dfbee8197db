import { endpoints } from '@caseloom/contract'
import { keepStripeEvent } from '@caseloom/stripe-checkout'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { route } from '../../../../lib/http/route'
import { drainInbox } from '../../../../lib/checkout/complete-checkout'
import { wordsOf } from '../../../../lib/words-of'

export const POST = route(endpoints.stripeWebhook, async ({ req, scope }) => {
  const body = Buffer.isBuffer(req.rawBody) ? req.rawBody : undefined
  const kept = await keepStripeEvent(scope, { body, signature: req.get('stripe-signature') })
  // The event is committed. Stripe need not wait for what follows, and a job does it should this process die now.
  if (kept) {
    setImmediate(() => {
      drainInbox(scope).catch((error: unknown) => {
        scope.resolve(ContainerRegistrationKeys.LOGGER).error(`The webhook inbox waits: ${wordsOf(error)}`)
      })
    })
  }
  return { received: true } as const
})
