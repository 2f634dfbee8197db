import { queryOptions } from '@tanstack/react-query'
import { studioApi } from './studio-api'

export const inspirationPromptsQuery = () =>
  queryOptions({
    queryKey: ['inspiration-prompts'],
    queryFn: ({ signal }) => studioApi.call('inspirationPrompts', { signal }),
    staleTime: 60 * 60_000,
    meta: { silent: true },
  })
