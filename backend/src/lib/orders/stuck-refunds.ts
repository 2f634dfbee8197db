import { ukTime } from '@caseloom/mail'
import type { MedusaContainer } from '@medusajs/framework/types'
import { query, type Value } from '../database/sql'
import { HELD_BY_CHANGE, UNBOOKED } from './cut-off-refunds'

/** A refund that was begun, and is not made after more time than the shop needs for one that was cut off. */
export interface StuckRefund {
  id: string
  orderId: string
  /** Pounds. */
  amount: number
  since: Date
  /** Whether a change that lies open in Medusa keeps it from being made. */
  held: boolean
  /** Why it could not be made when it was last tried. */
  refused: string | null
}

/** Those of which `which` says more, of the refund `r` and the order `l.order_id`. */
export async function listStuckRefunds(
  scope: MedusaContainer,
  which: string,
  values: Value[],
): Promise<StuckRefund[]> {
  const rows = await query(scope)<Omit<StuckRefund, 'amount' | 'since'> & { amount: string; since: Date }>(
    `select r.id, l.order_id as "orderId", r.amount, r.created_at as since, ${HELD_BY_CHANGE} as held,
            r.metadata->>'refused' as refused ${UNBOOKED} and r.created_at < now() - interval '15 minutes' and ${which}
      order by r.created_at`,
    values,
  )
  return rows.map((row) => ({ ...row, amount: Number(row.amount), since: new Date(row.since) }))
}

const HELD =
  'It waits for a change of the order that lies open in Medusa: cancel that, or bring it to its end.'

/** What somebody should know of it, in sentences. */
export function sayStuckRefund({ amount, since, held, refused }: StuckRefund): string {
  const why = held ? ` ${HELD}` : refused ? ` The last try failed: ${refused}` : ''
  return `The refund of £${amount.toFixed(2)} that was begun on ${ukTime(since.toISOString())} (UK time) is not made yet. The shop goes on trying by itself: do not give it back in Stripe as well.${why}`
}
