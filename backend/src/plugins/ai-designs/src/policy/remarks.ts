import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { ModerationFlag } from './verdict'

const QUERY = `select v.id, j.flags from generation_variation v join generation_job j on j.id = v.job_id
  where v.id = any(:ids)`

/** What the checks remarked on the jobs that drew these pictures, by the variation's id. */
export async function remarksOn(
  container: MedusaContainer,
  variationIds: string[],
): Promise<Map<string, ModerationFlag[]>> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const answer: { rows: { id: string; flags: ModerationFlag[] | null }[] } = await knex.raw(QUERY, {
    ids: variationIds,
  })
  return new Map(answer.rows.map(({ id, flags }) => [id, flags ?? []]))
}
