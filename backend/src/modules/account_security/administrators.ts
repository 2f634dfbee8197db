import type { SqlEntityManager } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId } from '@medusajs/framework/utils'

export interface AdministratorNote {
  customerId: string
  isMember: boolean
  who: string
  email: string
  changes: number
}

/** Notes how somebody was last seen. Noted by two processes at once, it comes to the same. */
export async function noteAdministrator(tx: SqlEntityManager, note: AdministratorNote): Promise<void> {
  await tx.execute(
    `insert into administrator_seen (id, customer_id, is_member, who, email, changes) values (?, ?, ?, ?, ?, ?)
     on conflict (customer_id) where deleted_at is null do update set is_member = excluded.is_member, who = excluded.who,
       email = excluded.email, changes = excluded.changes, updated_at = now()`,
    [generateEntityId(undefined, 'adms'), note.customerId, note.isMember, note.who, note.email, note.changes],
  )
}
