import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { query } from '../../lib/database/sql'
import { NAME_WORDS, ORDER_WORDS, SESSION_WORDS } from '../../lib/orders/order-words'

/** An index's expression names no table. */
const bare = (words: string) => words.replace(/\b[ocd]\./g, '')

/** Each with what is slow without it. */
const INDEXES: [index: string, slow: string][] = [
  [
    `"IDX_order_words" on "order" using gin (${bare(ORDER_WORDS)} gin_trgm_ops)`,
    'searching for orders by their words',
  ],
  [
    `"IDX_order_address_name" on order_address using gin (${bare(NAME_WORDS)} gin_trgm_ops)`,
    'searching for orders by a name',
  ],
  [
    `"IDX_checkout_session_name" on checkout using gin ((${bare(SESSION_WORDS)}) gin_trgm_ops)`,
    'searching for orders by their payment page',
  ],
  [
    '"IDX_design_words_within" on design using gin (title gin_trgm_ops, prompt gin_trgm_ops)',
    'searching for designs to review',
  ],
  // What was taken and given back since a day: see lib/orders/sales.ts.
  ['"IDX_capture_created_at" on capture (created_at)', 'adding up what was taken'],
  ['"IDX_refund_created_at" on refund (created_at)', 'adding up what was given back'],
  // Which identities open an account is asked at each start of the shop's pages.
  [
    `"IDX_auth_identity_customer" on auth_identity ((app_metadata->>'customer_id')) where deleted_at is null`,
    'looking up who is signed in',
  ],
]

/**
 * Indexes over Medusa's own tables and of trigrams, by which administrators find an order or a design by any part of its words, and others.
 * Modules bring their tables in no certain order, and not the extension, so none of them could bring these. A database that will not have
 * one is slower, and no less right.
 */
export async function seedIndexes(container: MedusaContainer) {
  const sql = query(container)
  const tried = async (statement: string, without: string) => {
    try {
      await sql(statement)
    } catch (error) {
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(`${without}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  await tried(
    'create extension if not exists pg_trgm',
    'Somebody who may has to run ‘create extension pg_trgm’ in the database, and then the seed again',
  )
  // Another has come in its place.
  await tried('drop index if exists "IDX_checkout_session_words"', 'An index that nothing uses stays')
  for (const [index, slow] of INDEXES)
    await tried(`create index if not exists ${index}`, `This database will be slow at ${slow}`)
}
