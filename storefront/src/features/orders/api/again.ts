import type { KeptCartLine, OrderAgainLine } from '@caseloom/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '~/lib/api-client'
import { messageOf } from '~/lib/api-errors'
import { isNoNews } from '~/lib/no-news'
import { toast } from '~/lib/toast'
import { newsOf } from '../lib/again'

/** An order's cases as they can be bought today, and the pictures on them. Prices from long ago are not shown. */
export const orderAgainQuery = (id: string) =>
  queryOptions({
    queryKey: ['me', 'order', id, 'again'],
    queryFn: ({ signal }) => api.call('orderAgain', { params: { id }, signal }),
    staleTime: 0,
    meta: { silent: true },
  })

/** Lays cases into the cart, and says there what their customer should know. */
export type AddToCart = (lines: readonly KeptCartLine[], news: readonly string[]) => void

/** Asks what a line of an order, or all of them, costs today, and lays into the cart what can still be bought. */
export function useOrderAgain(addToCart: AddToCart) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, lineId }: { id: string; lineId: string | null }): Promise<OrderAgainLine[]> => {
      const { lines } = await client.query(orderAgainQuery(id))
      return lines.filter((line) => lineId === null || line.id === lineId)
    },
    onSuccess: (lines) => {
      const items = lines.flatMap(({ item }) => item ?? [])
      if (items.length > 0) addToCart(items, lines.flatMap(newsOf))
    },
    onError: (error) => {
      if (!isNoNews(error))
        toast.error(messageOf(error, 'This order could not be laid into your cart. Please try again.'))
    },
    meta: { silent: true },
  })
}
