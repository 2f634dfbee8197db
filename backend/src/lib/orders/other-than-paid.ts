import type { CheckoutSnapshot } from '@caseloom/stripe-checkout'
import type { ShopOrderLine } from './shop-order'

type Ordered = Pick<ShopOrderLine, 'title' | 'variant_id' | 'quantity' | 'metadata'>
type Paid = Pick<CheckoutSnapshot['lines'][number], 'title' | 'variantId' | 'quantity'>

const UNDO = 'Undo the edit in Medusa’s admin, then process the order again, or reject it'

/**
 * Where the lines of an order are not those that were paid for, since it was edited in Medusa's admin, in a sentence; else null. What is
 * on them is another matter: the customer may have been asked for another design.
 */
export function otherThanPaid(ordered: readonly Ordered[], paid: readonly Paid[]): string | null {
  const left = new Map(paid.entries())
  for (const { title, variant_id, quantity, metadata } of ordered) {
    const index = metadata?.line_index ?? -1
    const line = left.get(index)
    if (!line) return `${title} was added to this order after it was paid. ${UNDO}`
    if (variant_id !== line.variantId) return `${title} is not what was paid for, ${line.title}. ${UNDO}`
    if (quantity !== line.quantity)
      return `${title} is there ${times(quantity)}, but was paid for ${times(line.quantity)}. ${UNDO}`
    left.delete(index)
  }
  const [gone] = left.values()
  return gone ? `${gone.title} was paid for, but is no longer in this order. ${UNDO}` : null
}

const times = (quantity: number) => (quantity === 1 ? 'once' : `${quantity} times`)
