import { transition, presentState } from '@caseloom/order-approval'
import type { OrderBundle } from '../bundle'
import { whyNotPrinted } from '../not-printed'
import { endOfHold, paymentStatus } from '../order-payment'
import { deadlineOf } from './deadline'

export interface AskSettings {
  days: number
  /** `on_payment`: the money was taken at the checkout, so that it says nothing of the print. */
  capture: 'manual' | 'on_payment'
}

/** The money is held, or there is none to take. */
const UNTAKEN = new Set(['authorised', 'none'])

/** Why the customer can't be asked for a change of this order, as a sentence; null where they can. */
export function cannotAsk(bundle: OrderBundle, { days, capture }: AskSettings, now: Date): string | null {
  const { approval, order, submission } = bundle
  if (!approval) return 'This order is not one that is decided on'
  if (!transition(approval.status, 'ask').ok) return presentState(approval.status)
  const why = whyNotPrinted(bundle)
  if (why) return why
  // The printer may have taken what it gave no answer to: another picture under the same key would never be printed.
  if (submission)
    return 'This order was handed to the printer before, so its design can’t change any more. Process it again or reject it'
  if (capture === 'manual' && !UNTAKEN.has(paymentStatus(order)))
    return 'The money of this order has been taken already, so its design can’t change any more. Process it again or reject it'
  if (deadlineOf(now, days, endOfHold(bundle)?.at ?? null) === null)
    return 'The bank lets go of the money too soon to wait for a change. Process the order or reject it'
  return null
}
