import { ORDER_APPROVAL_MODULE } from '@caseloom/order-approval'
import { PRODIGI_MODULE } from '@caseloom/prodigi'
import { isTaken, STRIPE_CHECKOUT_MODULE } from '@caseloom/stripe-checkout'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { wordsOf } from '../../words-of'
import { query } from '../../database/sql'
import { isCode } from '../../http/fail'
import { DEADLINE, SHOP } from '../cancellation'
import { request, workOff } from '../decide'
import { whyNotGivenBack } from '../disputes'
import { loadBundle } from '../load-bundles'
import { keptKey } from './kept'

const AT_ONCE = 20
const MISSED = 'No change came in time'

const kept = (why: string) =>
  `${MISSED}, but the order is not cancelled: ${why}, of which the shop knows nothing. If it was restored from a backup, the case may be on its way. Processing the order never prints it twice; rejecting it gives the money back.`
const TAKEN = kept('Stripe has taken its money')
const PRINTED = kept('Prodigi has a print of it')
const withBank = (why: string) =>
  `${MISSED}, but the order is not cancelled before the bank has decided. ${why}`

interface Missed {
  order_id: string
  version: number
  checkout_id: string | null
  session_id: string | null
  /** Whether its money is held and not taken, as far as the shop knows. */
  held: boolean
}

/** Orders whose customers sent no change by the deadline. Those that could not be ended lately wait. */
const missed = (container: MedusaContainer) =>
  query(container)<Missed>(
    `select a.order_id, a.version, c.id as checkout_id, c.stripe_session_id as session_id,
            exists (select 1 from order_payment_collection l
                      join payment p on p.payment_collection_id = l.payment_collection_id and p.deleted_at is null
                     where l.order_id = a.order_id and l.deleted_at is null
                       and p.captured_at is null and p.canceled_at is null) as held
       from approval a
       join approval_adjustment d on d.order_id = a.order_id and d.deleted_at is null
       left join checkout c on c.order_id = a.order_id and c.deleted_at is null
      where a.status = 'adjustment_requested' and a.deleted_at is null
        and d.answered_at is null and d.deadline <= now()
        and d.round = (select max(r.round) from approval_adjustment r where r.order_id = a.order_id and r.deleted_at is null)
        and (c.next_attempt_at is null or c.next_attempt_at <= now())
      group by a.order_id, a.version, c.id order by min(d.deadline)`,
  )

/**
 * Why an order is not ended by itself; null where nothing speaks against it. A change may have come after the backup that the shop was
 * restored from, and the case be on its way. No order waits for a change whose money the shop knows to have taken, save where that is
 * done at the checkout: then it says nothing, and Prodigi is asked. Of money that a bank has taken nothing can be given back until it has
 * decided, and no way leads out of `cancelling` but that.
 */
async function whyKept(container: MedusaContainer, order: Missed): Promise<string | null> {
  if (!order.held || !order.session_id) {
    if (await container.resolve(PRODIGI_MODULE).isPrinted(order.order_id)) return PRINTED
    const bundle = await loadBundle(container, order.order_id)
    const why = bundle && whyNotGivenBack(bundle)
    return why && withBank(why)
  }
  // Of what was paid in a trial Stripe may know nothing any more.
  const session = await container.resolve(STRIPE_CHECKOUT_MODULE).findSession(order.session_id)
  return session && isTaken(session) ? TAKEN : null
}

/** The administrators are mailed what is noted here, once; the order is looked at again later. */
async function keep(container: MedusaContainer, order: Missed, why: string): Promise<void> {
  const { order_id: orderId, version } = order
  await container
    .resolve(ORDER_APPROVAL_MODULE)
    .remark({ orderId, key: keptKey(orderId, version), by: SHOP, reason: why })
  await putOff(container, order, why)
}

async function putOff(container: MedusaContainer, { checkout_id: id }: Missed, why: string): Promise<void> {
  if (id) await container.resolve(STRIPE_CHECKOUT_MODULE).putOff(id, why)
}

/** Cancels the orders whose customers sent no change by the deadline, and gives their money back. */
export async function endMissedAdjustments(container: MedusaContainer): Promise<void> {
  let ended = 0
  for (const order of await missed(container)) {
    const { order_id: orderId, version } = order
    // What could not be ended does not count: it would keep the others from their turn.
    if (ended === AT_ONCE) break
    try {
      const why = await whyKept(container, order)
      if (why) {
        await keep(container, order, why)
        continue
      }
      // Of that version only: a change may just have come, and another have been asked for.
      const lapse = { orderId, action: 'lapse', by: DEADLINE, reason: MISSED, version } as const
      const taken = await request(container, lapse)
      ended += 1
      await workOff(container, taken)
    } catch (error) {
      if (isCode(error, 'conflict')) continue
      await putOff(container, order, wordsOf(error))
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(`Order ${orderId} waits for no change any more, but could not be cancelled: ${wordsOf(error)}`)
    }
  }
}
