import type { Product } from '@caseloom/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '~/lib/toast'
import { prepareCase } from '../api/prepare-case'
import { findVariant } from '../lib/find-variant'
import { selectedVariation } from '../lib/studio-state'
import { useStudioStore } from '../store'

/** What the studio hands to the cart: the chosen thing, exactly as it will be printed. */
export interface FinishedCase {
  product: Product
  device: string
  finish: string
  sku: string
  designId: string
  designImage: string
  /** False for the shopper's own picture. */
  aiGenerated: boolean
  recipeHash: string
  previewUrl: string
}

export function useAddToCart(
  product: Product | undefined,
  onFinished: ((made: FinishedCase) => void) | undefined,
) {
  const client = useQueryClient()
  const mutation = useMutation({
    meta: { silent: true },
    mutationFn: prepareCase,
    onError: () => toast.error('Failed to add item to cart. Please try again.'),
  })
  const add = () => {
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
    const { sku } = variant
    mutation.mutate(
      { variation, sku, placement },
      {
        onSuccess: ({ design, preview }) => {
          // A picture that is ordered is kept with the shopper's designs.
          useStudioStore.getState().markKept(variation.id, design.id)
          void client.invalidateQueries({ queryKey: ['me', 'designs'] })
          onFinished?.({
            product,
            device,
            finish,
            sku,
            designId: design.id,
            designImage: design.imageUrl,
            aiGenerated: design.aiGenerated,
            recipeHash: preview.recipeHash,
            previewUrl: preview.previewUrl,
          })
        },
      },
    )
  }
  return {
    add,
    adding: mutation.isPending,
    error: mutation.error,
    done: mutation.data?.preview,
    reset: mutation.reset,
  }
}
