import { addLine, changeQuantity, LINES_MAX, sameCase, type AppliedPromo, type CartLine } from './cart-line'

/** A change of a customer's cart that the shop has not confirmed yet. `key` tells it from every other. */
export type Operation = { key: string } & (
  | { kind: 'add'; line: CartLine; at?: number | undefined }
  | { kind: 'set'; id: string; quantity: number }
  | { kind: 'remove'; id: string }
)
/** What is left of a union without its key, member by member. */
type Keyless<T> = T extends unknown ? Omit<T, 'key'> : never
export type Change = Keyless<Operation>

/** What a customer who is not at this browser left unsaid, until they are back. Nobody else is shown it, and it is not sent for anybody else. */
export interface Aside {
  owner: string
  pending: Operation[]
  appliedPromo: AppliedPromo | null
  at: number
}

export interface StoredCart {
  items: CartLine[]
  appliedPromo: AppliedPromo | null
  /** The customer whose kept cart this browser shows; null for a guest's own. */
  owner: string | null
  /** The owner's changes on their way to the shop, oldest first; `items` shows them done already. */
  pending: Operation[]
  /** Another with each payment that was settled here: what the shop was asked before may still hold what was paid. */
  payment: string | null
  aside: Aside[]
}
export const EMPTY_CART: StoredCart = {
  items: [],
  appliedPromo: null,
  owner: null,
  pending: [],
  payment: null,
  aside: [],
}

/** What is laid aside in one browser: for so many customers, so many changes of each, and so long. */
const ASIDE_OWNERS = 3
export const ASIDE_CHANGES = 200
const ASIDE_MS = 30 * 24 * 60 * 60_000

export function perform(lines: readonly CartLine[], change: Change): CartLine[] {
  if (change.kind === 'set') return changeQuantity(lines, change.id, change.quantity)
  if (change.kind === 'remove') return lines.filter(({ id }) => id !== change.id)
  const { line, at } = change
  if (lines.some(({ id }) => id === line.id)) return [...lines]
  const room = lines.length < LINES_MAX || lines.some((other) => sameCase(other, line))
  return room ? addLine(lines, line, at) : [...lines]
}

let made = 0
export const newKey = () =>
  `${Date.now().toString(36)}-${(made += 1)}-${Math.random().toString(36).slice(2, 8)}`

/** Does the changes at once and, for a customer, remembers them for the shop. Only the last quantity of a line counts. */
export function withChanges(cart: StoredCart, changes: readonly Change[]): StoredCart {
  const items = changes.reduce<CartLine[]>(perform, cart.items)
  if (cart.owner === null) return { ...cart, items }
  const pending = changes.reduce<Operation[]>((before, change) => {
    const last = before.at(-1)
    const again = change.kind === 'set' && last?.kind === 'set' && last.id === change.id
    return [...(again ? before.slice(0, -1) : before), { ...change, key: newKey() }]
  }, cart.pending)
  return { ...cart, items, pending }
}

/** What is laid aside and not too old, the newest last. */
export const keptAside = (aside: readonly Aside[], now = Date.now()): Aside[] =>
  aside.filter(({ at }) => Math.abs(now - at) < ASIDE_MS).slice(-ASIDE_OWNERS)

/**
 * The customer has gone: their cart is kept in the account, and this browser is anybody's. What never got there is laid
 * aside for them.
 */
export function leave(cart: StoredCart, now = Date.now()): StoredCart {
  const { owner, appliedPromo, aside } = cart
  if (owner === null) return cart
  const pending = cart.pending.slice(0, ASIDE_CHANGES)
  const others = aside.filter((each) => each.owner !== owner)
  const left = pending.length > 0 || appliedPromo ? [{ owner, pending, appliedPromo, at: now }] : []
  return { ...EMPTY_CART, aside: keptAside([...others, ...left], now) }
}
