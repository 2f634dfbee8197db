import { priceNews } from '../lib/news'
import type { Operation, StoredCart } from '../lib/operations'
import { isFinal, refusalWords, type KeptCart } from './send'
import { adopt, settle, takeOver } from './take-over'

/** The saved cart, and the shop behind it. */
export interface Ends {
  /** The saved cart as it now is, after other tabs' changes. */
  read: () => StoredCart
  rewrite: (next: (cart: StoredCart) => StoredCart) => void
  tell: (sentences: readonly string[]) => void
  send: (operation: Operation) => Promise<KeptCart>
  ask: () => Promise<KeptCart>
}

const present = ({ lines }: KeptCart) =>
  lines.map(({ id, name, price, originalPrice }) => ({
    id,
    name,
    price,
    originalPrice: originalPrice ?? null,
  }))

/**
 * What the shop answers. Where a payment was settled meanwhile, that may be from before, and hold what was paid: it is asked
 * for the cart again.
 */
async function answerTo(ends: Ends, call: () => Promise<KeptCart>): Promise<KeptCart> {
  const { payment } = ends.read()
  const kept = await call()
  if (ends.read().payment === payment) return kept
  const since = await answerTo(ends, ends.ask)
  return { ...since, dropped: [...kept.dropped, ...since.dropped] }
}

/** Shows what the shop keeps, and says what it took out or priced anew. */
function showKept(ends: Ends, kept: KeptCart, settled?: string): void {
  ends.tell([...kept.dropped, ...priceNews(ends.read().items, present(kept))])
  ends.rewrite((cart) =>
    settled === undefined ? takeOver(cart, kept.lines) : settle(cart, settled, kept.lines),
  )
}

/**
 * Tells the shop what it doesn't know yet, oldest first, and shows what it then keeps. Throws where the shop cannot be
 * told now; what was not told stays pending. True where anything was told.
 */
export async function flush(ends: Ends, owner: string): Promise<boolean> {
  let told = false
  for (;;) {
    const cart = ends.read()
    const [operation] = cart.pending
    if (cart.owner !== owner || !operation) return told
    let kept: KeptCart
    try {
      kept = await answerTo(ends, () => ends.send(operation))
    } catch (error) {
      if (!isFinal(error)) throw error
      const words = refusalWords(operation, error)
      kept = await answerTo(ends, ends.ask)
      if (words !== null) ends.tell([words])
    }
    // Signed out meanwhile: this answer is about somebody who has gone.
    if (ends.read().owner !== owner) return told
    showKept(ends, kept, operation.key)
    told = true
  }
}

/** The same, and in any case the shop's cart as it now is: other devices may have changed it. */
export async function follow(ends: Ends, owner: string): Promise<void> {
  ends.rewrite((cart) => adopt(cart, owner))
  if (await flush(ends, owner)) return
  const kept = await answerTo(ends, ends.ask)
  if (ends.read().owner === owner) showKept(ends, kept)
}
