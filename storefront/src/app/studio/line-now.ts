import { sameCase, type CartLine } from '~/features/cart/lib/cart-line'

/** A line of the cart as it now is: what a sign-in or the shop merged with another goes on under that one's id. */
export const lineNow = (line: CartLine, items: readonly CartLine[]): CartLine | undefined =>
  items.find(({ id }) => id === line.id) ?? items.find((other) => sameCase(other, line))
