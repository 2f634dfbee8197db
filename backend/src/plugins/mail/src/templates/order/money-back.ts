import { formatPounds } from '../money'

/**
 * Where the money of an order goes that is not printed. `released`: nothing was ever taken. `before`: what of it had gone back already, in
 * pounds.
 */
export function moneyBack(money: 'released' | 'refunded', pounds: number, before = 0): string {
  if (pounds === 0) return 'There was nothing to pay for it, so nothing was taken.'
  if (money === 'released')
    return `Your payment was not taken: the ${formatPounds(pounds)} held on your card is released. Banks usually show that within a few days.`
  const soon = 'Banks usually show it within 3 to 5 business days.'
  if (before === 0) return `We are sending your payment of ${formatPounds(pounds)} back to you. ${soon}`
  if (before >= pounds) return `Your payment of ${formatPounds(pounds)} went back to you before.`
  return `We are sending the rest of your payment, ${formatPounds(pounds - before)}, back to you; ${formatPounds(before)} of it went back before. ${soon}`
}
