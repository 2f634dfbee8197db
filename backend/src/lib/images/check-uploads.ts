import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'
import { MAX_BYTES } from './read-stored'
import { openPicture } from './render-picture'

interface Upload {
  originalname: string
  mimetype: string
  buffer: Buffer
}

const isPicture = ({ mimetype }: Upload) => mimetype.startsWith('image/')

async function fault(file: Upload): Promise<string | null> {
  const { originalname, buffer } = file
  if (!isPicture(file)) return null
  if (buffer.length > MAX_BYTES) return `${originalname} is larger than ${MAX_BYTES / 1024 / 1024} MB`
  try {
    await openPicture(buffer).stats()
    return null
  } catch {
    return `${originalname} cannot be shown in the shop: please upload a JPEG, PNG, WebP, AVIF, GIF or SVG of at most 64 million pixels`
  }
}

/** A name that needs no escaping in an address: Medusa's local provider does not escape a per cent sign. */
const plainName = (name: string) => name.normalize('NFKD').replace(/[^\w.-]+/g, '-')

/** Tells a merchandiser at once, and not a shopper later, of a picture that the shop could not show. */
export async function checkUploads(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  const { files } = req as MedusaRequest & { files?: Upload[] }
  for (const file of files ?? []) {
    const sentence = await fault(file)
    if (sentence) {
      next(new MedusaError(MedusaError.Types.INVALID_DATA, sentence))
      return
    }
    if (isPicture(file)) file.originalname = plainName(file.originalname)
  }
  next()
}
