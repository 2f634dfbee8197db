import type { PrintArea, Product } from '@caseloom/contract'
import { useShallow } from 'zustand/react/shallow'
import { selectedVariation } from '../lib/studio-state'
import { CasePreview } from '../placement/case-preview'
import { useStudioStore } from '../store'

/** The preview of the draft's case. It alone follows the placement: a drag redraws nothing else of the studio. */
export function PlacedCase({
  product,
  area,
  onRetry,
}: {
  product: Product | undefined
  area: PrintArea | undefined
  /** Set where the area did not come. */
  onRetry: (() => void) | undefined
}) {
  const { device, finish, placement, place } = useStudioStore(
    useShallow(({ device, finish, placement, place }) => ({ device, finish, placement, place })),
  )
  const variation = useStudioStore(selectedVariation)
  const what = [product?.name ?? 'A case', device, finish].filter(Boolean).join(', ')
  return (
    <CasePreview
      heading={<h2 className="text-base whitespace-nowrap sm:text-lg">Live Preview</h2>}
      handle={product?.handle}
      label={`Live Preview: ${what}${variation ? `, with “${variation.originalPrompt}”` : ''}`}
      area={area}
      onRetry={onRetry}
      finish={finish}
      variation={variation}
      placement={placement}
      onPlace={place}
    />
  )
}
