import { queryOptions } from '@tanstack/react-query'
import { api } from '~/lib/api-client'
import { DESIGN_QUERIES } from '~/lib/queries/designs'
import { studioApi } from './studio-api'

const RECENT = 12

/** The shopper's newest designs; a guest's belong to the browser. */
export const recentDesignsQuery = (who: string) =>
  queryOptions({
    queryKey: [...DESIGN_QUERIES.recent, who],
    queryFn: ({ signal }) => api.call('listDesigns', { query: { userId: 'me', limit: RECENT }, signal }),
    meta: { silent: true },
    retry: false,
  })

/** One's own, or a published one. */
export const getDesign = (id: string) => api.call('getDesign', { params: { id } })
/** How a case was laid out that is in a cart; for the owner of its design. */
export const getRecipe = (hash: string) => studioApi.call('getRecipe', { params: { id: hash } })
export const keepDesign = (variationId: string, prompt: string, title?: string) =>
  studioApi.call('createDesign', {
    body: { variationId, ...(prompt ? { prompt } : {}), ...(title ? { title } : {}) },
  })
/** The shopper's own copy of a published design, or the design itself where it is theirs. */
export const ownDesign = (designId: string) => studioApi.call('createDesign', { body: { designId } })
export const dropDesign = (id: string) => api.call('deleteDesign', { params: { id } })
