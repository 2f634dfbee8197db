import type { Finish } from '@caseloom/contract'
import { queryOptions } from '@tanstack/react-query'
import { studioApi } from './studio-api'

/** All that is known of how large a product is printed, phone by phone. */
export const printAreasKey = (productId: number) => ['print-area', productId]

export const printAreaQuery = (productId: number, device: string, finish: Finish) =>
  queryOptions({
    queryKey: [...printAreasKey(productId), device, finish],
    queryFn: ({ signal }) =>
      studioApi.call('getPrintArea', {
        params: { id: String(productId) },
        query: { device, finish },
        signal,
      }),
    staleTime: 60 * 60_000,
    meta: { silent: true },
  })
