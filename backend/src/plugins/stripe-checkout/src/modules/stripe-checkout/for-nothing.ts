import type { CheckoutRow } from './types'

/** A checkout that came to nothing, so that it is as good as paid without a payment page. */
export const isForNothing = ({ stripe_session_id, paid_pence }: CheckoutRow): boolean =>
  stripe_session_id === null && paid_pence === 0
