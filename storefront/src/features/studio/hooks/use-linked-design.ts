import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { CENTRED } from '~/components/case/placement'
import { hasCode, messageOf } from '~/lib/api-errors'
import { toast } from '~/lib/toast'
import { useWhoIsKnown } from '~/lib/who'
import { getDesign, getRecipe } from '../api/designs'
import { printAreasKey } from '../api/get-print-area'
import { productQuery } from '~/lib/queries/product'
import { choiceOf } from '../lib/find-variant'
import { quietly } from '../lib/quietly'
import { keptDesign, type StudioDraft } from '../lib/studio-state'
import { useStudioStore } from '../store'

const TOLD = 'design-taken'
const DESIGN_PARAM = 'design'
/** A whole case: the design with its placement, device and finish. */
export const RECIPE_PARAM = 'recipe'

/** Whether the address names a design, by itself or with its case. */
export const namesDesign = (params: URLSearchParams): boolean =>
  Boolean(params.get(DESIGN_PARAM) || params.get(RECIPE_PARAM))

/** A link that names nothing at all is to the shopper the same as one whose design is gone. */
const isGone = (error: unknown) => hasCode(error, 'not_found', 'invalid_request')

interface Wanted {
  design: string | null
  recipe: string | null
  product: string | null
}

/** Null where the shop has taken the case out: the design is there all the same. */
const stillSold = (client: QueryClient, id: string) =>
  client.query(productQuery(id)).catch((error: unknown) => {
    if (isGone(error)) return null
    throw error
  })

/** Fetches what a link names. Answers how to put it on the table, with what is then said. */
async function fetchWanted(client: QueryClient, wanted: Wanted): Promise<() => string> {
  const recipe =
    wanted.recipe === null
      ? null
      : await getRecipe(wanted.recipe).catch((error: unknown) => {
          // Without it the picture alone is laid out.
          if (isGone(error) && wanted.design !== null) return null
          throw error
        })
  const [design, product] = await Promise.all([
    getDesign(recipe?.designId ?? wanted.design ?? ''),
    recipe && wanted.product !== null ? stillSold(client, wanted.product) : null,
  ])
  const picture = keptDesign(design)
  const { take, place, layOut } = useStudioStore.getState()
  if (!recipe || !product)
    return () => {
      // What stands on the case of another picture was not meant for this one.
      place(CENTRED)
      take([picture], picture.id)
      return 'Your design is on the table. Choose a case for it.'
    }
  const { device, finish } = choiceOf(product, recipe.sku)
  // It may be printed in another size than when it was laid out.
  void client.invalidateQueries({ queryKey: printAreasKey(product.id) })
  return () => {
    layOut({ productId: product.id, device, finish, picture, placement: recipe.placement })
    return device && finish
      ? 'Your case is laid out as it is in your cart.'
      : 'Your design is on the table, but its case is not made like that any more. Please choose again.'
  }
}

/** As long as whoever reads it may take to press. */
const RETRY_MS = 10_000

export interface LinkedDesign {
  /** The address names a design that is not on the table, or not yet. */
  awaited: boolean
  /** Set where it did not come, though it may be there. */
  onRetry: (() => void) | undefined
}

/** Whether other pictures were brought to the table than those of the drawing that was under way. */
const isTaken = (now: StudioDraft, before: StudioDraft, drawing: string | null): boolean =>
  now.variations !== before.variations &&
  now.selectedId !== null &&
  now.selectedId !== before.selectedId &&
  (now.jobId === null || now.jobId !== drawing)

/** A drawing or an upload outlives the design that was kept of it. */
const isOnTable = (design: string): boolean =>
  useStudioStore
    .getState()
    .variations.some(({ designId, origin }) => designId === design && origin !== 'design')

/**
 * Starts with the design that a link names, which is then said in the draft and no longer in the address. `onGone`: it can't
 * be had, and nothing of it is on the table.
 */
export function useLinkedDesign(
  restored: boolean,
  product: string | null,
  onGone: (() => void) | undefined,
): LinkedDesign {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const client = useQueryClient()
  const known = useWhoIsKnown()
  const design = params.get(DESIGN_PARAM)
  const recipe = params.get(RECIPE_PARAM)
  const link = design || recipe ? [design, recipe].join() : null
  const [failed, setFailed] = useState<string | null>(null)
  if (failed !== null && failed !== link) setFailed(null)
  const missing = failed !== null && failed === link
  useEffect(() => {
    // To a stranger a design of one's own is not there.
    if (!restored || !known || link === null) return
    const done = () => {
      const rest = new URLSearchParams(window.location.search)
      rest.delete(DESIGN_PARAM)
      rest.delete(RECIPE_PARAM)
      void navigate({ search: rest.toString() }, { replace: true, preventScrollReset: true })
    }
    if (missing) {
      // Whoever goes on with another picture finds that one again after a reload.
      const { drawingId } = useStudioStore.getState()
      return useStudioStore.subscribe((now, before) => {
        if (isTaken(now, before, drawingId)) done()
      })
    }
    let left = false
    fetchWanted(client, { design, recipe, product }).then(
      (putDown) => {
        if (left) return
        quietly(() => toast.success(putDown(), { id: TOLD }))
        done()
      },
      (error: unknown) => {
        if (left) return
        if (isGone(error)) {
          toast.error('That design is not here any more.', { id: TOLD })
          if (design === null || !isOnTable(design)) onGone?.()
          done()
          return
        }
        setFailed(link)
        const action = { label: 'Try again', onPress: () => setFailed(null) }
        toast.error(messageOf(error), { id: TOLD, duration: RETRY_MS, action })
      },
    )
    return () => {
      left = true
    }
  }, [restored, known, link, missing, design, recipe, product, onGone, navigate, client])
  return { awaited: link !== null, onRetry: missing ? () => setFailed(null) : undefined }
}
