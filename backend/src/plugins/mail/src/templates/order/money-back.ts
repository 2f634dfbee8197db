import { formatMoney } from '../money'

/**
 * Where the money of an order goes that is not printed. `released`: nothing was ever taken. `before`: what of it had gone back already, in the
 * same currency, which is pounds for every order.
 */
export function moneyBack(
  money: 'released' | 'refunded',
  amount: number,
  before = 0,
  currency = 'gbp',
): string {
  const said = (sum: number) => formatMoney(sum, currency)
  if (amount === 0) return 'There was nothing to pay for it, so nothing was taken.'
  if (money === 'released')
    return `Your payment was not taken: the ${said(amount)} held on your card is released. Banks usually show that within a few days.`
  const soon = 'Banks usually show it within 3 to 5 business days.'
  if (before === 0) return `We are sending your payment of ${said(amount)} back to you. ${soon}`
  if (before >= amount) return `Your payment of ${said(amount)} went back to you before.`
  return `We are sending the rest of your payment, ${said(amount - before)}, back to you; ${said(before)} of it went back before. ${soon}`
}
