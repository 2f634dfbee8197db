import type { KeptCartLine } from '@caseloom/contract'
import { useCartStore } from '~/features/cart/store'
import { toast } from '~/lib/toast'

const READING_MS = 8000

/** Lays cases into the cart as the shop has them today, and says there what the customer should know of them. */
export function addToCart(lines: readonly KeptCartLine[], news: readonly string[]): void {
  const { addItem, tell } = useCartStore.getState()
  for (const { customization, ...line } of lines) addItem({ ...line, customizations: customization })
  tell(news)
  for (const sentence of news) toast(sentence, { id: sentence, duration: READING_MS })
}
