import { AsyncLocalStorage } from 'node:async_hooks'
import type { SubmissionResult } from '../modules/prodigi/types'

/** One try at one print, as whoever orders it sees it. */
export interface Ordering {
  /** Throws where the try is another process's by now. */
  assertOurs: () => Promise<void>
  /** Keeps what Prodigi took. */
  keep: (result: SubmissionResult) => Promise<void>
}

const ordering = new AsyncLocalStorage<Ordering>()

/**
 * What the provider does inside `work` belongs to one try at one print. Right before each call that could make one it asks whether
 * the try is still this process's, which may have been held up for long; and it cancels none: Medusa's roll-back would take
 * back what another process has made of the order, or what the next try finds. What Prodigi took is kept before Medusa goes on, which
 * may still refuse the fulfillment.
 */
export const orderingPrint = <T>(attempt: Ordering, work: () => Promise<T>): Promise<T> =>
  ordering.run(attempt, work)

export const isOrdering = (): boolean => ordering.getStore() !== undefined

export const assertStillOurs = async (): Promise<void> => {
  await ordering.getStore()?.assertOurs()
}

export const keepTaken = async (result: SubmissionResult): Promise<void> => {
  await ordering.getStore()?.keep(result)
}
