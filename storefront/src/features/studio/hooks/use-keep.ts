import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { hasCode, messageOf } from '~/lib/api-errors'
import { isNoNews } from '~/lib/no-news'
import { refreshDesigns } from '~/lib/queries/designs'
import { toast } from '~/lib/toast'
import { dropDesign, getDesign, keepDesign } from '../api/designs'
import { offerUndo } from '../lib/offer-undo'
import type { KeptVariation } from '../lib/studio-state'
import { useStudioStore } from '../store'

const KEEP = ['keep-picture'] as const

interface Press {
  picture: KeptVariation
  /** They were asked whether a public design shall go. */
  sure?: boolean
  /** What it was called before. */
  title?: string
}
type Done =
  | { is: 'kept'; designId: string }
  /** `title`: what it was called; null where there is nothing to be had back, such as its place in the gallery. */
  | { is: 'dropped'; title: string | null }
  | { is: 'public' }

/** Taken out elsewhere: what was wished is so already. */
function unlessGone(error: unknown): null {
  if (hasCode(error, 'not_found')) return null
  throw error
}

async function press({ picture, sure = false, title }: Press): Promise<Done> {
  const { id, designId, originalPrompt } = picture
  if (!designId) return { is: 'kept', designId: (await keepDesign(id, originalPrompt, title)).id }
  const design = await getDesign(designId).catch(unlessGone)
  if (design?.isPublic && !sure) return { is: 'public' }
  const dropped = design && (await dropDesign(designId).catch(unlessGone))
  return { is: 'dropped', title: dropped && !sure ? design.title : null }
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
    onSuccess: (done, { picture }) => {
      if (done.is === 'public') {
        setAsking(picture)
        return
      }
      const designId = done.is === 'kept' ? done.designId : null
      markKept(picture.id, designId)
      if (done.is === 'kept') toast.success('Kept in My Designs', { id: 'kept' })
      else tellDropped(picture, done.title)
      void refreshDesigns(client)
    },
    onError: (error) => {
      if (!isNoNews(error)) toast.error(messageOf(error, 'Your design could not be kept. Please try again.'))
    },
  })
  const tellDropped = (picture: KeptVariation, title: string | null) => {
    const words = 'Taken out of My Designs'
    if (title === null) toast.success(words, { id: 'kept' })
    else
      offerUndo(
        words,
        'kept',
        () => mutation.mutate({ picture: { ...picture, designId: null }, title }),
        toast.success,
      )
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
