import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules, OrderChangeStatus, OrderChangeType } from '@medusajs/framework/utils'

/** Changes of an order that somebody began and nobody ended: an edit, a return, a claim. Medusa counts nothing on an order that has one. */
export const openChanges = (container: MedusaContainer, orderId: string) =>
  container
    .resolve(Modules.ORDER)
    .listOrderChanges(
      { order_id: orderId, status: [OrderChangeStatus.PENDING, OrderChangeStatus.REQUESTED] },
      { select: ['id', 'change_type'] },
    )

/** What Medusa begins and ends by itself: for a refund, or where its admin writes off what is owed. */
export const isCredit = ({ change_type: type }: { change_type?: string }): boolean =>
  type === OrderChangeType.CREDIT_LINE

const NAMES: Record<string, string> = {
  edit: 'An edit',
  return_request: 'A return',
  return_receive: 'A return',
  exchange: 'An exchange',
  claim: 'A claim',
  transfer: 'A transfer',
}

/** What lies open, in a sentence. */
export const sayChange = ({ change_type: type }: { change_type?: string | null }): string =>
  `${NAMES[type ?? ''] ?? 'A change'} of this order is open in Medusa’s admin.`
