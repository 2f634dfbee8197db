import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '~/lib/api-client'
import { messageOf } from '~/lib/api-errors'
import { isNoNews } from '~/lib/no-news'
import { toast } from '~/lib/toast'
import { cancelledWords } from '../lib/status'

/** Takes an order back that nobody has decided on yet. Asked again it answers the same, so a lost answer harms nothing. */
export function useCancelOrder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.call('cancelOrder', { params: { id } }),
    onSuccess: ({ status }) => toast.success(cancelledWords(status)),
    onError: (error) => {
      if (!isNoNews(error))
        toast.error(messageOf(error, 'Your order could not be cancelled. Please try again.'))
    },
    // Whether it worked or somebody was quicker: show what is true now.
    onSettled: () => client.invalidateQueries({ queryKey: ['me'] }),
    meta: { silent: true },
  })
}
