import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '~/lib/api-errors'
import { isNoNews } from '~/lib/no-news'
import { refreshDesigns } from '~/lib/queries/designs'
import { toast } from '~/lib/toast'
import { dropDesign, keepDesign } from '../api/designs'
import type { KeptVariation } from '../lib/studio-state'
import { useStudioStore } from '../store'

const KEEP = ['keep-picture'] as const

/** The heart: a picture into My Designs, and out again. It answers the finger at once, words follow the shop's answer. */
export function useKeep() {
  const client = useQueryClient()
  const markKept = useStudioStore((state) => state.markKept)
  const mutation = useMutation({
    mutationKey: KEEP,
    meta: { silent: true },
    mutationFn: async ({ id, designId, originalPrompt }: KeptVariation) => {
      if (!designId) return (await keepDesign(id, originalPrompt)).id
      await dropDesign(designId)
      return null
    },
    onSuccess: (designId, { id }) => {
      markKept(id, designId)
      toast.success(designId ? 'Kept in My Designs' : 'Taken out of My Designs', { id: 'kept' })
      void refreshDesigns(client)
    },
    onError: (error) => {
      if (!isNoNews(error)) toast.error(messageOf(error, 'Your design could not be kept. Please try again.'))
    },
  })
  /** Of which pictures the shop has not answered yet: each heart waits for its own answer alone. */
  const underWay = useMutationState({
    filters: { mutationKey: KEEP, status: 'pending' },
    select: ({ state }) => (state.variables as KeptVariation | undefined)?.id,
  })
  return {
    toggle: (picture: KeptVariation) => {
      if (!underWay.includes(picture.id)) mutation.mutate(picture)
    },
    isKept: ({ id, designId }: KeptVariation) => underWay.includes(id) !== Boolean(designId),
  }
}
