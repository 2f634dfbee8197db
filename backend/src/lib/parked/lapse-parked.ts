import { paymentState, STRIPE_CHECKOUT_MODULE, WITHDRAWN } from '@caseloom/stripe-checkout'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { decideParkedWorkflow } from '../../workflows/checkout/decide-parked'
import { askedFrom } from '../checkout/held-until'
import { query } from '../database/sql'
import { isCode } from '../http/fail'
import { SHOP } from '../orders/cancellation'
import { LAPSED } from '../orders/lapsed-payments'
import { wordsOf } from '../words-of'
import { NOT_BEFORE_ADMINISTRATORS } from './before-administrators'

const AT_ONCE = 20

/** Parked payments whose money is no order's matter: of an order that is before the administrators its approval has the lapse. */
export const WITHOUT_APPROVAL = `c.state = 'parked' and c.parked_at is not null and c.deleted_at is null
  and ${NOT_BEFORE_ADMINISTRATORS}`

/** Those whose money may be gone. Each is asked about every five minutes, so that one that is not keeps no other from its turn. */
const doubtful = (container: MedusaContainer) =>
  query(container)<{ id: string; session_id: string }>(
    `update checkout set next_attempt_at = now() + interval '5 minutes'
      where id in (
        select c.id from checkout c
         where ${WITHOUT_APPROVAL} and c.stripe_session_id is not null
           and (c.next_attempt_at is null or c.next_attempt_at <= now())
           and (${askedFrom('c.held_until')} <= now() or starts_with(c.parked_reason, ?)
                or exists (select 1 from webhook_inbox w
                            where w.checkout_id = c.id and w.type = 'payment_intent.canceled'))
         order by c.next_attempt_at nulls first limit ?)
      returning id, stripe_session_id as session_id`,
    [WITHDRAWN, AT_ONCE],
  )

/**
 * Ends parked payments whose bank let go of the money before anybody decided: their customers are told, and have their goods in the
 * cart again. Stripe is asked how each stands: neither a clock nor an event says so for sure.
 */
export async function lapseParked(container: MedusaContainer): Promise<void> {
  const checkouts = container.resolve(STRIPE_CHECKOUT_MODULE)
  for (const { id: checkoutId, session_id } of await doubtful(container)) {
    try {
      const session = await checkouts.findSession(session_id)
      if (session && paymentState(session) !== 'expired') continue
      const input = { checkoutId, action: 'release', by: SHOP, note: LAPSED } as const
      await decideParkedWorkflow(container).run({ input })
    } catch (error) {
      // Somebody decided meanwhile, and finds out by themselves that there is no money.
      if (isCode(error, 'conflict')) continue
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(`The payment of checkout ${checkoutId} may have lapsed: ${wordsOf(error)}`)
    }
  }
}
