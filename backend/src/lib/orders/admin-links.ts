import type { AdminOrderDetail } from '@caseloom/contract'
import { env } from '../../env'
import { medusaAdminUrl } from '../accounts/medusa-admin'
import type { OrderBundle } from './bundle'

/** Prodigi's own pages of an order; the stand-in has one page for all. */
function printPage(prodigiOrderId: string): string {
  if (env.prodigi.mode === 'sandbox') return `${new URL(env.prodigi.baseUrl).origin}/`
  const host = env.prodigi.mode === 'live' ? 'dashboard.prodigi.com' : 'sandbox-beta-dashboard.pwinty.com'
  return `https://${host}/orders/${encodeURIComponent(prodigiOrderId)}`
}

/** Where else the people who run the shop look at an order. */
export function adminLinks({
  order,
  submission,
}: OrderBundle): Pick<AdminOrderDetail, 'medusaUrl' | 'prodigiUrl'> {
  return {
    medusaUrl: env.DISABLE_MEDUSA_ADMIN ? null : `${medusaAdminUrl}/orders/${order.id}`,
    prodigiUrl: submission?.prodigi_order_id ? printPage(submission.prodigi_order_id) : null,
  }
}
