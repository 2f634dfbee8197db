import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { AI_DESIGNS_MODULE } from '../modules/ai-designs'
import type { Owner } from '../modules/ai-designs/types'
import { countQuota, DAY_MS, HOUR_MS, REFUSALS_THAT_HALVE, type Quota, type QuotaUse } from './count-quota'
import { designError } from './design-error'
import { limitsOf, type Tier } from './quota-settings'
import { quotaSentence } from './quota-sentence'

/** Who asks for pictures. The address only ever comes as a hash. */
export interface QuotaSubject {
  owner: Owner
  addressHash: string | null
  tier: Tier
}
interface Times {
  taken: Date[] | null
  open: number
  refused: Date[] | null
  hour: Date[] | null
}

/** Jobs and refusals of one owner: the account's and this browser's, so that signing in gives no second helping. */
const OWN = '(owner_customer_id = :customer or guest_key_hash = :guest)'
/**
 * Counted from the rows of jobs and refusals, so that a restart or a second process forgets nothing and nothing is counted
 * twice. A job counts from its first picture; until then an unfinished one holds its place. One that was cancelled before counts
 * from its beginning where it has cost us something: what the provider failed at counts for nobody.
 */
const USE = `select
  (select array_agg(at order by at) from (
    select coalesce(first_picture_at, created_at) as at from generation_job j
    where ${OWN} and kind = 'generated' and deleted_at is null and (first_picture_at > :day
      or (first_picture_at is null and status = 'cancelled' and created_at > :day and exists (
        select 1 from generation_variation v where v.job_id = j.id and v.cost_millipence > 0)))) t) as taken,
  (select count(*)::int from generation_job
    where ${OWN} and kind = 'generated' and first_picture_at is null
      and status in ('queued', 'running') and deleted_at is null) as open,
  (select array_agg(at order by at) from (select created_at as at from generation_refusal
    where ${OWN} and created_at > :day and deleted_at is null order by created_at limit ${REFUSALS_THAT_HALVE}) r) as refused,
  (select array_agg(created_at order by created_at) from generation_job
    where (${OWN} or address_hash = :address) and kind = 'generated' and created_at > :hour and deleted_at is null) as hour`

async function readUse(container: MedusaContainer, who: QuotaSubject, now: Date): Promise<QuotaUse> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const answer: { rows: Times[] } = await knex.raw(USE, {
    customer: who.owner.customerId ?? null,
    guest: who.owner.guestKeyHash ?? null,
    address: who.addressHash,
    day: new Date(now.getTime() - DAY_MS),
    hour: new Date(now.getTime() - HOUR_MS),
  })
  const [times] = answer.rows
  return {
    taken: times?.taken ?? [],
    open: times?.open ?? 0,
    refused: times?.refused ?? [],
    hour: times?.hour ?? [],
  }
}

async function count(container: MedusaContainer, who: QuotaSubject, now: Date) {
  const limits = limitsOf(container.resolve(AI_DESIGNS_MODULE).settings)
  return countQuota(limits, who.tier, await readUse(container, who, now))
}

/** How many jobs somebody may have, how many are left, and when there is one more. */
export async function readQuota(container: MedusaContainer, who: QuotaSubject): Promise<Quota> {
  return (await count(container, who, new Date())).quota
}

/**
 * Called under the lock under which jobs are opened, so that of many clicks at once none gets past the limit.
 * @throws DesignError rate_limited with the quota and the time of renewal
 */
export async function assertQuota(container: MedusaContainer, who: QuotaSubject): Promise<void> {
  const now = new Date()
  const { quota, bound } = await count(container, who, now)
  if (quota.left > 0) return
  throw designError('rate_limited', quotaSentence(quota, bound, who.tier, now), {
    data: { quota },
    retryAfterSeconds: secondsUntil(quota.renewsAt, now),
  })
}

function secondsUntil(renewsAt: string | null, now: Date): number {
  return renewsAt ? Math.max(1, Math.ceil((Date.parse(renewsAt) - now.getTime()) / 1000)) : 30
}
