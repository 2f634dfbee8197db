import type { Design, ReportReason } from '@caseloom/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '~/lib/api-client'
import { DESIGN_QUERIES } from '~/lib/queries/designs'
import type { DesignWish } from '../lib/design-wish'

export const GALLERY_SHOWN = 24
const WALL_SHOWN = 8

/** A page of the public gallery. Whose likes are told depends on who looks. */
export const galleryQuery = (
  viewerId: string | null,
  { search, sort, page }: DesignWish,
  limit = GALLERY_SHOWN,
) =>
  queryOptions({
    queryKey: [...DESIGN_QUERIES.gallery, viewerId, search, sort, page, limit],
    queryFn: ({ signal }) =>
      api.call('listDesigns', {
        query: { limit, page, sortBy: sort, ...(search ? { search } : {}) },
        signal,
      }),
    meta: { silent: true },
  })

/** The page as who looks sees it. Until it is there: the page before, or the one that everybody sees. */
export function useGallery(viewerId: string | null, wish: DesignWish, limit = GALLERY_SHOWN) {
  const client = useQueryClient()
  return useQuery({
    ...galleryQuery(viewerId, wish, limit),
    placeholderData: (before) => before ?? client.getQueryData(galleryQuery(null, wish, limit).queryKey),
  })
}

const MOST_LIKED = { search: '', sort: 'popular', page: 1 } as const
/** What most people like, for a wall of a few. */
export const wallQuery = (viewerId: string | null) => galleryQuery(viewerId, MOST_LIKED, WALL_SHOWN)
export const useWall = (viewerId: string | null) => useGallery(viewerId, MOST_LIKED, WALL_SHOWN)

/** One published design, as who looks sees it. */
export const publishedDesignQuery = (viewerId: string | null, id: string) =>
  queryOptions({
    queryKey: [...DESIGN_QUERIES.published, viewerId, id],
    queryFn: ({ signal }) => api.call('getDesign', { params: { id }, signal }),
    meta: { silent: true },
  })

const RELATED_SHOWN = 4
/** The word that says most of a design: the longest. */
const keyword = ({ title, prompt }: Pick<Design, 'title' | 'prompt'>): string =>
  (`${title} ${prompt}`.match(/[\p{L}\p{N}]+/gu) ?? []).sort((a, b) => b.length - a.length)[0] ?? ''

type Related = Pick<Design, 'id' | 'title' | 'prompt'>
/** Other published designs that share a word with this one, filled up with what is liked most. */
export const relatedQuery = (viewerId: string | null, design: Related) =>
  queryOptions({
    queryKey: [...DESIGN_QUERIES.published, viewerId, 'related', design.id],
    queryFn: async ({ signal }) => {
      const limit = RELATED_SHOWN + 1
      const search = keyword(design)
      const lists = await Promise.all([
        search ? api.call('listDesigns', { query: { search, limit, sortBy: 'popular' }, signal }) : null,
        api.call('listDesigns', { query: { limit: 2 * limit, sortBy: 'popular' }, signal }),
      ])
      const found = new Map(lists.flatMap((list) => list?.items ?? []).map((each) => [each.id, each]))
      found.delete(design.id)
      return [...found.values()].slice(0, RELATED_SHOWN)
    },
    meta: { silent: true },
  })

/** Those others as who looks sees them; until they are there, as everybody does. */
export function useRelated(viewerId: string | null, design: Related) {
  const client = useQueryClient()
  return useQuery({
    ...relatedQuery(viewerId, design),
    placeholderData: () => client.getQueryData(relatedQuery(null, design).queryKey),
  })
}

export const useReport = () =>
  useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: ReportReason }) =>
      api.call('reportDesign', { params: { id }, body: { reason } }),
    meta: { silent: true },
  })
