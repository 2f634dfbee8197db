import { useMutation } from '@tanstack/react-query'
import { api } from '~/lib/api-client'

/** Asks the shop what a code is worth to this shopper. The storefront knows no codes of its own. */
export function usePromotion() {
  return useMutation({
    mutationFn: (code: string) => api.call('getPromotion', { params: { code } }),
    meta: { silent: true },
  })
}
