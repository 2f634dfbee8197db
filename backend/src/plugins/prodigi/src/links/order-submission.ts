import { defineLink } from '@medusajs/framework/utils'
import OrderModule from '@medusajs/medusa/order'
import ProdigiModule from '../modules/prodigi'

/** Reads an order's `prodigi_submission` through its `order_id`; there is no table of links. */
export default defineLink(
  { linkable: OrderModule.linkable.order, field: 'id' },
  { ...ProdigiModule.linkable.prodigiSubmission.id, primaryKey: 'order_id' },
  { readOnly: true },
)
