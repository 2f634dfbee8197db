import { fromPence, percentOf, toPence } from '~/lib/money'
import type { AppliedPromo, CartLine } from './cart-line'

export const FREE_SHIPPING_FROM = 50

export interface CartTotals {
  itemCount: number
  /** All money in pounds, reckoned in whole pence. */
  subtotal: number
  /** Always 0: delivery is chosen on the payment page. */
  shipping: number
  promoDiscount: number
  total: number
  saleSavings: number
}

/** What a discount takes off an amount, both in pence, as far as its percentage or amount tells. */
export const worthOf = (
  { percent, amount }: { percent: number | null; amount?: number | null | undefined },
  pence: number,
): number => (percent === null ? toPence(amount ?? 0) : percentOf(pence, percent))

export function totalsOf(lines: readonly CartLine[], promo: AppliedPromo | null): CartTotals {
  const sum = (each: (line: CartLine) => number) => lines.reduce((all, line) => all + each(line), 0)
  const subtotal = sum((line) => toPence(line.price) * line.quantity)
  const discount = Math.min(subtotal, promo ? worthOf(promo, subtotal) : 0)
  const savings = sum((line) =>
    line.originalPrice === undefined
      ? 0
      : (toPence(line.originalPrice) - toPence(line.price)) * line.quantity,
  )
  return {
    itemCount: sum((line) => line.quantity),
    subtotal: fromPence(subtotal),
    shipping: 0,
    promoDiscount: fromPence(discount),
    total: fromPence(subtotal - discount),
    saleSavings: fromPence(savings),
  }
}

/** How far the goods, after discount, are from free delivery; a threshold of 0 says that no tariff makes it free. */
export function freeShipping(goods: number, threshold = FREE_SHIPPING_FROM) {
  if (threshold <= 0) return { percent: 0, missing: 0, unlocked: false }
  const missing = Math.max(0, toPence(threshold) - toPence(goods))
  return {
    // A full bar says that nothing is missing.
    percent: Math.min(100, Math.floor((toPence(goods) / toPence(threshold)) * 100)),
    missing: fromPence(missing),
    unlocked: missing === 0,
  }
}
