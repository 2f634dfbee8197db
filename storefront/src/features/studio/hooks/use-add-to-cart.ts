import type { FinishVariant, Placement, Product } from '@caseloom/contract'
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refreshDesigns } from '~/lib/queries/designs'
import { toast } from '~/lib/toast'
import { printAreasKey } from '../api/get-print-area'
import { prepareCase } from '../api/prepare-case'
import { choicePrice, findVariant } from '../lib/find-variant'
import { orderRefusal } from '../lib/print-quality'
import { selectedVariation, type KeptVariation, type StudioDraft } from '../lib/studio-state'
import { useStudioStore } from '../store'

/** What the studio hands to the cart: the chosen thing, exactly as it will be printed. */
export interface FinishedCase {
  product: Product
  device: string
  finish: string
  sku: string
  /** Pounds, of this finish. */
  price: number
  originalPrice: number | null
  designId: string
  designName: string
  designImage: string
  /** False for the shopper's own picture. */
  aiGenerated: boolean
  recipeHash: string
  previewUrl: string
}

/** Takes the finished case, wherever the shopper is by then, and answers whether it is in the cart. */
type TakeCase = (made: FinishedCase) => boolean
/** Asked at the press. */
export type HandOver = () => TakeCase

const ADD_TO_CART = ['add-to-cart'] as const

/** The case of a press, as it stood then. */
interface Pressed {
  product: Product
  device: string
  finish: string
  variant: FinishVariant
  variation: KeptVariation
  placement: Placement
  finished: TakeCase | undefined
}

const concerns = (pressed: Pressed | undefined, draft: StudioDraft): boolean =>
  pressed !== undefined &&
  pressed.product.id === draft.productId &&
  pressed.device === draft.device &&
  pressed.finish === draft.finish &&
  pressed.variation.id === draft.selectedId &&
  pressed.placement === draft.placement

/** The case of the draft into the cart. What was pressed gets there though the shopper goes on, or leaves the studio. */
export function useAddToCart(product: Product | undefined, handOver: HandOver | undefined) {
  const client = useQueryClient()
  const { mutate, variables, status, data, error, reset } = useMutation({
    mutationKey: ADD_TO_CART,
    meta: { silent: true },
    // Handed over here and not by mutate(): that is forgotten with the step that was pressed.
    mutationFn: async ({ variation, placement, finished, product, device, finish, variant }: Pressed) => {
      const { design, preview } = await prepareCase({ variation, sku: variant.sku, placement })
      // A picture that is ordered is kept with the shopper's designs.
      useStudioStore.getState().markKept(variation.id, design.id)
      void refreshDesigns(client)
      const refused = orderRefusal(
        { dpi: preview.effectiveDpi, quality: preview.quality },
        !design.aiGenerated,
      )
      if (refused) {
        // The measures that the studio reckoned with may be of before.
        void client.invalidateQueries({ queryKey: printAreasKey(product.id) })
        return { done: null, refused }
      }
      const { price, originalPrice } = choicePrice(product, variant)
      const taken = finished?.({
        product,
        device,
        finish,
        sku: variant.sku,
        price,
        originalPrice,
        designId: design.id,
        designName: design.title || 'Custom Design',
        designImage: design.imageUrl,
        aiGenerated: design.aiGenerated,
        recipeHash: preview.recipeHash,
        previewUrl: preview.previewUrl,
      })
      return { done: taken ? preview : null, refused }
    },
    onSuccess: ({ refused }) => {
      if (refused) toast.error(refused)
    },
    onError: () => toast.error('Failed to add item to cart. Please try again.'),
  })
  // A step that is shown anew finds the press of the one before under way.
  const adding = useIsMutating({ mutationKey: ADD_TO_CART }) > 0
  const ours = useStudioStore((draft) => concerns(variables, draft))
  const over = status === 'success' || status === 'error'
  // What was said about the last case in the cart isn't true of the next one.
  useEffect(() => {
    if (over && !ours) reset()
  }, [over, ours, reset])

  const add = () => {
    if (client.isMutating({ mutationKey: ADD_TO_CART }) > 0) return
    const draft = useStudioStore.getState()
    const { device, finish, placement } = draft
    const variation = selectedVariation(draft)
    if (!product || !device || !finish || !variation) {
      toast.error('Please complete all selections before adding to cart')
      return
    }
    const variant = findVariant(product, device, finish)
    if (!variant) {
      toast.error('Selected device configuration not found')
      return
    }
    mutate({ product, device, finish, variant, variation, placement, finished: handOver?.() })
  }
  return {
    add,
    adding,
    error: ours ? error : null,
    /** Why the shop would not print it so: nothing was added. */
    refused: ours ? (data?.refused ?? null) : null,
    done: ours ? (data?.done ?? undefined) : undefined,
  }
}
