import { randomBytes } from 'node:crypto'
import type { Stack } from './stack'
import { rows } from './database'

/** Designs, the tier they make, the next one, how many are missing to it, and how far it is in per cent. */
export const STEPS = [
  [0, 'Starter', 'Explorer', 6, 0],
  [5, 'Starter', 'Explorer', 1, 83],
  [6, 'Explorer', 'Creator', 10, 0],
  [15, 'Explorer', 'Creator', 1, 90],
  [16, 'Creator', 'Artist', 15, 0],
  [30, 'Creator', 'Artist', 1, 93],
  [31, 'Artist', 'Master', 20, 0],
  [50, 'Artist', 'Master', 1, 95],
  [51, 'Master', null, 0, 100],
] as const

interface Kind {
  /** How many of them were kept on one day. */
  perDay?: number
  /** All of them are one picture. */
  samePicture?: boolean
}

/**
 * Designs of a customer as the database has them, some a day, on the days before those of their first design. They come by no
 * event, as if that of each had been lost.
 */
export async function giveDesigns(
  { databaseUrl }: Pick<Stack, 'databaseUrl'>,
  customerId: string,
  count: number,
  { perDay = 5, samePicture = false }: Kind = {},
): Promise<string[]> {
  const mark = randomBytes(6).toString('hex')
  await rows(
    databaseUrl,
    `insert into artwork (id, token, sha256, mime, width, height, provider, drawn_by, original_file_id, large_file_id, thumb_file_id)
     select 'art_' || $1 || n, md5('t' || $1 || n), md5('s' || $1 || case when $3 then 0 else n end), 'image/png', 1152, 1920,
       'embedded', 'our built-in artist', 'f', 'f', 'f' from generate_series(1, $2::int) n`,
    [mark, count, samePicture],
  )
  const made = await rows<{ id: string }>(
    databaseUrl,
    `insert into design (id, owner_customer_id, variation_id, artwork_id, prompt, enhanced_prompt, title, provider, drawn_by, created_at)
     select 'design_' || $1 || n, $3, 'genvar_' || $1 || n, 'art_' || $1 || n, 'a loom', 'a loom', 'A loom', 'embedded',
       'our built-in artist', coalesce((select min(d.created_at) from design d where d.owner_customer_id = $3), now())
         - (1 + (n - 1) / $4::int) * interval '1 day'
     from generate_series(1, $2::int) n returning id`,
    [mark, count, customerId, perDay],
  )
  return made.map(({ id }) => id)
}

/** Groups of tiers that a customer belongs to, by name. */
export async function tierGroupsOf({ databaseUrl }: Pick<Stack, 'databaseUrl'>, customerId: string) {
  const found = await rows<{ name: string }>(
    databaseUrl,
    `select g.name from customer_group_customer l join customer_group g on g.id = l.customer_group_id
     join membership_tier t on t.customer_group_id = g.id and t.deleted_at is null
     where l.customer_id = $1 and l.deleted_at is null and g.deleted_at is null order by g.name`,
    [customerId],
  )
  return found.map(({ name }) => name)
}

export const historyOf = ({ databaseUrl }: Pick<Stack, 'databaseUrl'>, customerId: string) =>
  rows<{ from: string | null; to: string; cause: string; by: string; reason: string | null }>(
    databaseUrl,
    `select from_tier as from, to_tier as to, cause, "by", reason from membership_change where customer_id = $1
     order by created_at, id`,
    [customerId],
  )

/** Tiers that a customer was mailed about, one entry for each mail. */
export async function tierMails({ databaseUrl }: Pick<Stack, 'databaseUrl'>, customerId: string) {
  const found = await rows<{ tier: string }>(
    databaseUrl,
    `select data->>'tier' as tier from mail_message where template = 'tier-reached' and dedupe_key like 'tier-reached:' || $1 || ':%'
     order by created_at`,
    [customerId],
  )
  return found.map(({ tier }) => tier)
}
