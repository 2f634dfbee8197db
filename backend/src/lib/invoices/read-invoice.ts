import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { failure } from '../http/fail'
import type { OrderBundle } from '../orders/bundle'
import type { Invoice } from './invoice'
import { makeInvoice } from './make-invoice'
import { INVOICE_FIELDS, invoiceOrderSchema } from './order-for-invoice'

/**
 * The paper of an order as it stands now.
 * @throws failure `conflict` where its amounts do not add up, such as after an order edit in Medusa's admin
 */
export async function readInvoice(
  scope: MedusaContainer,
  { order: { id }, approval }: OrderBundle,
  vatRegistered: boolean,
): Promise<Invoice> {
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
