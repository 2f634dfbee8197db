import { addedAnew, sameCase, type CartLine } from './cart-line'
import { newKey, type Operation, type StoredCart } from './operations'

/** So many of a line were paid. */
export interface Bought {
  id: string
  quantity: number
}

type Addition = Extract<Operation, { kind: 'add' }>

/**
 * So much was paid, and goes; what was added since, here or elsewhere, stays. A customer's cart is then asked of the shop
 * again, which alone knows what was paid where this browser does not. The shop takes no addition under an id that was paid:
 * what is left of a line that it has not heard of goes on as another.
 */
export function paidFor(cart: StoredCart, bought: readonly Bought[]): StoredCart {
  const paid = new Map(bought.map(({ id, quantity }) => [id, quantity]))
  const untold = new Set(
    (cart.owner === null
      ? cart.items
      : cart.pending.flatMap((each) => (each.kind === 'add' ? each.line : []))
    )
      .map(({ id }) => id)
      .filter((id) => paid.has(id)),
  )
  const left = new Map<string, CartLine>()
  for (const line of cart.items) {
    const quantity = line.quantity - (paid.get(line.id) ?? 0)
    const rest = { ...line, quantity }
    if (quantity > 0) left.set(line.id, untold.has(line.id) ? addedAnew(rest) : rest)
  }

  /** The line that an addition is part of: where the cart had the same case, it went into that one. */
  const holderOf = ({ line }: Addition) => cart.items.find((other) => sameCase(other, line))?.id ?? line.id
  /** How much more of a line was paid than the shop had heard of: so much of it came with additions. */
  const beyond = new Map(paid)
  const more = (id: string, quantity: number) => beyond.set(id, (beyond.get(id) ?? 0) + quantity)
  for (const { id, quantity } of cart.items) more(id, -quantity)
  for (const change of cart.pending) if (change.kind === 'add') more(holderOf(change), change.line.quantity)

  /** Of what was added to a line the shop hears what is left of it; a line that it has not heard of at all goes on by itself. */
  const restOf = (change: Addition, id: string): Operation[] => {
    const over = Math.max(0, beyond.get(id) ?? 0)
    const quantity = change.line.quantity - over
    beyond.set(id, -quantity)
    return quantity > 0 && !untold.has(id) ? [{ ...change, line: { ...change.line, quantity } }] : []
  }

  /** A change on its way was made to a line that still held what was paid. */
  const since = (change: Operation): Operation[] => {
    if (change.kind === 'remove') return [change]
    const id = change.kind === 'add' ? holderOf(change) : change.id
    const count = paid.get(id)
    if (count === undefined) return [change]
    if (change.kind === 'add') {
      if (id !== change.line.id) return restOf(change, id)
      const line = left.get(id)
      return line ? [{ ...change, line, key: newKey() }] : []
    }
    const quantity = change.quantity - count
    return quantity > 0 && !untold.has(id) ? [{ ...change, quantity }] : []
  }
  return {
    ...cart,
    items: [...left.values()],
    pending: cart.pending.flatMap(since),
    appliedPromo: null,
    payment: cart.owner === null ? null : newKey(),
  }
}
