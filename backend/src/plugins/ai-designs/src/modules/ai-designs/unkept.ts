import type { Query } from './design-lists'

/** A picture that nobody keeps, and the recipes that were once made of it. */
export interface UnkeptArtwork {
  id: string
  recipe_hashes: string[]
}

/** No design holds the artwork `a`, or has until lately. */
const UNKEPT = `not exists (
    select 1 from design d where d.artwork_id = a.id and (d.deleted_at is null or d.deleted_at > ?))`

/** SQL: pictures from before a moment that nobody keeps, after a certain id, in the ids' order. */
export const unkeptQuery = (before: Date, afterId: string, limit: number): Query => ({
  sql: `select a.id, array(select r.hash from recipe r where r.artwork_id = a.id) as recipe_hashes
    from artwork a
    where a.created_at < ? and a.deleted_at is null and a.id > ? and ${UNKEPT}
    order by a.id limit ?`,
  values: [before, afterId, before, limit],
})

/** SQL: takes pictures out of use, as far as still nobody keeps them; their files are removed after that. */
export const retireQuery = (ids: string[], before: Date): Query => ({
  sql: `update artwork a set deleted_at = now() where a.id in (?) and a.deleted_at is null and ${UNKEPT}`,
  values: [ids, before],
})

/** SQL, in this order: all that the database knows of retired pictures whose files are gone. */
export const forgetQueries = (ids: string[]): Query[] =>
  [
    'delete from recipe where artwork_id in (?)',
    'delete from design where artwork_id in (?) and deleted_at is not null',
    'delete from generation_variation where artwork_id in (?)',
    'delete from artwork where id in (?) and deleted_at is not null',
  ].map((sql) => ({ sql, values: [ids] }))

/** SQL: clicks from before a moment of which no picture is left. */
export const forgetJobsQuery = (before: Date): Query => ({
  sql: `delete from generation_job j where j.created_at < ? and j.status not in ('queued', 'running')
      and not exists (select 1 from generation_variation v where v.job_id = j.id and v.artwork_id is not null)`,
  values: [before],
})
