import type { MedusaContainer } from '@medusajs/framework/types'
import { generateEntityId } from '@medusajs/framework/utils'
import { inTransaction, query } from '../generation/sql'
import { AI_DESIGNS_MODULE } from '../modules/ai-designs'
import { ownerKey } from '../modules/ai-designs/owner'
import { designError } from '../policy/design-error'
import type { Uploader } from './uploader'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

interface Limit {
  subject: string
  most: number
  withinMs: number
  says: string
}

function limitsOf(container: MedusaContainer, { owner, addressHash }: Uploader): Limit[] {
  const { perHour, perDay } = container.resolve(AI_DESIGNS_MODULE).settings.uploads
  const own = {
    subject: ownerKey(owner),
    most: perDay,
    withinMs: DAY_MS,
    says: `You can upload ${perDay} pictures a day.`,
  }
  if (!addressHash) return [own]
  const address = { subject: `address:${addressHash}`, most: perHour, withinMs: HOUR_MS }
  return [{ ...address, says: `Your network has sent us ${perHour} pictures this hour.` }, own]
}

/** A tried upload of somebody's; given back where it turns out to be no new picture. */
export interface CountedUpload {
  giveBack: () => Promise<void>
}

/**
 * Counts an upload by network address, whatever becomes of it, and by owner. One at a time for each, so that many at once
 * do not get past the limit.
 * @throws DesignError rate_limited
 */
export async function countUpload(container: MedusaContainer, who: Uploader): Promise<CountedUpload> {
  const now = Date.now()
  const ids: string[] = []
  const limits = limitsOf(container, who)
  await inTransaction(container, async (sql) => {
    await sql('delete from upload_attempt where created_at < ?', [new Date(now - DAY_MS)])
    for (const { subject, most, withinMs, says } of limits) {
      await sql('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`upload:${subject}`])
      const [counted] = await sql<{ taken: number; oldest: Date | null }>(
        'select count(*)::int as taken, min(created_at) as oldest from upload_attempt where subject = ? and created_at > ?',
        [subject, new Date(now - withinMs)],
      )
      if (counted && counted.taken >= most) {
        const free = (counted.oldest?.getTime() ?? now) + withinMs
        throw designError('rate_limited', `${says} Please try again ${inWords(free - now)}.`, {
          retryAfterSeconds: Math.max(1, (free - now) / 1000),
        })
      }
      const id = generateEntityId(undefined, 'upltry')
      await sql('insert into upload_attempt (id, subject) values (?, ?)', [id, subject])
      ids.push(id)
    }
  })
  const own = ids.at(-1) ?? ''
  return {
    giveBack: async () => {
      await query(container)('delete from upload_attempt where id = ?', [own])
    },
  }
}

function inWords(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000))
  if (minutes < 90) return `in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
  return `in ${Math.ceil(minutes / 60)} hours`
}
