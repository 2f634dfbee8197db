import type { PrintShipment, PrintSnapshot } from '../modules/prodigi/print-status'
import type { ProdigiOrder, ProdigiShipment } from './types'

const is = ({ status }: ProdigiShipment, word: string) => status?.toLowerCase() === word

function toShipment(shipment: ProdigiShipment): PrintShipment {
  return {
    id: shipment.id,
    shipped: is(shipment, 'shipped'),
    ...(is(shipment, 'cancelled') && { cancelled: true }),
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

const itemsOf = ({ items }: ProdigiShipment) => items.flatMap(({ itemId }) => itemId ?? [])

/** Without those that others took the place of, such as from another lab: all that is in them is still to be sent, or was. */
function standing(shipments: ProdigiShipment[]): ProdigiShipment[] {
  const isCancelled = (shipment: ProdigiShipment) => is(shipment, 'cancelled')
  const kept = new Set(shipments.filter((shipment) => !isCancelled(shipment)).flatMap(itemsOf))
  const isReplaced = (items: string[]) => items.length > 0 && items.every((id) => kept.has(id))
  return shipments.filter((shipment) => !isCancelled(shipment) || !isReplaced(itemsOf(shipment)))
}

/** Prodigi's order in our words. */
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
    shipments: standing(order.shipments).map(toShipment),
    cost: costOf(order),
  }
}
