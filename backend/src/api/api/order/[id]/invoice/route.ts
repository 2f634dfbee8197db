import { endpoints } from '@caseloom/contract'
import { limitUse } from '../../../../../lib/accounts/limit-use'
import { failure } from '../../../../../lib/http/fail'
import { route } from '../../../../../lib/http/route'
import { openInvoice } from '../../../../../lib/invoices/open-invoice'
import { readInvoice } from '../../../../../lib/invoices/read-invoice'
import { seller } from '../../../../../lib/invoices/seller'
import { findOrder } from '../../../../../lib/orders/find-order'

/** For whoever bought it, and for administrators. */
export const GET = route(endpoints.orderInvoice, async (call) => {
  const { scope, res, customer, params } = call
  const found = await findOrder(scope, params.id, customer.isAdmin ? undefined : customer.id)
  if (!found) throw failure('not_found', 'Order not found')
  const from = seller()
  const invoice = await readInvoice(scope, found.bundle, from.vatNumber !== null)
  const pdf = await openInvoice(scope, found.bundle.order.id, { invoice, from }, async () => {
    if (!customer.isAdmin) await limitUse(call, 'invoice')
  })
  res.setHeader('Content-Type', 'application/pdf')
  res.setHeader('Content-Length', String(pdf.length))
  res.setHeader('Content-Disposition', `attachment; filename="${from.name}-${invoice.number}.pdf"`)
  res.setHeader('Cache-Control', 'private, no-store')
  res.setHeader('X-Content-Type-Options', 'nosniff')
  res.status(200).end(pdf)
  return undefined
})
