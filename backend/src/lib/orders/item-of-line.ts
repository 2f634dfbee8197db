import type { CartItem } from '../checkout/resolve-lines'
import type { OrderBundle } from './bundle'
import type { ShopOrderLine } from './shop-order'

/** An order line as a browser would send it; null where it can't be bought again. Its name follows from the line, so that a second time adds nothing. */
export function itemOfLine({ productNumbers }: OrderBundle, line: ShopOrderLine): CartItem | null {
  const { metadata } = line
  const number = productNumbers.get(line.product_id ?? '')
  if (!number || !metadata?.design_id || !metadata.recipe_hash) return null
  return {
    id: `again-${line.id}`,
    productId: String(number),
    name: line.product_title ?? line.title,
    price: 0,
    quantity: line.quantity,
    image: '',
    device: metadata.device,
    color: metadata.finish,
    customizations: {
      designId: metadata.design_id,
      designName: metadata.design_name ?? 'Custom Design',
      aiGenerated: metadata.ai_generated,
      recipeHash: metadata.recipe_hash,
    },
  }
}
