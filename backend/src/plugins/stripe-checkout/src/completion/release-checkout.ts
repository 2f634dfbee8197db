import type { MedusaContainer } from '@medusajs/framework/types'
import { wordsOf } from '../lib/words-of'
import { STRIPE_CHECKOUT_MODULE } from '../modules/stripe-checkout'
import type { CheckoutRow } from '../modules/stripe-checkout/types'
import { withCheckoutLock } from './checkout-lock'
import { giveBack, type MoneyBack } from './give-back'
import { cancelOrdersOf, freePaymentOf } from './orders-of-checkout'

/** What the shop does before the checkout is over, such as telling its customer. May be called more than once. */
export type AfterRelease = (row: CheckoutRow, back: MoneyBack) => Promise<void>

/** What an interrupted completion may have made of it. The payment is cut off first: it is not Medusa's to cancel here. */
async function cancelOrders(container: MedusaContainer, row: CheckoutRow): Promise<void> {
  const { cart_id } = row
  if (!cart_id) return
  await freePaymentOf(container, { ...row, cart_id }, { all: true })
  await cancelOrdersOf(container, row)
}

/**
 * Gives the money of a parked checkout back, as a person decided. Safe to repeat; what fails is tried again by the job.
 * @returns whether it is given back
 */
export async function releaseCheckout(
  container: MedusaContainer,
  row: CheckoutRow,
  after: AfterRelease,
): Promise<boolean> {
  const service = container.resolve(STRIPE_CHECKOUT_MODULE)
  const { stripe_session_id: sessionId } = row
  const release = async () => {
    const back: MoneyBack = sessionId
      ? await giveBack(service, { id: row.id, sessionId })
      : { money: 'released', lost: 0 }
    await cancelOrders(container, row)
    await after(row, back)
    await service.move(row.id, 'released')
  }
  try {
    return (await withCheckoutLock(container, row.id, release)).got
  } catch (error) {
    await service.putOff(row.id, wordsOf(error))
    throw error
  }
}
