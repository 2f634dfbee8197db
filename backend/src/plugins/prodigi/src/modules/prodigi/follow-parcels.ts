import { askCarrier } from '../../client/carrier-client'
import { estimatedDelivery } from './delivery-estimate'
import type { PrintShipment } from './print-status'

async function follow(parcel: PrintShipment, base: string | undefined, now: Date): Promise<PrintShipment> {
  if (!parcel.shipped || parcel.deliveredAt) return parcel
  const answer = base && parcel.number ? await askCarrier(base, parcel.number) : null
  if (answer?.status === 'delivered') {
    return {
      ...parcel,
      inTransit: true,
      deliveredAt: answer.deliveredAt ?? now.toISOString(),
      deliveryEstimated: false,
    }
  }
  if (answer) return { ...parcel, inTransit: true }
  const estimate = parcel.dispatchedAt ? estimatedDelivery(parcel.dispatchedAt, now, parcel.inTransit) : null
  return estimate ? { ...parcel, deliveredAt: estimate, deliveryEstimated: true } : parcel
}

/**
 * Asks the carrier at `base` of each parcel that was sent when it was last looked at: from the second look on, so that 'shipped' is a
 * step that a customer sees. Without an answer the delivery is estimated; later where the carrier has spoken of the parcel before.
 */
export async function followParcels(
  parcels: PrintShipment[],
  before: PrintShipment[],
  base: string | undefined,
  now: Date,
): Promise<PrintShipment[]> {
  const known = new Set(before.filter(({ shipped }) => shipped).map(({ id }) => id))
  const followed: PrintShipment[] = []
  for (const parcel of parcels) followed.push(known.has(parcel.id) ? await follow(parcel, base, now) : parcel)
  return followed
}
