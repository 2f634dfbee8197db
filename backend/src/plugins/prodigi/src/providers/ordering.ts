import { AsyncLocalStorage } from 'node:async_hooks'

const ordering = new AsyncLocalStorage<{ assertOurs: () => Promise<void> }>()

/**
 * What the provider does inside `work` belongs to one try at one print. Right before each call that could make one it asks whether
 * the try is still this process's, which may have been held up for long; and it cancels none: Medusa's roll-back would take
 * back what another process has made of the order, or what the next try finds.
 * @param assertOurs throws where it is another's by now
 */
export const orderingPrint = <T>(assertOurs: () => Promise<void>, work: () => Promise<T>): Promise<T> =>
  ordering.run({ assertOurs }, work)

export const isOrdering = (): boolean => ordering.getStore() !== undefined

export const assertStillOurs = async (): Promise<void> => {
  await ordering.getStore()?.assertOurs()
}
