/** Stripe charges no card with less, in pence. */
const LEAST_PENCE = 30

/** Whether a card can pay for it whichever delivery is chosen. */
export const isPayable = (goodsPence: number, choices: readonly { pence: number }[]): boolean =>
  choices.every(({ pence }) => goodsPence + pence >= LEAST_PENCE)

/** The delivery of an order of nothing; null where there is something to pay. Nobody is asked for a card that is charged nothing. */
export const freeDelivery = <Choice extends { pence: number }>(
  goodsPence: number,
  choices: readonly Choice[],
): Choice | null => (goodsPence === 0 ? (choices.find(({ pence }) => pence === 0) ?? null) : null)
