import type { PrintArea, Product } from '@caseloom/contract'
import { useShallow } from 'zustand/react/shallow'
import { useAddToCart, type HandOver } from '../hooks/use-add-to-cart'
import { useNewDesign } from '../hooks/use-new-design'
import { choicePrice, findVariant } from '../lib/find-variant'
import { printMark } from '../lib/print-quality'
import { isDrawn, selectedVariation } from '../lib/studio-state'
import { useStudioStore } from '../store'
import { OrderPanel } from './order-panel'

/** The fifth step: the case of the draft, as it stands at the moment of the click, into the cart. */
export function OrderStep({
  product,
  area,
  handOver,
}: {
  product: Product
  area: PrintArea | undefined
  handOver: HandOver | undefined
}) {
  const variation = useStudioStore(selectedVariation)
  const [device, finish] = useStudioStore(useShallow((draft) => [draft.device, draft.finish]))
  const mark = useStudioStore(
    useShallow(({ placement }) => (variation && area ? printMark(area, variation, placement) : null)),
  )
  const { add, adding, error, refused, done } = useAddToCart(product, handOver)
  const createNew = useNewDesign()
  return (
    <OrderPanel
      product={product}
      subject={[product.id, device, finish, variation?.id].join()}
      choice={[device, finish].filter(Boolean).join(', ')}
      price={choicePrice(product, findVariant(product, device, finish))}
      mark={mark}
      upload={variation !== undefined && !isDrawn(variation)}
      refused={refused}
      adding={adding}
      error={error}
      added={done}
      onAdd={add}
      onNew={createNew}
    />
  )
}
