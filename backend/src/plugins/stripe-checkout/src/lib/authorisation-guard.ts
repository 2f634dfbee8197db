import { AsyncLocalStorage } from 'node:async_hooks'

const held = new AsyncLocalStorage<true>()

/**
 * While `work` runs, the payment provider refuses to cancel or refund. Medusa's roll-back of a failed cart completion
 * would otherwise give the shopper's authorisation back, and the next try would find nothing to complete.
 */
export function keepingAuthorisation<T>(work: () => Promise<T>): Promise<T> {
  return held.run(true, work)
}

export const isAuthorisationKept = (): boolean => held.getStore() === true
