import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { refundPaymentWorkflow } from '@medusajs/medusa/core-flows'
import { query } from '../database/sql'
import { wordsOf } from '../words-of'
import { whileRefunding } from './one-refund'

const AT_ONCE = 20

/** An order that ends sees to its own refunds. */
export const GOES_ON = `a.status not in ('rejecting', 'rejected', 'cancelling', 'cancelled')`

/** Of orders that go on. */
export const REFUNDS = `from refund r
    join payment p on p.id = r.payment_id and p.deleted_at is null
    join order_payment_collection l on l.payment_collection_id = p.payment_collection_id and l.deleted_at is null
    join approval a on a.order_id = l.order_id and a.deleted_at is null and ${GOES_ON}`

/** A living process is at a refund for less than that, however long Stripe lets it wait. */
const NOBODY_IS_AT_IT = `r.created_at < now() - interval '5 minutes'`

/** Refunds that are begun, and neither booked nor begun anew: Medusa makes a row, asks Stripe, and books it then. None is ever given up. */
export const UNBOOKED = `${REFUNDS}
   where not exists (select 1 from order_transaction t
       where t.reference = 'refund' and t.reference_id = r.id and t.deleted_at is null)
     and not exists (select 1 from refund n where n.payment_id = r.payment_id and n.metadata->>'instead_of' = r.id)`

/** Medusa books nothing while a change of the order lies open. */
export const HELD_BY_CHANGE = `exists (select 1 from order_change c
  where c.order_id = l.order_id and c.status in ('pending', 'requested') and c.deleted_at is null)`

/** What Stripe has refused for long is asked for rarely: once more after a twelfth of the time since the first try. */
const DUE = `(r.deleted_at is null or r.updated_at < now() - least((now() - r.deleted_at) / 12, interval '6 hours'))`

const CUT_OFF = `${NOBODY_IS_AT_IT} and ${DUE} and not ${HELD_BY_CHANGE}`

interface Unbooked {
  id: string
  payment_id: string
  order_id: string
  amount: string
  created_by: string | null
  note: string | null
  refund_reason_id: string | null
}

/** Whether a refund of a payment is under way, or was cut off. Beside one Medusa would book both with the sum of the other. */
export async function isBeingRefunded(container: MedusaContainer, paymentId: string): Promise<boolean> {
  return (await query(container)(`select 1 ${UNBOOKED} and r.payment_id = ?`, [paymentId])).length > 0
}

/** The same wish under a new row: the provider makes what Stripe has not made for the old one, and Medusa books it. */
async function beginAnew(container: MedusaContainer, refund: Unbooked): Promise<void> {
  const input = {
    payment_id: refund.payment_id,
    amount: Number(refund.amount),
    metadata: { instead_of: refund.id },
    ...(refund.created_by !== null && { created_by: refund.created_by }),
    ...(refund.note !== null && { note: refund.note }),
    ...(refund.refund_reason_id !== null && { refund_reason_id: refund.refund_reason_id }),
  }
  await whileRefunding(container, refund.payment_id, async () => {
    await refundPaymentWorkflow(container).run({ input })
  })
}

/** For whoever looks at the order: the row stays out of Medusa's sight. */
async function noteRefusal(container: MedusaContainer, { id }: Unbooked, words: string): Promise<void> {
  await query(container)(
    `update refund set metadata = coalesce(metadata, '{}') || jsonb_build_object('refused', ?::text) where id = ?`,
    [words, id],
  )
}

/**
 * Brings refunds to their end that a process began which died, such as those that somebody made in Medusa's admin: Medusa shows them as
 * given back, whether or not Stripe was asked. Safe to repeat.
 */
export async function finishRefunds(container: MedusaContainer): Promise<void> {
  // Out of Medusa's sight, which would count each, and book it with another's sum; kept, so that no wish is lost with this process.
  const cutOff = await query(container)<Unbooked>(
    `with cut_off as (select r.id, l.order_id ${UNBOOKED} and ${CUT_OFF} order by r.updated_at limit ?)
     update refund r set deleted_at = coalesce(r.deleted_at, now()), updated_at = now() from cut_off c where c.id = r.id
     returning r.id, r.payment_id, c.order_id, r.amount, r.created_by, r.note, r.refund_reason_id`,
    [AT_ONCE],
  )
  for (const refund of cutOff)
    await beginAnew(container, refund).catch(async (error: unknown) => {
      const words = wordsOf(error)
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(`A refund of order ${refund.order_id} that was cut off is tried again: ${words}`)
      await noteRefusal(container, refund, words)
    })
}
