import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import multer, { MulterError } from 'multer'
import { watchPace } from './body-pace'
import { failure } from './fail'
import { refusePacked } from './packed-bodies'

export interface FileWish {
  /** The form's field. */
  field: string
  maxBytes: number
  /** What is said where the file is larger. */
  tooLarge: string
}

const UNREADABLE = 'The upload could not be read. Please try again.'

function toFailure(error: unknown, { field, tooLarge }: FileWish): Error {
  if (error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE') return failure('too_large', tooLarge)
  if (error instanceof MulterError && error.code === 'LIMIT_UNEXPECTED_FILE') {
    return failure('invalid_request', `Please send one file, in the field "${field}".`)
  }
  // A broken form: no boundary, a torn end, more parts than were asked for.
  return failure('invalid_request', UNREADABLE)
}

/** The one file of a multipart form, in memory; its name and its declared type are not looked at. @throws MedusaError */
export async function readFile(req: MedusaRequest, res: MedusaResponse, wish: FileWish): Promise<Buffer> {
  refusePacked(req)
  if (!req.is('multipart/form-data')) {
    throw failure('unsupported_media_type', `Please send a form with one file, in the field "${wish.field}".`)
  }
  const read = multer({
    storage: multer.memoryStorage(),
    limits: { fileSize: wish.maxBytes, files: 1, fields: 5, fieldSize: 1000, parts: 6, headerPairs: 20 },
  }).single(wish.field)
  await new Promise<void>((resolve, reject) => {
    const stopWatching = watchPace(req, res, (error) => {
      // What came of it goes once the connection does.
      req.unpipe()
      reject(error)
    })
    read(req, res, (error: unknown) => {
      stopWatching()
      if (error) reject(toFailure(error, wish))
      else resolve()
    })
  })
  const { file } = req as { file?: { buffer: Buffer } }
  if (!file) throw failure('invalid_request', `Please send one file, in the field "${wish.field}".`)
  return file.buffer
}
