import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules, OrderChangeStatus } from '@medusajs/framework/utils'

/** Changes of an order that somebody began and nobody ended: an edit, a return, a claim. Medusa counts nothing on an order that has one. */
export const openChanges = (container: MedusaContainer, orderId: string) =>
  container
    .resolve(Modules.ORDER)
    .listOrderChanges(
      { order_id: orderId, status: [OrderChangeStatus.PENDING, OrderChangeStatus.REQUESTED] },
      { select: ['id', 'change_type'] },
    )
