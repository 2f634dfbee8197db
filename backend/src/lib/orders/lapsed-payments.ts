import { paymentState, STRIPE_CHECKOUT_MODULE } from '@caseloom/stripe-checkout'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { wordsOf } from '../words-of'
import { askedFrom, TOLD_OF_PAYMENT } from '../checkout/held-until'
import { query } from '../database/sql'
import { isCode } from '../http/fail'
import { SHOP } from './cancellation'
import { request, workOff } from './decide'

const AT_ONCE = 20
export const LAPSED = 'The bank no longer holds the money: its authorisation has lapsed'

/**
 * Orders that wait for a decision, and whose money may be gone: its time is over, or Stripe told that it was let go. Those of which it
 * could not be found out lately wait, so that they are not all that is ever looked at.
 */
const doubtful = (container: MedusaContainer) =>
  query(container)<{ order_id: string; checkout_id: string; session_id: string }>(
    `select distinct a.order_id, c.id as checkout_id, c.stripe_session_id as session_id, c.next_attempt_at from approval a
       join checkout c on c.order_id = a.order_id and c.deleted_at is null and c.stripe_session_id is not null
       join order_payment_collection l on l.order_id = a.order_id and l.deleted_at is null
       join payment p on p.payment_collection_id = l.payment_collection_id and p.deleted_at is null
      where a.status in ('pending_admin_approval', 'adjustment_requested', 'fulfillment_failed') and a.deleted_at is null
        and p.captured_at is null and p.canceled_at is null
        and (c.next_attempt_at is null or c.next_attempt_at <= now())
        and (${askedFrom(TOLD_OF_PAYMENT)} <= now()
             or c.id in (select w.checkout_id from webhook_inbox w where w.type = 'payment_intent.canceled'))
      order by c.next_attempt_at nulls first limit ?`,
    [AT_ONCE],
  )

/**
 * Cancels orders whose authorisation lapsed or was withdrawn before anybody decided; their customers are asked to pay
 * again. Stripe is asked how the payment stands: neither a clock nor an event says so for sure.
 */
export async function lapsePayments(container: MedusaContainer): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const checkouts = container.resolve(STRIPE_CHECKOUT_MODULE)
  for (const { order_id: orderId, checkout_id, session_id } of await doubtful(container)) {
    try {
      const session = await checkouts.findSession(session_id)
      // Nobody holds money for what was paid in a trial and Stripe does not know any more.
      const state = session ? paymentState(session) : 'expired'
      if (state !== 'expired') {
        await checkouts.putOff(checkout_id, `Stripe says that its payment is ${state}`)
        continue
      }
      await workOff(
        container,
        await request(container, { orderId, action: 'lapse', by: SHOP, reason: LAPSED }),
      )
    } catch (error) {
      await checkouts.putOff(checkout_id, wordsOf(error))
      // Somebody decided meanwhile; what they asked for finds out by itself that there is no money.
      if (!isCode(error, 'conflict'))
        logger.warn(`The payment of order ${orderId} may have lapsed: ${wordsOf(error)}`)
    }
  }
}
