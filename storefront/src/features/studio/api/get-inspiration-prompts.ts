import { queryOptions } from '@tanstack/react-query'
import { api } from '~/lib/api-client'

export const inspirationPromptsQuery = () =>
  queryOptions({
    queryKey: ['inspiration-prompts'],
    queryFn: ({ signal }) => api.call('inspirationPrompts', { signal }),
    staleTime: 60 * 60_000,
    meta: { silent: true },
  })
