/** A sum in its currency as people in Britain read it, such as £17.50, €9.10 or JP¥3,530. */
export const formatMoney = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount)

/** Pounds, in which the shop sells. */
export const formatPounds = (amount: number): string => formatMoney(amount, 'GBP')
