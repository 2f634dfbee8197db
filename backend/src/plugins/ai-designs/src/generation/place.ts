import type { MedusaContainer } from '@medusajs/framework/types'
import { AI_DESIGNS_MODULE } from '../modules/ai-designs'
import { atOnce } from './at-once'
import { secondsLeft, type Pace } from './estimate'
import { PRINCIPAL, query } from './sql'

export interface Place {
  /** Pictures that are drawn before the job's first; 0 while it runs. */
  position: number
  estimateSeconds: number | null
}
interface Line {
  position: number
  own: number
}

/**
 * How many wait before a job, in the order in which slots are taken: a customer's next picture counts one more than the
 * customer's pictures that are drawn or wait before it.
 */
export async function placeOf(
  container: MedusaContainer,
  job: { id: string; status: string; provider: string },
  pace: Pace | null,
): Promise<Place> {
  const [line] = await query(container)<Line>(
    `with line as (
       select v.job_id, v.status, j.created_at, v.slot, row_number() over (
         partition by ${PRINCIPAL} order by v.status <> 'drawing', j.created_at, j.id, v.slot) as turn
       from generation_variation v join generation_job j on j.id = v.job_id and j.deleted_at is null
       where v.status in ('queued', 'drawing') and v.deleted_at is null and j.provider = ?),
     ranked as (
       select job_id, row_number() over (
         order by line.status <> 'drawing', line.turn, line.created_at, line.job_id, line.slot) as place from line)
     select (coalesce(min(place) filter (where job_id = ?), 1) - 1)::int as position,
       (count(*) filter (where job_id = ?))::int as own from ranked`,
    [job.provider, job.id, job.id],
  )
  const { settings } = container.resolve(AI_DESIGNS_MODULE)
  const position = job.status === 'queued' ? (line?.position ?? 0) : 0
  const left = position + (line?.own ?? 0)
  return { position, estimateSeconds: secondsLeft(left, atOnce(settings, job.provider), pace) }
}
