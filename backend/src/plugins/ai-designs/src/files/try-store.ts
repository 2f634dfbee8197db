import type { MedusaContainer } from '@medusajs/framework/types'
import { randomBytes } from 'node:crypto'
import { AI_DESIGNS_MODULE } from '../modules/ai-designs'
import { removeFiles, storeFiles } from './store-files'

/** Nothing was asked of a provider: its picture could not be kept. */
export class StoreAwayError extends Error {}

/** Before a picture is paid for: a store that failed shows with a small file first that it is back. @throws StoreAwayError */
export async function assertStoreTakes(container: MedusaContainer): Promise<void> {
  const { storeWatch } = container.resolve(AI_DESIGNS_MODULE)
  if (!storeWatch.retryAt()) return
  if (storeWatch.isResting()) throw new StoreAwayError('The file store failed a moment ago')
  const filename = `${randomBytes(16).toString('hex')}-trial.txt`
  const content = Buffer.from('Is the store back?')
  try {
    await storeWatch.heed(async () => {
      await removeFiles(
        container,
        await storeFiles(container, [{ filename, mimeType: 'text/plain', content }]),
      )
    })
  } catch (cause) {
    throw new StoreAwayError('The file store is still away', { cause })
  }
}
