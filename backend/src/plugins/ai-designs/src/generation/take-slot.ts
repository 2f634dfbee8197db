import type { MedusaContainer } from '@medusajs/framework/types'
import { addEvent } from './events'
import { lockJob, type SlotRow } from './slot-rows'
import { inTransaction, PRINCIPAL, query, type Sql } from './sql'
import type { ProviderId } from './types'

export const LEASE_SECONDS = 30

/** A slot with all that drawing it needs. */
export interface TakenSlot {
  id: string
  jobId: string
  /** Counts from 0. */
  slot: number
  provider: ProviderId
  attempt: number
  rateWaits: number
  leaseOwner: string
  looseFiles: string[]
  job: {
    owner_customer_id: string | null
    guest_key_hash: string | null
    address_hash: string | null
    prompt: string
    style: string
    keep_out: string
    transparent: boolean
    salt: string
    reference_variation_id: string | null
  }
}

/** SQL: waiting slots that may be drawn now. One job of a customer at a time: the oldest that is not over. */
const READY = `
  from generation_variation v
  join generation_job j on j.id = v.job_id and j.deleted_at is null
  left join (
    select ${PRINCIPAL} as principal, count(*) filter (where d.status = 'drawing') as drawing,
      max(d.started_at) as served_at
    from generation_variation d join generation_job j on j.id = d.job_id
    where (d.status = 'drawing' or d.started_at > now() - interval '10 minutes') and d.deleted_at is null group by 1
  ) busy on busy.principal = ${PRINCIPAL}
  where v.status = 'queued' and v.deleted_at is null and j.status in ('queued', 'running')
    and not exists (
      select 1 from generation_job e
      where e.status in ('queued', 'running') and e.deleted_at is null and e.id <> j.id
        and coalesce(e.owner_customer_id, e.guest_key_hash) = ${PRINCIPAL}
        and (e.created_at, e.id) < (j.created_at, j.id))`

interface Candidate {
  id: string
  job_id: string
}

/**
 * Who has the fewest pictures being drawn comes first, of those who was served longest ago (or not yet), then who asked first: so
 * that a customer's many pictures delay another's first by one.
 */
const candidate = (sql: Sql, provider: ProviderId) =>
  sql<Candidate>(
    `select v.id, v.job_id ${READY} and j.provider = ? and (v.not_before is null or v.not_before <= now())
     order by coalesce(busy.drawing, 0), j.priority desc, busy.served_at nulls first, j.created_at, j.id, v.slot
     limit 1`,
    [provider],
  )

/** Locks a waiting slot, or finds that somebody else has it. */
async function lockSlot(sql: Sql, id: string): Promise<boolean> {
  const rows = await sql(
    `select id from generation_variation where id = ? and status = 'queued' for update skip locked`,
    [id],
  )
  return rows.length > 0
}

export interface TakeOptions {
  provider: ProviderId
  leaseOwner: string
  size: string
  /** How many of this provider's pictures are drawn at a time by all processes together; null: each process has its own limit. */
  mostTogether: number | null
}

/** Takes the slot whose turn it is, or null where there is nothing to draw now. */
export function takeSlot(container: MedusaContainer, options: TakeOptions): Promise<TakenSlot | null> {
  const { provider, leaseOwner, size, mostTogether } = options
  return inTransaction(container, async (sql) => {
    // One at a time decides whose turn it is, or two could both see the same customer as the one with the fewest.
    await sql('select pg_advisory_xact_lock(hashtext(?))', [`generation-take:${provider}`])
    if (mostTogether !== null && (await drawnNow(sql, provider)) >= mostTogether) return null
    const [next] = await candidate(sql, provider)
    if (!next) return null
    const job = await lockJob(sql, next.job_id)
    if (!job || !(await lockSlot(sql, next.id))) return null
    const [slot] = await sql<SlotRow & { loose_files: string[] | null }>(
      `update generation_variation set status = 'drawing', stage = 'sketching', attempt = attempt + 1,
         lease_owner = ?, lease_until = now() + interval '${LEASE_SECONDS} seconds', started_at = now(),
         finished_at = null, not_before = null, provider = ?, size = ?, updated_at = now()
       where id = ? returning *`,
      [leaseOwner, provider, size, next.id],
    )
    const [rest] = await sql<TakenSlot['job']>(
      `update generation_job set status = 'running', updated_at = now() where id = ?
       returning owner_customer_id, guest_key_hash, address_hash, prompt, style, keep_out, transparent, salt, reference_variation_id`,
      [job.id],
    )
    if (!slot || !rest) return null
    await addEvent(sql, job.id, 'progress', { variation: slot.slot + 1, stage: 'sketching', progress: 0 })
    return {
      id: slot.id,
      jobId: job.id,
      slot: slot.slot,
      provider,
      attempt: slot.attempt,
      rateWaits: slot.rate_waits,
      leaseOwner,
      looseFiles: slot.loose_files ?? [],
      job: rest,
    }
  })
}

async function drawnNow(sql: Sql, provider: ProviderId): Promise<number> {
  const [found] = await sql<{ n: number }>(
    `select count(*)::int as n from generation_variation
     where status = 'drawing' and provider = ? and deleted_at is null`,
    [provider],
  )
  return found?.n ?? 0
}

/** Milliseconds until the next slot that waits for its time may be drawn, or null. */
export async function nextDueMs(container: MedusaContainer, provider: ProviderId): Promise<number | null> {
  const [found] = await query(container)<{ ms: number | null }>(
    `select extract(epoch from min(v.not_before) - now())::float8 * 1000 as ms ${READY}
       and j.provider = ? and v.not_before > now()`,
    [provider],
  )
  return found?.ms ?? null
}
