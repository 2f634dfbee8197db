import { formatPounds } from '../money'

/** Where the money of an order goes that is not printed. `released`: nothing was ever taken. */
export function moneyBack(money: 'released' | 'refunded', pounds: number): string {
  if (pounds === 0) return 'There was nothing to pay for it, so nothing was taken.'
  const total = formatPounds(pounds)
  return money === 'refunded'
    ? `We are sending your payment of ${total} back to you. Banks usually show it within 3 to 5 business days.`
    : `Your payment was not taken: the ${total} held on your card is released. Banks usually show that within a few days.`
}
