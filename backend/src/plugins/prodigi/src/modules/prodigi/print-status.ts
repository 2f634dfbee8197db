/** How far a print has come, in the order in which it goes. */
export const PRINT_STATUSES = [
  'prepared',
  'in_progress',
  'manufacturing',
  'shipped',
  'in_transit',
  'complete',
  'delivered',
  'cancelled',
] as const
export type PrintStatus = (typeof PRINT_STATUSES)[number]

/** One parcel of a print order, as far as we know it. Dates are ISO 8601. */
export interface PrintShipment {
  id: string
  shipped: boolean
  /** Prodigi will not send it; absent where it will, or has. */
  cancelled?: true
  carrier: string
  service: string
  number: string | null
  url: string | null
  dispatchedAt: string | null
  inTransit: boolean
  deliveredAt: string | null
  /** True where `deliveredAt` was reckoned from the dispatch date, not told by a carrier. */
  deliveryEstimated: boolean
}

/** Something that keeps a print from going on. */
export interface PrintIssue {
  /** Prodigi's code, such as `order.items.assets.NotDownloaded`. */
  code: string | null
  says: string
  /** A page of Prodigi's where somebody can settle it. */
  url: string | null
}

/** What Prodigi says of an order, in our words. */
export interface PrintSnapshot {
  prodigiOrderId: string
  stage: string
  details: Record<string, string>
  issues: PrintIssue[]
  shipments: PrintShipment[]
  cost: { amount: number; currency: string } | null
}

const is = (value: string | null | undefined, ...words: string[]) =>
  words.includes((value ?? '').toLowerCase())

/** Our word for it, since Prodigi reports it in its shipments alone. */
export const PART_CANCELLED: PrintIssue = {
  code: 'order.shipments.PartCancelled',
  says: 'A part of this print is cancelled',
  url: null,
}

/** Whether Prodigi has given up some of a print and not all of it. */
export function isPartCancelled({
  stage,
  shipments,
}: {
  stage: string | null
  shipments: readonly PrintShipment[]
}): boolean {
  if (is(stage, 'cancelled')) return shipments.some(({ shipped }) => shipped)
  // Of a print that goes on all may be cancelled a moment before the whole is, or before another lab has it.
  const goesOn = is(stage, 'complete') || shipments.some(({ cancelled }) => !cancelled)
  return goesOn && shipments.some(({ cancelled }) => cancelled)
}

const LAST_NEWS_DAYS = 21

/** Whether no more parcels come: Prodigi says so, or says nothing for weeks after the last that it has spoken of arrived. */
function isOver({ stage, shipments }: PrintSnapshot, now: Date): boolean {
  if (is(stage, 'complete', 'cancelled')) return true
  const before = now.getTime() - LAST_NEWS_DAYS * 86_400_000
  return shipments.every(
    ({ cancelled, deliveredAt }) => cancelled ?? (deliveredAt !== null && Date.parse(deliveredAt) < before),
  )
}

/**
 * The status that a snapshot speaks for. Prodigi's `Complete` says that every parcel is on its way, so it is
 * `shipped` here, and until then more parcels may come. `complete` is an order that ends without our knowing that all of it arrived: it
 * has no parcel that we could follow, or a part of it was cancelled. What travels is followed, whatever became of the rest.
 */
export function statusOf(snapshot: PrintSnapshot, now = new Date()): PrintStatus {
  const sent = snapshot.shipments.filter(({ shipped }) => shipped)
  if (sent.length > 0) {
    if (isOver(snapshot, now) && sent.every(({ deliveredAt }) => deliveredAt))
      return isPartCancelled(snapshot) ? 'complete' : 'delivered'
    return sent.some(({ inTransit, deliveredAt }) => inTransit || deliveredAt) ? 'in_transit' : 'shipped'
  }
  if (is(snapshot.stage, 'cancelled')) return 'cancelled'
  if (is(snapshot.stage, 'complete')) return 'complete'
  return is(snapshot.details.inProduction, 'inprogress', 'complete') ? 'manufacturing' : 'in_progress'
}

const FINAL: ReadonlySet<PrintStatus> = new Set(['complete', 'delivered', 'cancelled'])
const BEFORE_SHIPPING: ReadonlySet<PrintStatus> = new Set(['prepared', 'in_progress', 'manufacturing'])
/** Whether asking for a cancelling makes sense; Prodigi has the last word. */
export const mayCancel = (status: PrintStatus): boolean => BEFORE_SHIPPING.has(status)

export const isFinal = (status: PrintStatus): boolean => FINAL.has(status)

/** The later of two statuses: news may come late or out of order, and a status never goes back. */
export function advance(present: PrintStatus, news: PrintStatus): PrintStatus {
  if (present === 'cancelled') return present
  if (news === 'cancelled')
    return PRINT_STATUSES.indexOf(present) < PRINT_STATUSES.indexOf('shipped') ? news : present
  return PRINT_STATUSES.indexOf(news) > PRINT_STATUSES.indexOf(present) ? news : present
}

/**
 * The status after a look at a print. A cancelling that the shop has not acted on yet gives way to a parcel that left all the same: what
 * travels Medusa does not cancel.
 */
export function statusAfter(
  { status, news_pending }: { status: PrintStatus; news_pending: boolean },
  snapshot: PrintSnapshot,
): PrintStatus {
  const left = snapshot.shipments.some(({ shipped }) => shipped)
  const present = status === 'cancelled' && news_pending && left ? 'prepared' : status
  return advance(present, statusOf(snapshot))
}

/** Joins what we knew of the parcels with what Prodigi says now; nothing that was known gets lost. */
export function mergeShipments(
  known: readonly PrintShipment[],
  told: readonly PrintShipment[],
): PrintShipment[] {
  const before = new Map(known.map((shipment) => [shipment.id, shipment]))
  const merged = told.map((now) => {
    const then = before.get(now.id)
    before.delete(now.id)
    if (!then) return now
    const { cancelled, ...rest } = now
    const shipped = now.shipped || then.shipped
    return {
      ...rest,
      shipped,
      ...(cancelled && !shipped && { cancelled }),
      carrier: now.carrier || then.carrier,
      service: now.service || then.service,
      number: now.number ?? then.number,
      url: now.url ?? then.url,
      dispatchedAt: now.dispatchedAt ?? then.dispatchedAt,
      inTransit: now.inTransit || then.inTransit,
      deliveredAt: then.deliveredAt ?? now.deliveredAt,
      deliveryEstimated: then.deliveredAt ? then.deliveryEstimated : now.deliveryEstimated,
    }
  })
  return [...merged, ...[...before.values()].filter(({ shipped }) => shipped)]
}
