import type { Finish } from '@caseloom/contract'
import { queryOptions } from '@tanstack/react-query'
import { studioApi } from './studio-api'

export const printAreaQuery = (productId: number, device: string, finish: Finish) =>
  queryOptions({
    queryKey: ['print-area', productId, device, finish],
    queryFn: ({ signal }) =>
      studioApi.call('getPrintArea', {
        params: { id: String(productId) },
        query: { device, finish },
        signal,
      }),
    staleTime: 60 * 60_000,
    meta: { silent: true },
  })
