import type { processPaymentSchema, sessionStatusSchema } from '@caseloom/contract'
import type { z } from 'zod'
import { ApiError, hasCode, messageOf } from '~/lib/api-errors'

type Status = z.output<typeof sessionStatusSchema>
type Processed = z.output<typeof processPaymentSchema>

/** What became of a payment, as far as the browser can know. `keepCart` is the rule for the cart in each case. */
export type PaymentOutcome =
  | {
      kind: 'done'
      orderId: string
      orderNumber: number
      email: string | null
      /** There was nothing to pay. */
      free: boolean
      message: string
      keepCart: false
    }
  /** Paid, and the shop knows it, but the order is still being completed. */
  | { kind: 'completing'; message: string; keepCart: false }
  /** Paid, but our answer got lost: nothing must be paid again. */
  | { kind: 'paid_unconfirmed'; message: string; keepCart: true }
  /** Whether it was paid could not be found out. */
  | { kind: 'unknown'; message: string; keepCart: true }
  | { kind: 'failed'; message: string; keepCart: true }

export interface PaymentCalls {
  status: () => Promise<Status>
  process: () => Promise<Processed>
}

const DONE = 'Payment successful! Your order is confirmed.'
const DONE_FREE = 'Your order is confirmed. There was nothing to pay.'
const ISSUE = 'Order processing encountered an issue, but payment was successful'
const LOST = 'Order processing failed, but payment was successful. Please contact support.'
const NOT_COMPLETED = 'Payment was not completed. Please try again.'

const failed = (message: string): PaymentOutcome => ({ kind: 'failed', message, keepCart: true })

/** Asks how the payment stands and, where it is complete, for its order. Sign-in faults fly. */
export async function settlePayment(calls: PaymentCalls): Promise<PaymentOutcome> {
  let status: Status
  try {
    status = await calls.status()
  } catch (error) {
    if (hasCode(error, 'unauthenticated')) throw error
    const message =
      error instanceof ApiError
        ? 'Unable to verify payment status.'
        : 'Error verifying payment. Please contact support.'
    return { kind: 'unknown', message, keepCart: true }
  }
  if (status.status === 'expired') return failed('Payment session expired. Please try again.')
  if (status.status !== 'complete') return failed(NOT_COMPLETED)

  try {
    const { orderId, orderNumber } = await calls.process()
    const free = status.payment_status === 'no_payment_required'
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
    if (hasCode(error, 'payment_incomplete')) return failed(NOT_COMPLETED)
    if (hasCode(error, 'no_items_to_process')) return failed(messageOf(error, 'No items found to process'))
    if (error instanceof ApiError) return { kind: 'completing', message: ISSUE, keepCart: false }
    return { kind: 'paid_unconfirmed', message: LOST, keepCart: true }
  }
}
