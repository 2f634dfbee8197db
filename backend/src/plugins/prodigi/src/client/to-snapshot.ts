import type { PrintShipment, PrintSnapshot } from '../modules/prodigi/print-status'
import type { ProdigiOrder, ProdigiShipment } from './types'

function toShipment(shipment: ProdigiShipment): PrintShipment {
  return {
    id: shipment.id,
    shipped: shipment.status?.toLowerCase() === 'shipped',
    carrier: shipment.carrier?.name ?? '',
    service: shipment.carrier?.service ?? '',
    number: shipment.tracking?.number ?? null,
    url: safeUrl(shipment.tracking?.url ?? null),
    dispatchedAt: shipment.dispatchDate,
    inTransit: false,
    deliveredAt: null,
    deliveryEstimated: false,
  }
}

/** Links end up in mails and pages: only http(s) addresses pass. */
function safeUrl(url: string | null): string | null {
  return url && /^https?:\/\//i.test(url) && URL.canParse(url) ? url : null
}

function costOf(order: ProdigiOrder): PrintSnapshot['cost'] {
  const costs = order.charges.flatMap(({ totalCost }) => (totalCost ? [totalCost] : []))
  const currency = costs[0]?.currency
  if (!currency) return null
  const pence = costs
    .filter((cost) => cost.currency === currency)
    .reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)
  return Number.isFinite(pence) ? { amount: pence / 100, currency } : null
}

/** Prodigi's order in our words. A cancelled shipment is none. */
export function toSnapshot(order: ProdigiOrder): PrintSnapshot {
  return {
    prodigiOrderId: order.id,
    stage: order.status.stage,
    details: order.status.details ?? {},
    issues: order.status.issues.map(({ errorCode, description, authorisationDetails }) => ({
      code: errorCode,
      says: description ?? errorCode ?? 'Issue without a description',
      url: safeUrl(authorisationDetails?.authorisationUrl ?? null),
    })),
    shipments: order.shipments.filter(({ status }) => status?.toLowerCase() !== 'cancelled').map(toShipment),
    cost: costOf(order),
  }
}
