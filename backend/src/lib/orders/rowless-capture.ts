import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { ShopPayment } from './shop-order'

/** Money that is taken, of which Medusa knows the day and no sum: whoever took it lost its row meanwhile to another who took it for unfinished. */
export const isRowless = ({ captured_at, captures }: ShopPayment): boolean =>
  captured_at !== null && captures.length === 0

/** From then on Medusa books it as any other that is captured; Stripe takes nothing twice. */
export async function bookAnew(container: MedusaContainer, payment: ShopPayment): Promise<void> {
  if (!isRowless(payment)) return
  const uncaptured = { id: payment.id, captured_at: null }
  await container.resolve(Modules.PAYMENT).updatePayment(uncaptured)
}
