import type { MedusaContainer } from '@medusajs/framework/types'
import { env } from '../../env'
import { mailedAdministrators } from '../accounts/administrators'
import { query } from '../database/sql'
import { mailAdministrators } from '../orders/mail-administrators'

interface Counts {
  waiting: number
  reported: number
}

const TO_DECIDE = `select
    (select count(*)::int from design d where d.publication = 'pending' and d.deleted_at is null) as waiting,
    (select count(distinct r.design_id)::int from design_report r
       join design d on d.id = r.design_id and d.publication = 'published' and d.deleted_at is null
      where r.resolved_at is null and r.deleted_at is null) as reported`

const dayOf = (back: number) =>
  `to_char(now() at time zone 'Europe/London' - interval '${back} days', 'YYYY-MM-DD')`
/** Who of these had no such mail within a day, and the day in the UK. Its key has the day: yesterday's may be younger than that. */
const DUE = `select email, ${dayOf(0)} as today from jsonb_array_elements_text(?::jsonb) email
  where not exists (select 1 from mail_message m
    where m.dedupe_key in ('admin-designs-waiting:' || ${dayOf(0)} || ':' || email, 'admin-designs-waiting:' || ${dayOf(1)} || ':' || email)
      and m.created_at > now() - interval '24 hours' and m.deleted_at is null)`

/**
 * Tells the administrators how many designs wait for a decision or were reported: one mail a day for each of them, while there are any.
 * Its key makes it one, however often a process dies.
 */
export async function tellOfWaiting(container: MedusaContainer): Promise<void> {
  if (env.GALLERY === 'off') return
  const sql = query(container)
  const [data] = await sql<Counts>(TO_DECIDE)
  if (!data || data.waiting + data.reported === 0) return
  const people = await mailedAdministrators(container)
  const due = await sql<{ email: string; today: string }>(DUE, [
    JSON.stringify(people.map(({ email }) => email)),
  ])
  for (const { email, today: key } of due)
    await mailAdministrators(
      container,
      people.filter((person) => person.email === email),
      [{ template: 'admin-designs-waiting', key, data }],
    )
}
