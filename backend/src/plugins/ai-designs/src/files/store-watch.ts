import type { MedusaContainer } from '@medusajs/framework/types'
import { restRow } from '../generation/rests'

/** Of the file store, as far as pictures are brought to it: what could not be kept is not paid for. */
export const storeRest = (container: MedusaContainer) => restRow(container, 'files')

/** Brings something to the store, and notes how that ended. @throws whatever the store says */
export async function heedStore<T>(container: MedusaContainer, bring: () => Promise<T>): Promise<T> {
  const rest = storeRest(container)
  try {
    const result = await bring()
    await rest.end()
    return result
  } catch (error) {
    await rest.begin('unavailable')
    throw error
  }
}
