import { z } from 'zod'

const id = z.string().nullish()
const amount = z.coerce.number()

/** What `shipping_methods.detail.*` answers of what an order's delivery belongs to. */
export const deliveryDetailSchema = z.object({ return_id: id, claim_id: id, exchange_id: id }).nullish()

/** Whether a delivery is the order's own, and not that of a return, a claim or an exchange. */
export const isOfOrder = ({ detail }: { detail?: z.output<typeof deliveryDetailSchema> }): boolean =>
  !(detail?.return_id ?? detail?.claim_id ?? detail?.exchange_id)

const methodSchema = z.looseObject({ detail: deliveryDetailSchema, total: amount, tax_total: amount })
const orderSchema = z.looseObject({
  shipping_total: amount,
  tax_total: amount,
  shipping_methods: z.array(methodSchema.nullish()).nullish(),
})

/**
 * A Medusa order without what a return, a claim or an exchange costs to send: Medusa keeps that among the order's own delivery, and in
 * its sums, though nobody bought it.
 */
export function asBought(raw: unknown): unknown {
  const order = orderSchema.parse(raw)
  const methods = (order.shipping_methods ?? []).filter((method) => method != null)
  const others = methods.filter((method) => !isOfOrder(method))
  const sum = (of: 'total' | 'tax_total') => others.reduce((all, method) => all + method[of], 0)
  return {
    ...order,
    shipping_methods: methods.filter(isOfOrder),
    shipping_total: order.shipping_total - sum('total'),
    tax_total: order.tax_total - sum('tax_total'),
  }
}
