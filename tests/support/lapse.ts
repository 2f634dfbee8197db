import { rows } from './database'
import { moneyOfOrder } from './order-facts'
import type { Stack } from './stack'

interface Placed {
  orderId: string
  sessionId: string
}

/** As if Stripe had said so when it was paid. */
export const heldFor = (
  { databaseUrl }: Pick<Stack, 'databaseUrl'>,
  { orderId }: { orderId: string },
  hours: number,
) =>
  rows(
    databaseUrl,
    `update payment set data = data || jsonb_build_object('capture_before', extract(epoch from now() + make_interval(secs => $2))::bigint)
      where payment_collection_id in (select payment_collection_id from order_payment_collection where order_id = $1)`,
    [orderId, hours * 3600],
  )

/** Stripe lets go of an order's money, and its time is over. */
export async function lapse(stack: Stack, placed: Placed): Promise<void> {
  // The time alone is no proof: Stripe is asked.
  await heldFor(stack, placed, -1)
  const { id } = await moneyOfOrder(stack, placed)
  const gone = await fetch(`${stack.sandbox.stripe}/v1/payment_intents/${id}/cancel`, {
    method: 'POST',
    // Another test sees to it that every change at Stripe has a key.
    headers: { authorization: 'Bearer sk_test_caseloom_sandbox', 'idempotency-key': `lapse-${id}` },
  })
  if (!gone.ok) throw new Error(`Stripe answered ${gone.status}`)
}
