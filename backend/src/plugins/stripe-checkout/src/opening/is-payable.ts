/** Stripe charges no card with less, in pence. */
const LEAST_PENCE = 30

/**
 * Whether a card can pay for it whichever delivery is chosen. A total of nothing has no payment at Stripe, so it would never
 * become an order here.
 */
export const isPayable = (goodsPence: number, choices: readonly { pence: number }[]): boolean =>
  choices.every(({ pence }) => goodsPence + pence >= LEAST_PENCE)
