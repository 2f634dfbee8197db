import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { ModerationFlag } from './verdict'

/** Where what is printed comes from: for whoever has to decide whether it may be. */
export interface Provenance {
  prompt: string
  /** What the customer wanted left out of the picture. */
  keepOut: string | null
  /** Who drew it, in words for people. */
  drawnBy: string
  /** False for a customer's own picture. */
  aiGenerated: boolean
  /** Words that the customer put on the case. */
  caseText: string | null
  /** What the checks of words and pictures remarked. */
  flags: ModerationFlag[]
}

interface Row {
  prompt: string
  drawn_by: string
  provider: string
  keep_out: string | null
  flags: ModerationFlag[] | null
  placement: { text?: { content?: string } | null } | null
}

/** What the customer has deleted since is read too: the order outlives it. */
const QUERY = `select d.prompt, d.drawn_by, d.provider, j.keep_out, j.flags, r.placement
  from recipe r
  join design d on d.id = r.design_id
  left join generation_variation v on v.id = d.variation_id
  left join generation_job j on j.id = v.job_id
  where r.hash = :hash`

export async function provenanceOf(
  container: MedusaContainer,
  recipeHash: string,
): Promise<Provenance | null> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const answer: { rows: Row[] } = await knex.raw(QUERY, { hash: recipeHash })
  const [row] = answer.rows
  if (!row) return null
  return {
    prompt: row.prompt,
    keepOut: row.keep_out || null,
    drawnBy: row.drawn_by,
    aiGenerated: row.provider !== 'upload',
    caseText: row.placement?.text?.content ?? null,
    flags: row.flags ?? [],
  }
}
