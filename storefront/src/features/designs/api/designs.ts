import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '~/lib/api-client'
import { toast } from '~/lib/toast'
import type { DesignWish } from '../lib/design-wish'

export const DESIGNS_SHOWN = 50
const OWN = ['me', 'designs'] as const

/** A page of the customer's own designs. The page before stays until it is there. */
export const designsQuery = ({ search, sort, page }: DesignWish) =>
  queryOptions({
    queryKey: [...OWN, search, sort, page],
    queryFn: ({ signal }) =>
      api.call('listDesigns', {
        query: { userId: 'me', limit: DESIGNS_SHOWN, page, sortBy: sort, ...(search ? { search } : {}) },
        signal,
      }),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  })

/** What changed stands in every list of designs, the studio's recent ones too. */
function useShowChange() {
  const client = useQueryClient()
  return async () => {
    void client.invalidateQueries({ queryKey: ['recent-designs'] })
    await client.invalidateQueries({ queryKey: OWN })
  }
}

interface DesignChange {
  id: string
  title?: string
  isPublic?: boolean
}

/** Renames a design, or offers it to the gallery or takes it back. */
export function useUpdateDesign() {
  return useMutation({
    mutationFn: ({ id, ...body }: DesignChange) => api.call('updateDesign', { params: { id }, body }),
    onSuccess: useShowChange(),
    meta: { silent: true },
  })
}

export function useDeleteDesign() {
  const showChange = useShowChange()
  return useMutation({
    mutationFn: (id: string) => api.call('deleteDesign', { params: { id } }),
    onSuccess: () => toast.success('Design deleted'),
    // One that another tab deleted is not here any more either.
    onSettled: showChange,
    meta: { silent: true },
  })
}
