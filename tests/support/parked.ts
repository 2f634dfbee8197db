import { openCheckout, type OpenCheckout } from './checkout'
import { rows } from './database'
import { sandboxClient } from './sandbox-client'
import type { Stack } from './stack'

export interface ParkedCheckout extends OpenCheckout {
  /** The checkout's own. */
  id: string
}

/**
 * A paid purchase whose frozen copy says another sum than its payment page, as if somebody had tampered with either, so that it waits
 * for a person.
 */
export async function parked(stack: Stack, opened?: OpenCheckout): Promise<ParkedCheckout> {
  const checkout = opened ?? (await openCheckout(stack))
  const { sessionId, shopper } = checkout
  const [row] = await rows<{ id: string }>(
    stack.databaseUrl,
    'update checkout set subtotal_pence = subtotal_pence + 1 where stripe_session_id = $1 returning id',
    [sessionId],
  )
  await sandboxClient(stack).pay(checkout.url)
  const answer = await shopper.api.call('processPayment', { body: { sessionId } })
  if (answer.ok || answer.code !== 'payment_in_review')
    throw new Error(`The payment is not parked: ${answer.status}`)
  return { ...checkout, id: row?.id ?? '' }
}
