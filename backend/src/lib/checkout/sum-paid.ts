import { fromMinor, type CheckoutRow } from '@caseloom/stripe-checkout'

/**
 * What was paid in all, in whole units of the currency that it was paid in; what the goods came to while nobody knows. Rows that were
 * paid before the currency was kept have none of their own: theirs is the checkout's.
 */
export function sumPaid({
  paid_pence: paid,
  paid_currency,
  currency_code,
  subtotal_pence,
  discount_pence,
}: Pick<
  CheckoutRow,
  'paid_pence' | 'paid_currency' | 'currency_code' | 'subtotal_pence' | 'discount_pence'
>): {
  amount: number
  currency: string
} {
  const currency = (paid === null ? null : paid_currency) ?? currency_code
  return { amount: fromMinor(paid ?? subtotal_pence - discount_pence, currency), currency }
}
