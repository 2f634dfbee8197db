import { openPrintFile, type OpenedFile } from '@caseloom/ai-designs'
import type { MedusaContainer } from '@medusajs/framework/types'
import sharp from 'sharp'
import { keptPapers } from './kept-papers'

/** Twice the height at which the panel shows it. */
const HEIGHT = 800

/** To be raised when these pictures change, so that those kept are made again. */
const VERSION = 1

/** A print file small enough to be looked at: megabytes of it are the printer's affair. Made once of each file. */
export async function openPrintPreview(scope: MedusaContainer, recipeHash: string): Promise<OpenedFile> {
  // Asked for each time: of a file that is gone nothing is shown.
  const print = await openPrintFile(scope, recipeHash)
  const buffer = await keptPapers(scope, 'prints').open(`${recipeHash}.v${VERSION}.webp`, () =>
    sharp(print.buffer)
      .resize({ height: HEIGHT, withoutEnlargement: true })
      .webp({ quality: 86, effort: 3 })
      .toBuffer(),
  )
  return { buffer, mime: 'image/webp' }
}
