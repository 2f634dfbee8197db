import type { SqlEntityManager } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId, MedusaError } from '@medusajs/framework/utils'
import { faultOf } from './ladder'
import { readTiers } from './member-rows'
import type { TierChange, TierDraft, TierRow } from './types'

/** One change of the ladder at a time: whether a tier fits depends on the others. */
export const lockLadder = (tx: SqlEntityManager) =>
  tx.execute(`select pg_advisory_xact_lock(hashtextextended('membership-ladder', 0))`)

const refuse = (sentence: string) => new MedusaError(MedusaError.Types.NOT_ALLOWED, sentence, 'conflict')
const unknown = () => new MedusaError(MedusaError.Types.NOT_FOUND, 'There is no such tier', 'not_found')

async function assertFits(tx: SqlEntityManager, draft: TierDraft, ownId: string | null): Promise<void> {
  const tiers = await readTiers(tx)
  const fault = faultOf(
    draft,
    tiers.filter(({ id }) => id !== ownId),
  )
  if (fault) throw new MedusaError(MedusaError.Types.INVALID_DATA, fault)
}

const valuesOf = (draft: TierDraft) => [
  draft.name.trim(),
  draft.description,
  draft.minDesigns,
  draft.icon,
  draft.colour,
  draft.discount,
  JSON.stringify(draft.benefits),
]

const one = (rows: TierRow[]): TierRow => {
  const [row] = rows
  if (!row) throw unknown()
  return row
}

export async function insertTier(
  tx: SqlEntityManager,
  draft: TierDraft,
  by: string | null = null,
): Promise<TierRow> {
  await assertFits(tx, draft, null)
  return one(
    await tx.execute<TierRow[]>(
      `insert into membership_tier (id, name, description, min_designs, icon, colour, discount, benefits, changed_by)
       values (?, ?, ?, ?, ?, ?, ?, ?::jsonb, ?) returning *`,
      [generateEntityId(undefined, 'mtier'), ...valuesOf(draft), by],
    ),
  )
}

export async function updateTier(
  tx: SqlEntityManager,
  id: string,
  { version, draft, by }: TierChange,
): Promise<{ tier: TierRow; before: TierRow }> {
  const before = one((await readTiers(tx)).filter((tier) => tier.id === id))
  if (version !== null && before.version !== version)
    throw refuse('Somebody has changed this tier since you opened it')
  await assertFits(tx, draft, id)
  const tier = one(
    await tx.execute<TierRow[]>(
      `update membership_tier set name = ?, description = ?, min_designs = ?, icon = ?, colour = ?, discount = ?,
         benefits = ?::jsonb, changed_by = ?, version = version + 1, updated_at = now()
       where id = ? and deleted_at is null returning *`,
      [...valuesOf(draft), by, id],
    ),
  )
  return { tier, before }
}

/** Whoever saved a tier is heard of within so long, at most. The one that was saved last comes last. */
export const readUnfollowed = (tx: SqlEntityManager): Promise<TierRow[]> =>
  tx.execute<TierRow[]>(
    `select * from membership_tier where deleted_at is null and followed_version <> version
       and updated_at < now() - interval '20 seconds' order by updated_at`,
  )

export async function takeTierAway(tx: SqlEntityManager, id: string): Promise<TierRow> {
  const tier = one((await readTiers(tx)).filter((row) => row.id === id))
  if (tier.min_designs === 0)
    throw refuse(`${tier.name} begins at 0 designs: everybody is in it until they have made more`)
  const [held] = await tx.execute<{ count: string }[]>(
    `select count(*) as count from membership_member where held_tier_id = ? and (held_until is null or held_until > now())`,
    [id],
  )
  const count = Number(held?.count ?? 0)
  if (count > 0)
    throw refuse(
      `${count} ${count === 1 ? 'customer was' : 'customers were'} put into ${tier.name} by hand: take that back first`,
    )
  await tx.execute('update membership_tier set deleted_at = now(), updated_at = now() where id = ?', [id])
  return tier
}

export async function restoreTier(tx: SqlEntityManager, id: string, before: TierRow | null): Promise<void> {
  if (!before) {
    await tx.execute('delete from membership_tier where id = ?', [id])
    return
  }
  await tx.execute(
    `update membership_tier set name = ?, description = ?, min_designs = ?, icon = ?, colour = ?, discount = ?,
       benefits = ?::jsonb, changed_by = ?, version = ?, customer_group_id = ?, promotion_id = ?, deleted_at = null, updated_at = now()
     where id = ?`,
    [
      before.name,
      before.description,
      before.min_designs,
      before.icon,
      before.colour,
      before.discount,
      JSON.stringify(before.benefits),
      before.changed_by,
      before.version,
      before.customer_group_id,
      before.promotion_id,
      id,
    ],
  )
}
