/** What was frozen when the payment page was opened, in pence. */
export interface FrozenAmounts {
  checkoutId: string
  currency: string
  subtotal: number
  discount: number
  lineHash: string
  shippingChoices: { id: string; name: string; pence: number }[]
}
/** What Stripe says was paid, in pence. */
export interface PaidAmounts {
  currency: string
  subtotal: number
  discount: number
  shipping: number
  total: number
  /** Amount of the PaymentIntent: the money itself. */
  intent: number
  intentCurrency: string
  /** What of it is held, or was taken. */
  held: number
  /** Whose checkout it is, as the page says, the page's reference and the PaymentIntent. */
  checkoutIds: { page: string | null; reference: string | null; payment: string | null }
  lineHash: string | null
  shippingOptionId: string | null
}

export type Settlement =
  { ok: true; shipping: FrozenAmounts['shippingChoices'][number] } | { ok: false; reason: string }

/** Sums are pence here and pounds to people. */
const said = (value: unknown): string =>
  typeof value === 'number' ? `£${(value / 100).toFixed(2)}` : String(value)

/** Compares the payment with what was frozen. Whatever differs is for a person to look at; the first difference is named. */
export function settle(frozen: FrozenAmounts, paid: PaidAmounts): Settlement {
  const differs = (what: string, expected: unknown, found: unknown): Settlement => ({
    ok: false,
    reason: `${what}: expected ${said(expected)}, paid ${said(found)}`,
  })
  const { checkoutId } = frozen
  const { page, reference, payment } = paid.checkoutIds
  if (page !== checkoutId) return differs('checkout of the page', checkoutId, page)
  if (reference !== checkoutId) return differs('reference of the page', checkoutId, reference)
  if (payment !== checkoutId) return differs('checkout of the payment', checkoutId, payment)
  if (paid.currency !== frozen.currency) return differs('currency', frozen.currency, paid.currency)
  if (paid.lineHash !== frozen.lineHash) return differs('line hash', frozen.lineHash, paid.lineHash)
  if (paid.subtotal !== frozen.subtotal) return differs('subtotal', frozen.subtotal, paid.subtotal)
  if (paid.discount !== frozen.discount) return differs('discount', frozen.discount, paid.discount)
  const shipping = frozen.shippingChoices.find(({ id }) => id === paid.shippingOptionId)
  if (!shipping) return differs('shipping option', 'one of those offered', paid.shippingOptionId)
  if (paid.shipping !== shipping.pence) return differs('shipping', shipping.pence, paid.shipping)
  const total = frozen.subtotal - frozen.discount + shipping.pence
  if (paid.total !== total) return differs('total', total, paid.total)
  if (paid.intentCurrency !== frozen.currency)
    return differs('currency of the payment', frozen.currency, paid.intentCurrency)
  if (paid.intent !== total) return differs('payment', total, paid.intent)
  if (paid.held !== total) return differs('money that is held', total, paid.held)
  return { ok: true, shipping }
}
