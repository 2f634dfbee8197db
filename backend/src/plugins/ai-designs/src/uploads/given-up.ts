import type { Sql } from '../generation/sql'
import type { Owner } from '../modules/ai-designs/types'

/**
 * SQL: whoever sent the artwork `a` has deleted each design that they kept of it. It may lie here for longer all the same, for a case
 * that was ordered.
 */
export const GIVEN_UP = `exists (select 1 from design d where d.artwork_id = a.id)
  and not exists (select 1 from design d where d.artwork_id = a.id and d.deleted_at is null)`

/** The jobs of an owner's pictures that they gave up, by their ids. Kept once more, it is one no longer. */
export async function givenUp(sql: Sql, { customerId, guestKeyHash }: Owner): Promise<string[]> {
  const jobs = await sql<{ id: string }>(
    `select j.id from generation_job j
       join generation_variation v on v.job_id = j.id and v.deleted_at is null
       join artwork a on a.id = v.artwork_id and a.deleted_at is null
     where j.kind = 'upload' and j.deleted_at is null and (j.owner_customer_id = ? or j.guest_key_hash = ?)
       and ${GIVEN_UP}`,
    [customerId ?? null, guestKeyHash ?? null],
  )
  return jobs.map(({ id }) => id)
}
