import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { failure } from '../http/fail'
import type { OrderBundle } from '../orders/bundle'
import { isReturned } from '../orders/cancellation'
import type { Invoice } from './invoice'
import { makeInvoice } from './make-invoice'
import { INVOICE_FIELDS, invoiceOrderSchema } from './order-for-invoice'

const RETURNED = 'This order was cancelled and its payment given back, so there is no invoice of it.'

/**
 * The paper of an order as it stands now.
 * @throws failure `conflict` where its payment was given back before the order was complete, or its amounts do not add up, such as after an order edit in Medusa's admin
 */
export async function readInvoice(
  scope: MedusaContainer,
  bundle: OrderBundle,
  vatRegistered: boolean,
): Promise<Invoice> {
  const {
    order: { id },
    approval,
  } = bundle
  if (isReturned(bundle)) throw failure('conflict', RETURNED)
  const { data } = await scope
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity: 'order', fields: [...INVOICE_FIELDS], filters: { id } })
  const invoice = makeInvoice(invoiceOrderSchema.parse(data[0]), approval, { vatRegistered })
  if (invoice) return invoice
  scope
    .resolve(ContainerRegistrationKeys.LOGGER)
    .error(`The amounts of order ${id} do not add up: no invoice is made of it`)
  throw failure('conflict', 'This order’s invoice cannot be made just now. Please write to us.')
}
