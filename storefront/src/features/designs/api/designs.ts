import { queryOptions, useMutation } from '@tanstack/react-query'
import { api } from '~/lib/api-client'
import { toast } from '~/lib/toast'

export const DESIGNS_SHOWN = 50

export const designsQuery = (email: string) =>
  queryOptions({
    queryKey: ['me', 'designs', email],
    queryFn: ({ signal }) =>
      api.call('listDesigns', { query: { userId: email, limit: DESIGNS_SHOWN }, signal }),
    meta: { silent: true },
  })

/** Saves the artwork as design-{id}.png. */
export function useDownloadDesign() {
  return useMutation({
    mutationFn: async (id: string) => {
      const blob = await api.call('downloadDesign', { params: { id } })
      const url = URL.createObjectURL(blob)
      const link = document.createElement('a')
      link.href = url
      link.download = `design-${id}.png`
      link.click()
      // Safari reads the address a moment after the click.
      setTimeout(() => URL.revokeObjectURL(url), 10_000)
    },
    onSuccess: () => toast.success('Design downloaded successfully!'),
    onError: () => toast.error('Failed to download design'),
    meta: { silent: true },
  })
}
