import type { CartLine } from '../lib/cart-line'
import { leave, newKey, perform, type Operation, type StoredCart } from '../lib/operations'

const asAdds = (lines: readonly CartLine[]): Operation[] =>
  lines.map((line) => ({ kind: 'add', line, key: newKey() }))

/**
 * Somebody signed in: what they laid aside here goes on, and a guest's lines go into their kept cart. Another customer's
 * stay in that one's.
 */
export function adopt(cart: StoredCart, owner: string): StoredCart {
  if (cart.owner === owner) return cart
  const { items, appliedPromo, aside } = leave(cart)
  const mine = aside.find((each) => each.owner === owner)
  const pending = [...(mine?.pending ?? []), ...asAdds(items)]
  return {
    items: pending.reduce<CartLine[]>(perform, []),
    appliedPromo: appliedPromo ?? mine?.appliedPromo ?? null,
    owner,
    pending,
    payment: null,
    aside: aside.filter((each) => each !== mine),
  }
}

/** The shop's lines in the order in which they stood here; what is new comes last. */
function inOrder(lines: readonly CartLine[], before: readonly CartLine[]): CartLine[] {
  const place = new Map(before.map(({ id }, index) => [id, index]))
  const at = ({ id }: CartLine) => place.get(id) ?? before.length
  return [...lines].sort((a, b) => at(a) - at(b))
}

/** The shop said what the kept cart holds: that is shown, with what is still on its way. */
export function takeOver(cart: StoredCart, lines: readonly CartLine[]): StoredCart {
  const kept = inOrder(lines, cart.items)
  return { ...cart, items: cart.pending.reduce<CartLine[]>(perform, kept) }
}

/** The shop did (or will never do) an operation; with its answer, the cart as it now is. */
export function settle(cart: StoredCart, key: string, lines: readonly CartLine[] | null): StoredCart {
  const rest = { ...cart, pending: cart.pending.filter((each) => each.key !== key) }
  return lines ? takeOver(rest, lines) : rest
}
