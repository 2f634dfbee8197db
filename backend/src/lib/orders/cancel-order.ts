import type { OrderDetail, OrderStatus } from '@caseloom/contract'
import { transition } from '@caseloom/order-approval'
import type { MedusaContainer } from '@medusajs/framework/types'
import { env } from '../../env'
import { failure, FailureWithData, isCode } from '../http/fail'
import { cancellationOf, CUSTOMER } from './cancellation'
import { request, worked, workOff } from './decide'
import { whyNotGivenBack } from './disputes'
import type { FoundOrder } from './find-order'
import { presentOrder } from './order-detail'
import { ownOrder } from './own-order'

/** An order that was never laid before anybody can't be taken back either. */
async function decidable(scope: MedusaContainer, id: string, customerId: string): Promise<FoundOrder> {
  const found = await ownOrder(scope, id, customerId)
  if (!found.bundle.approval) throw failure('not_found', 'Order not found')
  return found
}

const present = ({ bundle, line }: FoundOrder): OrderDetail =>
  presentOrder(bundle, line, { vatRegistered: env.vatNumber !== null })

/** Words for a customer on why an order cannot be taken back any more. */
const TOO_LATE: Partial<Record<OrderStatus, string>> = {
  rejected: 'This order was not accepted, and any payment for it is released or refunded',
  cancelling: 'This order is being cancelled already',
  cancelled: 'This order has been cancelled already',
}
const WITH_BANK =
  'Your bank is looking into this payment, so it can’t go back to you now: please wait for the bank’s decision, or write to us'
const IN_PRODUCTION = 'This order has been approved already and can’t be cancelled any more'

/**
 * A customer takes an order back while nobody has decided on it; its money is released, or given back. Pressed again, it
 * answers as the first time.
 * @throws failure `not_found`, and `conflict` with the present state where somebody was quicker
 */
export async function cancelOrder(
  scope: MedusaContainer,
  id: string,
  customerId: string,
): Promise<OrderDetail> {
  const { bundle } = await decidable(scope, id, customerId)
  const orderId = bundle.order.id
  if (bundle.approval && transition(bundle.approval.status, 'cancel').ok && whyNotGivenBack(bundle))
    throw failure('conflict', WITH_BANK)
  try {
    const taken = await request(scope, { orderId, action: 'cancel', by: CUSTOMER })
    await worked(scope, workOff(scope, taken))
  } catch (error) {
    if (!isCode(error, 'conflict')) throw error
    const now = await decidable(scope, id, customerId)
    if (cancellationOf(now.bundle.approval) === 'asked') return present(now)
    const { status } = present(now)
    throw new FailureWithData(TOO_LATE[status] ?? IN_PRODUCTION, 'conflict', { id: orderId, status })
  }
  return present(await decidable(scope, id, customerId))
}
