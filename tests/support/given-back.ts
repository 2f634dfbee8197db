import { rows } from './database'
import { sandboxClient } from './sandbox-client'
import type { Stack } from './stack'

/** Pence that Stripe has taken of a payment, each sum that it has given back, and each that Medusa has booked as given back. */
export async function givenBack(stack: Stack, intentId: string, orderId: string) {
  const { payment_intents: intents = [], refunds = [] } = await sandboxClient(stack).stripeRows(
    'payment_intents',
    'refunds',
  )
  const booked = await rows<{ pence: number }>(
    stack.databaseUrl,
    `select round(-amount * 100)::int as pence from order_transaction
      where order_id = $1 and reference = 'refund' and deleted_at is null order by created_at`,
    [orderId],
  )
  return {
    taken: Number(intents.find(({ id }) => id === intentId)?.amount_received),
    back: refunds
      .filter(({ payment_intent }) => payment_intent === intentId)
      .map(({ amount }) => Number(amount)),
    booked: booked.map(({ pence }) => pence),
  }
}
