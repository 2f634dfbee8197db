import type { AdminOrderDetail } from '@caseloom/contract'
import type { MedusaContainer } from '@medusajs/framework/types'
import { env } from '../../env'
import { presentAdminDetail } from './admin-order'
import { cannotAsk } from './adjustments/cannot-ask'
import { adminLinks } from './admin-links'
import { costsOf } from './costs'
import { findOrder } from './find-order'
import { listHistory } from './history'
import { printsOf } from './prints-of'
import { quoteOf } from './quote-of'
import { remarksOf } from './remarks'

/** One order with what is needed to decide on it, by line id, order id or checkout session id; null where there is none. */
export async function readAdminOrder(scope: MedusaContainer, id: string): Promise<AdminOrderDetail | null> {
  const found = await findOrder(scope, id)
  if (!found?.bundle.approval) return null
  const { bundle } = found
  const [prints, remarks, history, quote] = await Promise.all([
    printsOf(scope, bundle.order),
    remarksOf(scope, [bundle]),
    listHistory(scope, bundle.order.id),
    quoteOf(scope, bundle),
  ])
  return presentAdminDetail(bundle, {
    prints,
    remarks: remarks.get(bundle.order.id) ?? [],
    history,
    costs: costsOf(bundle, quote, env.vatNumber !== null),
    links: adminLinks(bundle),
    cannotAsk: cannotAsk(bundle, { days: env.ADJUSTMENT_DAYS, capture: env.STRIPE_CAPTURE }, new Date()),
  })
}
