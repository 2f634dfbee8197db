import type { MedusaContainer } from '@medusajs/framework/types'
import { AI_DESIGNS_MODULE } from '../modules/ai-designs'
import { query } from './sql'

const LAST = 50
const FRESH_MS = 10_000
const kept = new Map<string, { at: number; durations: Promise<number[]> }>()

async function read(container: MedusaContainer, provider: string, size: string): Promise<number[]> {
  const rows = await query(container)<{ ms: number }>(
    `select extract(epoch from finished_at - started_at)::float8 * 1000 as ms from generation_variation
     where provider = ? and size = ? and status = 'succeeded' and started_at is not null and deleted_at is null
     order by finished_at desc limit ${LAST}`,
    [provider, size],
  )
  return rows.map(({ ms }) => ms)
}

/** How long the last pictures of this provider and of today's size took, in ms. */
export function recentDurations(container: MedusaContainer, provider: string): Promise<number[]> {
  const { size } = container.resolve(AI_DESIGNS_MODULE).settings
  const key = `${provider} ${size}`
  const known = kept.get(key)
  if (known && Date.now() - known.at < FRESH_MS) return known.durations
  const durations = read(container, provider, size)
  kept.set(key, { at: Date.now(), durations })
  durations.catch(() => kept.delete(key))
  return durations
}
