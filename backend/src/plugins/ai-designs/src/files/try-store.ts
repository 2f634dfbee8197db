import type { MedusaContainer } from '@medusajs/framework/types'
import { randomBytes } from 'node:crypto'
import { removeFiles, storeFiles } from './store-files'
import { heedStore, storeRest } from './store-watch'

/** Nothing was asked of a provider: its picture could not be kept. */
export class StoreAwayError extends Error {}

/** Before a picture is paid for: a store that failed shows with a small file first that it is back. @throws StoreAwayError */
export async function assertStoreTakes(container: MedusaContainer): Promise<void> {
  const rest = await storeRest(container).read()
  if (!rest) return
  if (rest.leftMs > 0) throw new StoreAwayError('The file store failed a moment ago')
  const filename = `${randomBytes(16).toString('hex')}-trial.txt`
  const content = Buffer.from('Is the store back?')
  try {
    await heedStore(container, async () => {
      await removeFiles(
        container,
        await storeFiles(container, [{ filename, mimeType: 'text/plain', content }]),
      )
    })
  } catch (cause) {
    throw new StoreAwayError('The file store is still away', { cause })
  }
}
