import { rows } from './database'
import { checkoutRow } from './judge'
import { sandboxClient } from './sandbox-client'
import type { Stack } from './stack'

/** What Stripe says of the money of an order. */
export async function moneyOfOrder(stack: Stack, { sessionId }: { sessionId: string }) {
  const { payment_intent_id: id } = await checkoutRow(stack, sessionId)
  const intent = (await sandboxClient(stack).stripeState()).payment_intents?.find((row) => row.id === id)
  return { id: id ?? '', status: intent?.status }
}

/** What Prodigi has of an order. */
export const printsOfOrder = async (stack: Stack, { orderId }: { orderId: string }) =>
  (await sandboxClient(stack).printOrders()).filter(({ merchantReference }) => merchantReference === orderId)

/** Kinds of mail that were asked for with this text in their key. */
export async function mailsAboutText({ databaseUrl }: Stack, text: string): Promise<string[]> {
  const found = await rows<{ template: string }>(
    databaseUrl,
    `select distinct template from mail_message where dedupe_key like $1 order by template`,
    [`%${text}%`],
  )
  return found.map(({ template }) => template)
}

/** The id of the payment of an order, as Medusa has it. */
export async function paymentIdOf(
  { databaseUrl }: Pick<Stack, 'databaseUrl'>,
  orderId: string,
): Promise<string> {
  const [payment] = await rows<{ id: string }>(
    databaseUrl,
    `select p.id from payment p join order_payment_collection l on l.payment_collection_id = p.payment_collection_id
      where l.order_id = $1`,
    [orderId],
  )
  if (!payment) throw new Error(`Order ${orderId} has no payment`)
  return payment.id
}

/** As if nobody had asked the printer about an order for a while. */
export const lookedAtLongAgo = (databaseUrl: string, orderId: string) =>
  rows(
    databaseUrl,
    `update prodigi_submission set last_checked_at = now() - interval '5 minutes' where order_id = $1`,
    [orderId],
  )
