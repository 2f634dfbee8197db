import type { MedusaContainer } from '@medusajs/framework/types'
import { ownerKey } from '../modules/ai-designs/owner'
import { designError } from '../policy/design-error'
import { readQuota, type QuotaSubject } from '../policy/quota'
import { PRINCIPAL, type Sql } from './sql'

/** Of one customer: one that is drawn and two that wait. */
const MOST_UNFINISHED = 3
const MOST_WAITING = 100
/** So that nobody fills the queue alone by throwing cookies away; a school or an office shares one address. */
const MOST_OF_ADDRESS = 24
const BUSY =
  'Many people are creating just now, so we can’t take more for a moment. Please try again in half a minute.'
const OWN =
  'Your last pictures are still being drawn. Please wait until one set is ready, or cancel one of them.'

interface Load {
  waiting: number
  own: number
  near: number
}

/** What is under way, all in one look. */
async function loadOf(sql: Sql, principal: string, address: string | null): Promise<Load> {
  const [load] = await sql<Load>(
    `select
       (select count(*)::int from generation_job where status = 'queued' and deleted_at is null) as waiting,
       (select count(*)::int from generation_job j where ${PRINCIPAL} = ? and j.status in ('queued', 'running')
          and j.deleted_at is null) as own,
       (select count(*)::int from generation_job where address_hash = ? and status in ('queued', 'running')
          and deleted_at is null) as near`,
    [principal, address],
  )
  return load ?? { waiting: 0, own: 0, near: 0 }
}

const principalOf = ({ owner }: QuotaSubject): string =>
  owner.customerId ?? owner.guestKeyHash ?? ownerKey(owner)

/** @throws DesignError rate_limited where the queue, or this customer's part of it, is full */
export async function assertRoom(container: MedusaContainer, sql: Sql, who: QuotaSubject): Promise<void> {
  const load = await loadOf(sql, principalOf(who), who.addressHash)
  const refuse = async (sentence: string, retryAfterSeconds: number) =>
    designError('rate_limited', sentence, {
      data: { quota: await readQuota(container, who) },
      retryAfterSeconds,
    })
  if (load.waiting >= MOST_WAITING) throw await refuse(BUSY, 30)
  if (load.own >= MOST_UNFINISHED) throw await refuse(OWN, 10)
  if (load.near >= MOST_OF_ADDRESS) throw await refuse(BUSY, 30)
}
