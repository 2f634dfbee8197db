import type { Tone } from '~/components/ui/badge'
import { capitalised } from '~/lib/capitalised'

const LABELS: Record<string, string> = {
  pending_admin_approval: 'Awaiting Approval',
  adjustment_requested: 'Your change is needed',
  in_transit: 'In Transit',
  in_progress: 'In Progress',
  prodigi_failed: 'Print Delayed',
}
const TONES: Record<string, Tone> = {
  delivered: 'good',
  complete: 'good',
  shipped: 'note',
  in_transit: 'note',
  processing: 'weld',
  in_progress: 'weld',
  manufacturing: 'weld',
  pending_admin_approval: 'warn',
  adjustment_requested: 'warn',
  cancelling: 'note',
  cancelled: 'bad',
  rejected: 'bad',
  prodigi_failed: 'warn',
}

/** 'in_transit' reads 'In Transit'; a word we don't know is capitalised. */
export function statusLabel(status: string | null | undefined): string {
  const key = (status ?? '').toLowerCase() || 'processing'
  const known = LABELS[key]
  if (known) return known
  return capitalised(key.replaceAll('_', ' '))
}

export function statusTone(status: string | null | undefined): Tone {
  return TONES[(status ?? '').toLowerCase()] ?? 'neutral'
}

interface StatusSource {
  status?: string | null
  prodigiOrderStatus?: string | null
  prodigiStatus?: string | null
}
/** What an order row shows: its status, else the print provider's, else 'processing'. */
export function shownStatus(row: StatusSource): string {
  return row.status || row.prodigiOrderStatus || 'processing'
}

/** What its details show: the print provider's fresh word before what was stored. */
export function freshStatus(order: StatusSource): string {
  return order.prodigiStatus || shownStatus(order)
}

/** What is said of an order that was taken back: its money may still be on its way, which then goes on by itself. */
export const cancelledWords = (status: string): string =>
  status === 'cancelled'
    ? 'Your order is cancelled'
    : 'Your order is being cancelled; your payment follows by itself'

const CLOSED = new Set(['delivered', 'complete', 'rejected', 'cancelled'])
/** True while a status can still change by itself, so that the page keeps asking. */
function isOpen(status: string): boolean {
  return !CLOSED.has(status.toLowerCase())
}

/** The printer or the post has it, and each of them says something new once in hours or days. */
const ON_ITS_WAY = new Set(['in_progress', 'manufacturing', 'shipped', 'in_transit'])
const SOON_MS = 4000
const LATER_MS = 60_000

/** After how many milliseconds orders of these statuses are asked for again; false where none of them changes by itself. */
export function pollAfter(statuses: readonly string[]): number | false {
  const open = statuses.filter(isOpen)
  if (open.length === 0) return false
  return open.every((status) => ON_ITS_WAY.has(status.toLowerCase())) ? LATER_MS : SOON_MS
}

const IN_HAND = new Set(['shipped', 'in_transit', 'complete', 'delivered'])
/** Nobody is asked to review what is not even on its way. */
export const canReview = (status: string): boolean => IN_HAND.has(status.toLowerCase())
