import type { CartQuote, Discount } from '@caseloom/contract'
import { capitalised } from '~/lib/capitalised'
import { formatMoney, fromPence, toPence } from '~/lib/money'
import type { AppliedPromo, CartLine } from './cart-line'
import { totalsOf, worthOf } from './totals'

export interface Reckoned {
  subtotal: number
  saleSavings: number
  itemCount: number
  discount: { label: string; amount: number } | null
  /** Which of two discounts was taken, and why; or why the code takes nothing off. */
  words: string | null
  refused: boolean
  total: number
  /** Lines that can't be bought, each with its reason, and how many could be where it is only too many of them. */
  unavailable: Map<string, Pick<CartQuote['unavailable'][number], 'message' | 'left'>>
}

const labelOf = ({ kind, label }: Pick<Discount, 'kind' | 'label'>) =>
  kind === 'promo' ? `Discount (${label})` : label

/** 'your member discount', 'the code SAVE10', 'the offer Two for one' */
const nameOf = ({ kind, label }: Discount) =>
  kind === 'member' ? 'your member discount' : kind === 'promo' ? `the code ${label}` : `the offer ${label}`

export function choiceWords(taken: Discount, other: Discount): string {
  const same = toPence(taken.amount) === toPence(other.amount)
  const why = same
    ? 'takes as much off'
    : `takes more off than ${nameOf(other)} (${formatMoney(other.amount)})`
  return same
    ? `${capitalised(nameOf(taken))} ${why} as ${nameOf(other)}. Only one counts.`
    : `${capitalised(nameOf(taken))} ${why}. Only the better one counts.`
}

/** The code with what the shop says that it takes off, where that is not what this browser kept; else null. */
export function promoAsSaid(kept: AppliedPromo, { discount, notTaken }: CartQuote): AppliedPromo | null {
  const sameCode = (code: string | null) => code?.toUpperCase() === kept.code.toUpperCase()
  const said = [discount, notTaken].find((each) => each?.kind === 'promo' && sameCode(each.code))
  if (!said) return null
  const { percent } = said
  const amount = percent === null ? said.amount : null
  const known = kept.percent === percent && (kept.amount ?? null) === amount
  return known ? null : { code: kept.code, percent, amount }
}

/** A discount of the shop's last word, on a cart that has changed since. */
function estimate(discount: Discount, pence: number): number {
  if (discount.percent !== null) return worthOf({ percent: discount.percent }, pence)
  return Math.min(pence, toPence(discount.amount))
}

/**
 * What the summary shows. The sum of the lines is reckoned here at once; the discount is the shop's, and while the shop
 * has not answered for the cart as it stands, what its last word comes to.
 */
export function reckon(
  lines: readonly CartLine[],
  promo: AppliedPromo | null,
  quote: CartQuote | undefined,
  settled: boolean,
): Reckoned {
  const unavailable = new Map(quote?.unavailable.map(({ id, message, left }) => [id, { message, left }]))
  const sold = lines.filter(({ id }) => !unavailable.has(id))
  const { itemCount, subtotal, saleSavings, promoDiscount } = totalsOf(sold, promo)
  const pence = toPence(subtotal)
  const base = { itemCount, subtotal, saleSavings, unavailable }
  if (!quote) {
    const discount =
      promo && promoDiscount > 0 ? { label: `Discount (${promo.code})`, amount: promoDiscount } : null
    return {
      ...base,
      discount,
      words: null,
      refused: false,
      total: fromPence(pence - toPence(promoDiscount)),
    }
  }
  const { notTaken, promoRefused } = quote
  // The last word may be about a code that was taken away since.
  const stale = !settled && quote.discount?.kind === 'promo' && quote.discount.code !== promo?.code
  const discount = stale ? null : quote.discount
  const off = discount ? (settled ? toPence(discount.amount) : estimate(discount, pence)) : 0
  const words = promoRefused ?? (discount && notTaken ? choiceWords(discount, notTaken) : null)
  return {
    ...base,
    discount: discount && off > 0 ? { label: labelOf(discount), amount: fromPence(off) } : null,
    words,
    refused: promoRefused !== null,
    total: settled ? quote.total : fromPence(pence - off),
  }
}
