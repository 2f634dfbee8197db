const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })

/** Pounds as a customer reads them, such as £17.50. */
export const formatPounds = (amount: number): string => pounds.format(amount)
