import type { Design, ReportReason } from '@caseloom/contract'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '~/lib/api-client'
import type { DesignWish } from '../lib/design-wish'

export const GALLERY_SHOWN = 24
const GALLERY = 'gallery'

/** A page of the public gallery. Whose likes are told depends on who looks; the page before stays until it is there. */
export const galleryQuery = (viewerId: string | null, { search, sort, page }: DesignWish) =>
  queryOptions({
    queryKey: [GALLERY, viewerId, search, sort, page],
    queryFn: ({ signal }) =>
      api.call('listDesigns', {
        query: { limit: GALLERY_SHOWN, page, sortBy: sort, ...(search ? { search } : {}) },
        signal,
      }),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  })

interface Page {
  items: Design[]
}

/** Likes a design, or takes the like back: shown at once, and put right by the answer. */
export function useLike() {
  const client = useQueryClient()
  const put = (id: string, state: Pick<Design, 'liked' | 'likes'>) =>
    client.setQueriesData<Page>({ queryKey: [GALLERY] }, (page) =>
      page
        ? {
            ...page,
            items: page.items.map((design) => (design.id === id ? { ...design, ...state } : design)),
          }
        : page,
    )
  return useMutation({
    mutationFn: ({ id, liked }: Design) =>
      api.call(liked ? 'unlikeDesign' : 'likeDesign', { params: { id } }),
    onMutate: ({ id, liked, likes }) =>
      put(id, { liked: !liked, likes: Math.max(0, likes + (liked ? -1 : 1)) }),
    onSuccess: (state, { id }) => put(id, state),
    onError: (_error, { id, liked, likes }) => put(id, { liked, likes }),
  })
}

export const useReport = () =>
  useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: ReportReason }) =>
      api.call('reportDesign', { params: { id }, body: { reason } }),
    meta: { silent: true },
  })
