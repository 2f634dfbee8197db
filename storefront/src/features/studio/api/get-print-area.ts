import type { Finish } from '@caseloom/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '~/lib/api-client'

export const printAreaQuery = (productId: number, device: string, finish: Finish) =>
  queryOptions({
    queryKey: ['print-area', productId, device, finish],
    queryFn: ({ signal }) =>
      api.call('getPrintArea', { params: { id: String(productId) }, query: { device, finish }, signal }),
    staleTime: 60 * 60_000,
    meta: { silent: true },
  })
