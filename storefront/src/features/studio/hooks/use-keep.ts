import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '~/lib/api-errors'
import { isNoNews } from '~/lib/no-news'
import { refreshDesigns } from '~/lib/queries/designs'
import { toast } from '~/lib/toast'
import { dropDesign, getDesign, keepDesign } from '../api/designs'
import type { KeptVariation } from '../lib/studio-state'
import { tableMark } from '../lib/table-mark'
import { useStudioStore } from '../store'

const KEEP = ['keep-picture'] as const
const UNDO_MS = 8000

interface Press {
  picture: KeptVariation
  /** They were asked whether a public design shall go. */
  sure?: boolean
  /** What it was called before. */
  title?: string
}
type Done = { is: 'kept'; designId: string } | { is: 'dropped'; title: string } | { is: 'public' }

async function press({ picture, sure = false, title }: Press): Promise<Done> {
  const { id, designId, originalPrompt } = picture
  if (!designId) return { is: 'kept', designId: (await keepDesign(id, originalPrompt, title)).id }
  const design = await getDesign(designId)
  if (design.isPublic && !sure) return { is: 'public' }
  await dropDesign(designId)
  return { is: 'dropped', title: design.title }
}

/**
 * The heart: a picture into My Designs, and out again. It answers the finger at once, words follow the shop's answer. What is in the
 * gallery goes only once somebody was asked; all else can be had back for a moment.
 */
export function useKeep() {
  const client = useQueryClient()
  const markKept = useStudioStore((state) => state.markKept)
  const [asking, setAsking] = useState<KeptVariation | null>(null)
  const mutation = useMutation({
    mutationKey: KEEP,
    meta: { silent: true },
    mutationFn: press,
    onSuccess: (done, { picture, sure }) => {
      if (done.is === 'public') {
        setAsking(picture)
        return
      }
      const designId = done.is === 'kept' ? done.designId : null
      markKept(picture.id, designId)
      if (done.is === 'kept') toast.success('Kept in My Designs', { id: 'kept' })
      else offerUndo(picture, sure ? null : done.title)
      void refreshDesigns(client)
    },
    onError: (error) => {
      if (!isNoNews(error)) toast.error(messageOf(error, 'Your design could not be kept. Please try again.'))
    },
  })
  /** Under the same name; null where there is nothing to be had back, such as its place in the gallery. */
  const offerUndo = (picture: KeptVariation, title: string | null) => {
    const words = 'Taken out of My Designs'
    if (title === null) {
      toast.success(words, { id: 'kept' })
      return
    }
    const mark = tableMark()
    const onPress = () => {
      // Whose it was has left, and somebody else may be looking.
      if (tableMark() === mark) mutation.mutate({ picture: { ...picture, designId: null }, title })
    }
    toast.success(words, { id: 'kept', duration: UNDO_MS, action: { label: 'Undo', onPress } })
  }
  /** Of which pictures the shop has not answered yet: each heart waits for its own answer alone. */
  const underWay = useMutationState({
    filters: { mutationKey: KEEP, status: 'pending' },
    select: ({ state }) => (state.variables as Press | undefined)?.picture.id,
  })
  return {
    toggle: (picture: KeptVariation) => {
      if (!underWay.includes(picture.id)) mutation.mutate({ picture })
    },
    isKept: ({ id, designId }: KeptVariation) => underWay.includes(id) !== Boolean(designId),
    /** A picture whose design is public, and of which it is to be said whether it shall go. */
    asking,
    answer: (sure: boolean) => {
      if (sure && asking) mutation.mutate({ picture: asking, sure })
      setAsking(null)
    },
  }
}
