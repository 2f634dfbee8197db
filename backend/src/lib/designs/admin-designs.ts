import { AI_DESIGNS_MODULE, remarksOn } from '@caseloom/ai-designs'
import type { MedusaContainer } from '@medusajs/framework/types'
import { oneHolds } from '../database/literally'
import type { AdminDesign, AdminDesignsPage, AdminDesignsQuery, Reviewable } from './admin-page'
import { openReports, reportedDesigns } from './open-reports'
import { artworkUrl } from './present-design'
import { firstNames } from './show-designs'

const LISTED: Record<AdminDesignsQuery['status'], Reviewable[]> = {
  pending: ['pending'],
  published: ['published'],
  declined: ['declined'],
  reported: ['published', 'pending'],
}

/** Designs offered to the gallery, those that wait longest first, else the latest decision first. */
export async function adminDesigns(
  scope: MedusaContainer,
  { limit, offset, q, status }: AdminDesignsQuery,
): Promise<AdminDesignsPage> {
  const designs = scope.resolve(AI_DESIGNS_MODULE)
  const words = q ? oneHolds(['title', 'prompt'], q) : {}
  const reported = await reportedDesigns(scope)
  const set = { publication: LISTED[status], ...(status === 'reported' ? { id: reported } : {}) }
  const order = { updated_at: status === 'pending' ? 'ASC' : 'DESC', id: 'ASC' }
  const [[rows, count], [, waiting]] = await Promise.all([
    designs.listAndCountDesigns({ ...set, ...words }, { order, take: limit, skip: offset }),
    designs.listAndCountDesigns({ publication: 'pending' }, { select: ['id'], take: 1 }),
  ])
  const artworks = await designs.listArtworks(
    { id: rows.map(({ artwork_id }) => artwork_id) },
    { take: null },
  )
  const tokens = new Map(artworks.map(({ id, token }) => [id, token]))
  const owners = [...new Set(rows.flatMap(({ owner_customer_id: id }) => (id ? [id] : [])))]
  const [names, reports, remarks] = await Promise.all([
    firstNames(scope, owners),
    openReports(
      scope,
      rows.map(({ id }) => id),
    ),
    remarksOn(
      scope,
      rows.map((row) => row.variation_id),
    ),
  ])
  const shown = rows.map((row): AdminDesign => {
    const token = tokens.get(row.artwork_id) ?? ''
    const open = reports.get(row.id)
    return {
      id: row.id,
      title: row.title,
      prompt: row.prompt,
      author: (row.owner_customer_id && names.get(row.owner_customer_id)) || 'A customer',
      image: artworkUrl(token, 'large'),
      thumbnail: artworkUrl(token, 'thumb'),
      drawn_by: row.drawn_by,
      publication: row.publication,
      remarks: remarks.get(row.variation_id) ?? [],
      reports: open?.reports ?? [],
      reported_until: open?.until ?? null,
      likes: row.like_count,
      created_at: new Date(row.created_at).toISOString(),
      reviewed_by: row.reviewed_by,
      review_reason: row.review_reason,
      reviewed_at: row.reviewed_at && new Date(row.reviewed_at).toISOString(),
    }
  })
  return { designs: shown, count, limit, offset, waiting, reported: reported.length }
}
