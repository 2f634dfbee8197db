import type Stripe from 'stripe'

type Made = Pick<Stripe.Refund, 'amount' | 'status' | 'metadata'>

/**
 * Whether a refund still has to be made. Medusa repeats a refund whose answer was lost under a new key, so what
 * Stripe has already given back decides: the same request is never made twice, nor is anything once nothing is left.
 */
export function refundNeeded(input: {
  received: number
  pence: number
  requestKey: string | null
  refunds: Made[]
}): boolean {
  const good = input.refunds.filter(({ status }) => status !== 'failed' && status !== 'canceled')
  if (input.requestKey && good.some(({ metadata }) => metadata?.refund_request === input.requestKey))
    return false
  const left = input.received - good.reduce((sum, { amount }) => sum + amount, 0)
  return !(left < input.pence && good.some(({ amount }) => amount === input.pence))
}
