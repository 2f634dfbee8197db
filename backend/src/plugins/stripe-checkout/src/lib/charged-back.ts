import { MedusaError } from '@medusajs/framework/utils'
import type Stripe from 'stripe'
import { toPounds } from './pence'

/** The states of a dispute in which the bank has the money, and may give it back to the shop. */
const UNDECIDED: ReadonlySet<string> = new Set(['needs_response', 'under_review'])

/** Whether a bank has taken a payment's money until it decides: Stripe refunds nothing of it then. */
export const isUndecided = (status: string): boolean => UNDECIDED.has(status)

/** Thrown where a payment is to be given back whose money a bank has taken until it decides. */
export class PaymentDisputed extends MedusaError {
  constructor() {
    super(
      MedusaError.Types.NOT_ALLOWED,
      'The customer’s bank disputes this payment: Stripe refunds nothing of it until that is decided',
      'conflict',
    )
  }
}

/** What Stripe answers where a refund is asked for of a payment whose money a bank has taken. */
const isChargedBack = (error: unknown): boolean => (error as { code?: unknown }).code === 'charge_disputed'

/** Pence of a payment that a bank has given its customer back for good. @throws PaymentDisputed while it has yet to decide */
async function lostOf(stripe: Stripe, paymentIntent: string): Promise<number> {
  const { data } = await stripe.disputes.list({ payment_intent: paymentIntent, limit: 100 })
  if (data.some(({ status }) => isUndecided(status))) throw new PaymentDisputed()
  return data.reduce((sum, { status, amount }) => (status === 'lost' ? sum + amount : sum), 0)
}

type Refund = { payment_intent: string; amount: number } & Pick<Stripe.RefundCreateParams, 'metadata'>

/**
 * Refunds what of an amount no bank has given the customer back already, for that Stripe never refunds.
 * @returns how many pence of the payment a bank has given back; 0 where all was refunded
 * @throws PaymentDisputed while a bank has yet to decide
 */
export async function refundUnlessLost(
  stripe: Stripe,
  refund: Refund,
  options: Stripe.RequestOptions,
): Promise<number> {
  try {
    await stripe.refunds.create(refund, options)
    return 0
  } catch (error) {
    if (!isChargedBack(error)) throw error
    const lost = await lostOf(stripe, refund.payment_intent)
    if (lost === 0) throw error
    const { idempotencyKey } = options
    const rest = { ...refund, amount: refund.amount - lost }
    // Stripe repeats its refusal to whatever comes under the first key.
    const ofItsOwn = idempotencyKey ? { ...options, idempotencyKey: `${idempotencyKey}:rest` } : options
    if (rest.amount > 0) await stripe.refunds.create(rest, ofItsOwn)
    return lost
  }
}

/** What a payment's `data` keeps of it, in pence. */
export const withLost = (data: Record<string, unknown> | undefined, lost: number) =>
  lost > 0 ? { ...data, charged_back: lost } : data

/** Pounds of a payment that the shop could not refund, since a bank had given them back already. */
export const chargedBack = (data: Record<string, unknown> | null): number =>
  typeof data?.charged_back === 'number' ? toPounds(data.charged_back) : 0
