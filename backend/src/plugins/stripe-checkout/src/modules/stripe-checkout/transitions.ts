export const CHECKOUT_STATES = [
  'creating',
  'open',
  'paid',
  'completed',
  'expired',
  'parked',
  'releasing',
  'released',
  'dismissed',
] as const
export type CheckoutState = (typeof CHECKOUT_STATES)[number]

/**
 * Where a checkout may go. `completed` is the end. `expired` is our word for 'nothing was paid': should Stripe say
 * later that it was paid after all, its word counts. `parked` waits for a person, who lets it go on, gives the money back
 * (`releasing` until that is done), or dismisses it, having seen to it in another way.
 */
const ARROWS: Record<CheckoutState, readonly CheckoutState[]> = {
  creating: ['open', 'paid', 'expired'],
  open: ['paid', 'expired'],
  paid: ['completed', 'parked'],
  parked: ['paid', 'releasing', 'dismissed'],
  releasing: ['released'],
  released: [],
  dismissed: [],
  expired: ['paid'],
  completed: [],
}

export const mayMove = (from: CheckoutState, to: CheckoutState): boolean => ARROWS[from].includes(to)

/** States from which `to` can be reached, as the guard of an update. */
export const statesBefore = (to: CheckoutState): CheckoutState[] =>
  CHECKOUT_STATES.filter((from) => mayMove(from, to))
