import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, MedusaError } from '@medusajs/framework/utils'
import { withCheckoutLock } from '../completion/checkout-lock'
import { STRIPE_CHECKOUT_MODULE } from '../modules/stripe-checkout'
import type { CheckoutRow } from '../modules/stripe-checkout/types'
import { makeOnlyPage } from './only-page'
import { PaidAlready } from './paid-already'

/** Whoever has the same goods for nothing twice within this time has pressed twice, or lost the first answer. */
const REPEAT_MINUTES = 10

const BEING_PLACED = 'Your order is being placed at this moment, in another tab or window.'

/** The checkout of the same goods that was taken for nothing just now, and whose order lives. */
async function takenJustNow(container: MedusaContainer, row: CheckoutRow): Promise<string | null> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const answer: { rows: { id: string }[] } = await knex.raw(
    `select c.id from checkout c left join "order" o on o.id = c.order_id
      where c.customer_id = ? and c.line_hash = ? and c.id <> ? and c.stripe_session_id is null and c.deleted_at is null
        and c.state in ('paid', 'parked', 'completed') and c.paid_at > now() - make_interval(mins => ?)
        and o.canceled_at is null
      order by c.paid_at limit 1`,
    [row.customer_id, row.line_hash, row.id, REPEAT_MINUTES],
  )
  return answer.rows[0]?.id ?? null
}

/**
 * Makes a checkout of nothing as good as paid: its order is then made as that of every paid one. One at a time for each customer, as
 * they have one payment page; there is no page whose payment could happen only once.
 * @throws as makeOnlyPage does, and PaidAlready where this is a repeat
 */
export async function takeForNothing(
  container: MedusaContainer,
  row: CheckoutRow,
  before: Set<string>,
  hasDiscount: boolean,
): Promise<void> {
  const taken = await withCheckoutLock(container, `for-nothing:${row.customer_id}`, async (assertHeld) => {
    await makeOnlyPage(container, row, before, hasDiscount)
    const twin = await takenJustNow(container, row)
    if (twin) throw new PaidAlready(twin, twin)
    await assertHeld()
    await container.resolve(STRIPE_CHECKOUT_MODULE).move(row.id, 'paid', { paid_pence: 0 })
  })
  if (!taken.got) throw new MedusaError(MedusaError.Types.NOT_ALLOWED, BEING_PLACED, 'conflict')
}
