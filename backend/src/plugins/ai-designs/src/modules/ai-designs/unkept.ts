import type { Query } from './design-lists'

/**
 * SQL: takes designs from before a moment off the lists of browsers that never signed in. A published one stays, for others see it.
 */
export const leaveGuestsQuery = (before: Date): Query => ({
  sql: `update design set deleted_at = now(), updated_at = now()
    where owner_customer_id is null and guest_key_hash is not null and deleted_at is null
      and created_at < ? and publication <> 'published'`,
  values: [before],
})

/** A picture that nobody keeps, and the recipes that were once made of it. */
export interface UnkeptArtwork {
  id: string
  recipe_hashes: string[]
}

/** No design holds the artwork `a`, or has until lately. Two questions, for each has an index of its own. */
const UNKEPT = `not exists (select 1 from design d where d.artwork_id = a.id and d.deleted_at is null)
  and not exists (select 1 from design d where d.artwork_id = a.id and d.deleted_at > ?)`

/** SQL: pictures from before a moment that nobody keeps, after a certain id, in the ids' order. */
export const unkeptQuery = (before: Date, afterId: string, limit: number): Query => ({
  sql: `select a.id, array(
      select r.hash from recipe r where r.artwork_id = a.id and r.deleted_at is null) as recipe_hashes
    from artwork a
    where a.created_at < ? and a.deleted_at is null and a.id > ? and ${UNKEPT}
    order by a.id limit ?`,
  values: [before, afterId, before, limit],
})

/**
 * SQL, in this order and one transaction: takes pictures out of use, as far as still nobody keeps them; their files are removed
 * after that. Locked before it is asked who keeps them: whoever keeps one now is seen, or sees that it is gone.
 */
export const retireQueries = (ids: string[], before: Date): Query[] => [
  { sql: 'select id from artwork where id in (?) order by id for update', values: [ids] },
  {
    sql: `update artwork a set deleted_at = now() where a.id in (?) and a.deleted_at is null and ${UNKEPT}`,
    values: [ids, before],
  },
]

/** SQL: whether a picture is still there for one who has just kept it; waits for whoever takes it out of use. */
export const stillThereQuery = (id: string): Query => ({
  sql: 'select id from artwork where id = ? and deleted_at is null for share',
  values: [id],
})

/** SQL, in this order: all that the database knows of retired pictures whose files are gone. */
export const forgetQueries = (ids: string[]): Query[] =>
  [
    'delete from recipe where artwork_id in (?) and deleted_at is null',
    `delete from design_like where deleted_at is null
       and design_id in (select id from design where artwork_id in (?) and deleted_at is not null)`,
    'delete from design where artwork_id in (?) and deleted_at is not null',
    'delete from generation_variation where artwork_id in (?) and deleted_at is null',
    'delete from artwork where id in (?) and deleted_at is not null',
  ].map((sql) => ({ sql, values: [ids] }))

/** SQL: clicks from before a moment of which no picture is left, and refusals whose words were not kept. */
export const forgetJobsQueries = (before: Date): Query[] => [
  {
    sql: `with gone as (
        delete from generation_job j where j.created_at < ? and j.status not in ('queued', 'running')
          and not exists (select 1 from generation_variation v where v.job_id = j.id and v.artwork_id is not null)
        returning id)
      delete from generation_variation where deleted_at is null and job_id in (select id from gone)`,
    values: [before],
  },
  { sql: 'delete from generation_refusal where created_at < ? and prompt is null', values: [before] },
]

/** SQL: refusals from before a moment, also those whose words were kept. */
export const forgetRefusedWordsQuery = (before: Date): Query => ({
  sql: 'delete from generation_refusal where created_at < ?',
  values: [before],
})
