import type { SqlEntityManager } from '@medusajs/framework/mikro-orm/knex'

/** What no rule looks at any more, table by table. */
const OLD = [
  `account_attempt where created_at < now() - interval '25 hours'`,
  `login_session where least(expires_at, revoked_at) < now() - interval '30 days'`,
  `account_token where expires_at < now() - interval '30 days'`,
  `account_request where created_at < now() - interval '2 days'`,
  `call_count where minute < now() - interval '5 minutes'`,
  `login_factor where removed_at < now() - interval '30 days'`,
  `known_device where last_seen_at < now() - interval '400 days'`,
]

export async function forgetOld(tx: SqlEntityManager): Promise<void> {
  for (const rows of OLD) await tx.execute(`delete from ${rows}`)
}
