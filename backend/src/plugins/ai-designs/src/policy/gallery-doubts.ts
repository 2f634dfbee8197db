import type { MedusaContainer } from '@medusajs/framework/types'
import { query } from '../generation/sql'
import type { ReportReason } from '../modules/ai-designs/models/design-report'

/** What speaks against a picture that is, or was, in the gallery. */
export interface GalleryDoubts {
  /** It was kept out or taken out, and was not published since. */
  declined: boolean
  /** Why, for people; null where nobody said. */
  reason: string | null
  /** How often it was reported for which reason, as far as nobody decided on it since. */
  reports: { reason: ReportReason; count: number }[]
}

/**
 * By the picture, which all who took it over share: its author may have thrown the design away since and kept the picture anew. A copy
 * itself was declined only where its author left.
 */
const DOUBTS = `select r.hash, last.review_reason as reason,
    (last.declined_at is not null or (d.source_design_id is not null and d.declined_at is not null)) as declined,
    coalesce((
      select jsonb_agg(jsonb_build_object('reason', t.reason, 'count', t.count) order by t.first) from (
        select p.reason, count(*) as count, min(p.created_at) as first
        from design o join design_report p on p.design_id = o.id and p.resolved_at is null and p.deleted_at is null
        where o.variation_id = d.variation_id and o.source_design_id is null group by p.reason) t
    ), '[]') as reports
  from recipe r
  join design d on d.id = r.design_id
  left join lateral (
    select o.declined_at, case when o.declined_at is not null then o.review_reason end as review_reason from design o
    where o.variation_id = d.variation_id and o.source_design_id is null
    order by coalesce(o.declined_at, o.published_at) desc nulls last limit 1) last on true
  where r.hash = any(?)`

/** What speaks against the pictures of these recipes, by the recipe's hash. */
export async function galleryDoubts(
  container: MedusaContainer,
  recipeHashes: string[],
): Promise<Map<string, GalleryDoubts>> {
  const rows =
    recipeHashes.length > 0
      ? await query(container)<GalleryDoubts & { hash: string }>(DOUBTS, [recipeHashes])
      : []
  return new Map(rows.map(({ hash, ...doubts }) => [hash, doubts]))
}
