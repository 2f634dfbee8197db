/** What was frozen when the payment page was opened, in pence. */
export interface FrozenAmounts {
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
  if (paid.currency !== frozen.currency) return differs('currency', frozen.currency, paid.currency)
  if (paid.lineHash !== frozen.lineHash) return differs('line hash', frozen.lineHash, paid.lineHash)
  if (paid.subtotal !== frozen.subtotal) return differs('subtotal', frozen.subtotal, paid.subtotal)
  if (paid.discount !== frozen.discount) return differs('discount', frozen.discount, paid.discount)
  const shipping = frozen.shippingChoices.find(({ id }) => id === paid.shippingOptionId)
  if (!shipping) return differs('shipping option', 'one of those offered', paid.shippingOptionId)
  if (paid.shipping !== shipping.pence) return differs('shipping', shipping.pence, paid.shipping)
  const total = frozen.subtotal - frozen.discount + shipping.pence
  if (paid.total !== total) return differs('total', total, paid.total)
  if (paid.intent !== total) return differs('payment', total, paid.intent)
  return { ok: true, shipping }
}
