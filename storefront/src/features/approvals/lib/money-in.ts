/** A sum in the currency that it was paid in: 9.1 of 'eur' reads '€9.10'. */
export const moneyIn = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount)
