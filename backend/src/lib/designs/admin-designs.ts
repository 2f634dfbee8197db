import { AI_DESIGNS_MODULE, remarksOn } from '@caseloom/ai-designs'
import type { MedusaContainer } from '@medusajs/framework/types'
import { oneHolds } from '../database/literally'
import type { AdminDesign, AdminDesignsPage, AdminDesignsQuery } from './admin-page'
import { openReports } from './open-reports'
import { artworkUrl } from './present-design'
import { firstNames } from './show-designs'

/** Designs offered to the gallery, those that wait longest first, else the latest decision first. */
export async function adminDesigns(
  scope: MedusaContainer,
  { limit, offset, q, status }: AdminDesignsQuery,
): Promise<AdminDesignsPage> {
  const designs = scope.resolve(AI_DESIGNS_MODULE)
  const words = q ? oneHolds(['title', 'prompt'], q) : {}
  const reports = await openReports(scope)
  const set =
    status === 'reported'
      ? { publication: 'published' as const, id: [...reports.keys()] }
      : { publication: status }
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
  const [names, remarks] = await Promise.all([
    firstNames(scope, owners),
    remarksOn(
      scope,
      rows.map((row) => row.variation_id),
    ),
  ])
  const shown = rows.map((row): AdminDesign => {
    const token = tokens.get(row.artwork_id) ?? ''
    return {
      id: row.id,
      title: row.title,
      prompt: row.prompt,
      author: (row.owner_customer_id && names.get(row.owner_customer_id)) || 'A customer',
      image: artworkUrl(token, 'large'),
      thumbnail: artworkUrl(token, 'thumb'),
      drawn_by: row.drawn_by,
      publication: status === 'reported' ? 'published' : status,
      remarks: remarks.get(row.variation_id) ?? [],
      reports: reports.get(row.id) ?? [],
      likes: row.like_count,
      created_at: new Date(row.created_at).toISOString(),
      reviewed_by: row.reviewed_by,
      review_reason: row.review_reason,
    }
  })
  return { designs: shown, count, limit, offset, waiting, reported: reports.size }
}
