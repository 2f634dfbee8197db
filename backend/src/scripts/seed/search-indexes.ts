import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { query } from '../../lib/database/sql'
import { NAME_WORDS, ORDER_WORDS } from '../../lib/orders/order-words'

/** An index's expression names no table. */
const bare = (words: string) => words.replace(/\b[od]\./g, '')

const INDEXES = [
  `create index if not exists "IDX_order_words" on "order" using gin (${bare(ORDER_WORDS)} gin_trgm_ops)`,
  `create index if not exists "IDX_order_address_name" on order_address using gin (${bare(NAME_WORDS)} gin_trgm_ops)`,
  'create index if not exists "IDX_checkout_session_words" on checkout using gin (stripe_session_id gin_trgm_ops)',
  // What was taken and given back since a day: see lib/orders/sales.ts.
  'create index if not exists "IDX_capture_created_at" on capture (created_at)',
  'create index if not exists "IDX_refund_created_at" on refund (created_at)',
]

/**
 * Indexes over Medusa's own tables, by which administrators find an order by any part of its words. Modules bring their tables in no
 * certain order, so none of them could bring these. A database that will not have them is slower, and no less right.
 */
export async function seedSearchIndexes(container: MedusaContainer) {
  const sql = query(container)
  try {
    await sql('create extension if not exists pg_trgm')
    for (const index of INDEXES) await sql(index)
  } catch (error) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(
        `Searching for orders will be slow: ${error instanceof Error ? error.message : String(error)}. Somebody who may has to run: create extension pg_trgm.`,
      )
  }
}
