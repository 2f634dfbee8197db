import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { hasCode, messageOf } from '~/lib/api-errors'
import { toast } from '~/lib/toast'
import { getDesign, getRecipe } from '../api/designs'
import { productQuery } from '~/lib/queries/product'
import { choiceOf } from '../lib/find-variant'
import { keptDesign } from '../lib/studio-state'
import { useStudioStore } from '../store'
import { quietly } from './use-studio-history'

const DESIGN_PARAM = 'design'
/** A whole case: the design with its placement, device and finish. */
export const RECIPE_PARAM = 'recipe'

/** A link that names nothing at all is to the shopper the same as one whose design is gone. */
const isGone = (error: unknown) => hasCode(error, 'not_found', 'invalid_request')

interface Wanted {
  design: string | null
  recipe: string | null
  product: string | null
}

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
    recipe && wanted.product !== null ? client.query(productQuery(wanted.product)) : null,
  ])
  const picture = keptDesign(design)
  const { take, layOut } = useStudioStore.getState()
  if (!recipe || !product)
    return () => {
      take([picture], picture.id)
      return 'Your design is on the table. Choose a case for it.'
    }
  const { device, finish } = choiceOf(product, recipe.sku)
  return () => {
    layOut({ productId: product.id, device, finish, picture, placement: recipe.placement })
    return device && finish
      ? 'Your case is laid out as it is in your cart.'
      : 'Your design is on the table, but its case is not made like that any more. Please choose again.'
  }
}

/** Starts with the design that a link names, which is then said in the draft and no longer in the address. */
export function useLinkedDesign(restored: boolean, product: string | null): void {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const client = useQueryClient()
  const design = params.get(DESIGN_PARAM)
  const recipe = params.get(RECIPE_PARAM)
  useEffect(() => {
    if (!restored || (!design && !recipe)) return
    let left = false
    const done = () => {
      const rest = new URLSearchParams(window.location.search)
      rest.delete(DESIGN_PARAM)
      rest.delete(RECIPE_PARAM)
      void navigate({ search: rest.toString() }, { replace: true, preventScrollReset: true })
    }
    fetchWanted(client, { design, recipe, product }).then(
      (putDown) => {
        if (left) return
        quietly(() => toast.success(putDown(), { id: 'design-taken' }))
        done()
      },
      (error: unknown) => {
        if (left) return
        toast.error(isGone(error) ? 'That design is not here any more.' : messageOf(error))
        done()
      },
    )
    return () => {
      left = true
    }
  }, [restored, design, recipe, product, navigate, client])
}
