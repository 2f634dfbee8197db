import type { SqlEntityManager } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId } from '@medusajs/framework/utils'

/** One round is enough unless others give numbers at the same moment; each round somebody gets on. */
const MOST_ROUNDS = 50

/** Numbers by product id. Deleted rows count: a number is never given twice. */
async function numbersIn(db: SqlEntityManager, productIds: string[]): Promise<Map<string, number>> {
  const rows: { product_id: string; number: number }[] = await db.execute(
    'select product_id, number from product_number where product_id in (select jsonb_array_elements_text(?::jsonb))',
    [JSON.stringify(productIds)],
  )
  return new Map(rows.map((row) => [row.product_id, row.number]))
}

/**
 * Gives each product that has none the next number above all that were ever given, in the order of the list. Who loses a
 * number to somebody else at the same moment takes the next one: the table's unique columns decide, without a lock.
 */
export async function giveNumbers(db: SqlEntityManager, productIds: string[]): Promise<Map<string, number>> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const numbers = await numbersIn(db, productIds)
    const missing = productIds.filter((id) => !numbers.has(id))
    if (missing.length === 0) return numbers
    const rows = missing.map((product_id) => ({ id: generateEntityId(undefined, 'pno'), product_id }))
    await db.execute(
      `insert into product_number (id, product_id, number)
       select entry ->> 'id', entry ->> 'product_id', (select coalesce(max(number), 0) from product_number) + at
         from jsonb_array_elements(?::jsonb) with ordinality as given (entry, at)
       on conflict do nothing`,
      [JSON.stringify(rows)],
    )
  }
  throw new Error('The products could not be given their numbers')
}
