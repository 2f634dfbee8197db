import type { SqlEntityManager } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId } from '@medusajs/framework/utils'
import type { Quote } from './quote'
import { storableJson as json } from './storable'

export interface NewQuote {
  orderId: string
  fingerprint: string
  quote: Quote
}

/** Keeps an order's newest quote in place of the last. */
export async function keepQuote(
  tx: SqlEntityManager,
  { orderId, fingerprint, quote: { cost, reason } }: NewQuote,
): Promise<void> {
  await tx.execute(
    `insert into prodigi_quote (id, order_id, fingerprint, cost, reason, asked_at) values (?, ?, ?, ?::jsonb, ?, now())
     on conflict (order_id) do update set fingerprint = excluded.fingerprint, cost = excluded.cost,
       reason = excluded.reason, asked_at = excluded.asked_at, updated_at = now()`,
    [generateEntityId(undefined, 'prqu'), orderId, fingerprint, cost ? json(cost) : null, reason],
  )
}
