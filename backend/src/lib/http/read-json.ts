import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { watchPace } from './body-pace'
import { failure } from './fail'
import { refusePacked } from './packed-bodies'

export interface JsonWish {
  maxBytes: number
  /** What is said where it is larger. */
  tooLarge: string
}

const TORN = 'The request broke off before it was whole. Please try again.'

/** All that is sent, held no longer than it is of use. */
function bytesOf(req: MedusaRequest, res: MedusaResponse, { maxBytes, tooLarge }: JsonWish): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    let length = 0
    const leave = () => {
      stopWatching()
      req.off('data', take).off('end', finish).off('close', tear).off('error', tear)
    }
    const refuse = (error: Error) => {
      leave()
      parts.length = 0
      // The rest passes by unread, so that the answer is.
      req.on('error', () => undefined).resume()
      reject(error)
    }
    const take = (part: Buffer) => {
      length += part.length
      if (length > maxBytes) refuse(failure('too_large', tooLarge))
      else parts.push(part)
    }
    const finish = () => {
      leave()
      resolve(Buffer.concat(parts, length))
    }
    const tear = () => refuse(failure('invalid_request', TORN))
    const stopWatching = watchPace(req, res, refuse)
    if (req.destroyed) tear()
    else if (Number(req.headers['content-length'] ?? 0) > maxBytes) refuse(failure('too_large', tooLarge))
    else req.on('data', take).on('end', finish).on('close', tear).on('error', tear)
  })
}

/**
 * The JSON of a request that no parser has read: one that may be large, and is let in only once it is known who calls.
 * @throws too_large, invalid_request, unsupported_media_type, and rate_limited where it comes too slowly
 */
export async function readJson(req: MedusaRequest, res: MedusaResponse, wish: JsonWish): Promise<unknown> {
  refusePacked(req)
  if (!req.is('application/json')) return {}
  // Which leaves out the mark that some programs put before what they write.
  const text = new TextDecoder().decode(await bytesOf(req, res, wish))
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw failure('invalid_request', 'The request is not valid JSON')
  }
}
