import type { processPaymentSchema, sessionStatusSchema } from '@caseloom/contract'
import type { z } from 'zod'
import { ApiError, hasCode, messageOf } from '~/lib/api-errors'

type Status = z.output<typeof sessionStatusSchema>
type Processed = z.output<typeof processPaymentSchema>

/**
 * What became of a payment, as far as the browser can know. `keepCart` is the rule for the cart in each case; `free`: there
 * was nothing to pay.
 */
export type PaymentOutcome =
  | {
      kind: 'done'
      orderId: string
      orderNumber: number
      email: string | null
      free: boolean
      message: string
      keepCart: false
    }
  /** Paid, and the shop knows it, but the order is still being completed. */
  | { kind: 'completing'; free: boolean; message: string; keepCart: false }
  /** Not known for now: the shop was busy, out of order or not reached. `paid`: Stripe has told already that it is paid. */
  | { kind: 'checking'; paid: boolean; free: boolean; message: string; keepCart: true }
  /** The shop knows of no such payment of this shopper. */
  | { kind: 'unknown'; message: string; keepCart: true }
  /** A person has given the money back, or has seen to the payment in another way. */
  | { kind: 'ended'; message: string; keepCart: true }
  | { kind: 'failed'; message: string; keepCart: true }

export interface PaymentCalls {
  status: () => Promise<Status>
  process: () => Promise<Processed>
}

const DONE = 'Payment successful! Your order is confirmed.'
const DONE_FREE = 'Your order is confirmed. There was nothing to pay.'
const ISSUE = 'Order processing encountered an issue, but payment was successful'
const ISSUE_FREE = 'Order processing encountered an issue. There was nothing to pay.'
const LOST = 'Order processing failed, but payment was successful. Please contact support.'
const NOT_COMPLETED = 'Payment was not completed. Please try again.'
const UNVERIFIED = 'Unable to verify payment status.'
const UNREACHED = 'Error verifying payment. Please contact support.'
const AT_THE_BANK = 'Your bank has not confirmed the payment yet.'

const failed = (message: string): PaymentOutcome => ({ kind: 'failed', message, keepCart: true })
const checking = (paid: boolean, message: string, free = false): PaymentOutcome => ({
  kind: 'checking',
  paid,
  free,
  message,
  keepCart: true,
})

/** The shop refused for good: asked again it would say the same. */
const isFinal = (error: unknown) => error instanceof ApiError && error.status < 500 && error.status !== 429

/** Milliseconds before the page looks again by itself; the last pause goes on for as long as it is open. */
const PAUSES = [3_000, 5_000, 10_000, 20_000, 40_000, 60_000] as const
export const pauseBefore = (look: number): number => PAUSES[Math.min(look, PAUSES.length - 1)] ?? 60_000

/**
 * Asks how the payment stands and, where it is complete, for its order. Only an order, or the shop's own word that the
 * payment is in review, empties the cart. Sign-in faults fly.
 */
export async function settlePayment(calls: PaymentCalls): Promise<PaymentOutcome> {
  let status: Status
  try {
    status = await calls.status()
  } catch (error) {
    if (hasCode(error, 'unauthenticated')) throw error
    if (isFinal(error)) return { kind: 'unknown', message: UNVERIFIED, keepCart: true }
    return checking(false, error instanceof ApiError ? UNVERIFIED : UNREACHED)
  }
  if (status.message) return { kind: 'ended', message: status.message, keepCart: true }
  if (status.status === 'expired') return failed('Payment session expired. Please try again.')
  if (status.status !== 'complete') return failed(NOT_COMPLETED)
  // Complete and unpaid: a bank that takes its time has the money not yet, and may still say no.
  const paid = status.payment_status !== 'unpaid'
  const free = status.payment_status === 'no_payment_required'

  try {
    const { orderId, orderNumber } = await calls.process()
    return {
      kind: 'done',
      orderId,
      orderNumber,
      email: status.customer_email,
      free,
      message: free ? DONE_FREE : DONE,
      keepCart: false,
    }
  } catch (error) {
    if (hasCode(error, 'unauthenticated')) throw error
    if (hasCode(error, 'payment_in_review'))
      return { kind: 'completing', free, message: free ? ISSUE_FREE : ISSUE, keepCart: false }
    if (hasCode(error, 'no_items_to_process')) return failed(messageOf(error, 'No items found to process'))
    if (hasCode(error, 'payment_incomplete'))
      return paid ? failed(NOT_COMPLETED) : checking(false, AT_THE_BANK)
    if (!paid) return checking(false, error instanceof ApiError ? UNVERIFIED : UNREACHED)
    if (free) return checking(true, ISSUE_FREE, free)
    return checking(true, error instanceof ApiError ? ISSUE : LOST)
  }
}
