import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '~/lib/api-client'
import { DESIGN_QUERIES, refreshDesigns } from '~/lib/queries/designs'
import { toast } from '~/lib/toast'
import type { DesignWish } from '../lib/design-wish'

export const DESIGNS_SHOWN = 50

/** A page of the customer's own designs. The page before stays until it is there. */
export const designsQuery = ({ search, sort, page }: DesignWish) =>
  queryOptions({
    queryKey: [...DESIGN_QUERIES.own, search, sort, page],
    queryFn: ({ signal }) =>
      api.call('listDesigns', {
        query: { userId: 'me', limit: DESIGNS_SHOWN, page, sortBy: sort, ...(search ? { search } : {}) },
        signal,
      }),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  })

interface DesignChange {
  id: string
  title?: string
  isPublic?: boolean
}

/** Renames a design, or offers it to the gallery or takes it back. */
export function useUpdateDesign() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: DesignChange) => api.call('updateDesign', { params: { id }, body }),
    onSuccess: () => refreshDesigns(client),
    meta: { silent: true },
  })
}

export function useDeleteDesign() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.call('deleteDesign', { params: { id } }),
    onSuccess: () => toast.success('Design deleted'),
    // One that another tab deleted is not here any more either.
    onSettled: () => refreshDesigns(client),
    meta: { silent: true },
  })
}
