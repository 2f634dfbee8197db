import { defineLink } from '@medusajs/framework/utils'
import OrderModule from '@medusajs/medusa/order'
import OrderApprovalModule from '../modules/order-approval'

/** Reads an order's `approval` through its `order_id`; there is no table of links. */
export default defineLink(
  { linkable: OrderModule.linkable.order, field: 'id' },
  { ...OrderApprovalModule.linkable.approval.id, primaryKey: 'order_id' },
  { readOnly: true },
)
