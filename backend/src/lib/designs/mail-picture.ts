import { openMockup, type OpenedFile } from '@caseloom/ai-designs'
import type { MedusaContainer } from '@medusajs/framework/types'
import sharp from 'sharp'
import { keptPapers } from '../files/kept-papers'

/** Twice the size that mails show it at (the mail plugin's `details.tsx`). */
const SIZE = { width: 144, height: 180 } as const
/** The ground of pictures on the shop's pages: `sunken` of docs/design.md. */
const GROUND = '#e8e6dd'

/** To be raised when these pictures change, so that those kept are made again. */
const VERSION = 1

/** A mock-up for mails: Outlook shows no WebP and scales what has another size badly. */
const asMailPicture = (mockup: Buffer): Promise<Buffer> =>
  sharp(mockup)
    .flatten({ background: GROUND })
    .resize({ ...SIZE, fit: 'contain', background: GROUND })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()

/** The mail's picture of a mock-up, made once: a mail is opened again and again, and on many servers at once. */
export async function openMailPicture(scope: MedusaContainer, token: string): Promise<OpenedFile> {
  // Asked for each time: what its owner has removed is shown no more.
  const { buffer } = await openMockup(scope, token)
  const jpeg = await keptPapers(scope, 'mails').open(`${token}.v${VERSION}.jpg`, () => asMailPicture(buffer))
  return { buffer: jpeg, mime: 'image/jpeg' }
}
