import type { OpenedFile } from '@caseloom/ai-designs'
import type { MedusaResponse } from '@medusajs/framework/http'

/** Of a person's own picture: their browser may keep it, no cache between may, for it would go on answering what was erased. */
const IN_THEIR_BROWSER = 'private, max-age=31536000, immutable'
/** Of a picture of the shop's. */
export const ANYWHERE = 'public, max-age=31536000, immutable'

interface Sending {
  cache?: string
  filename?: string
}

/** Sends a picture so that a browser shows it as a picture and nothing else. */
export function sendPicture(res: MedusaResponse, { buffer, mime }: OpenedFile, sending: Sending = {}): void {
  res.setHeader('Content-Type', mime)
  res.setHeader('Content-Length', String(buffer.length))
  res.setHeader('X-Content-Type-Options', 'nosniff')
  res.setHeader('Content-Security-Policy', "sandbox; default-src 'none'")
  res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
  res.setHeader('Cache-Control', sending.cache ?? IN_THEIR_BROWSER)
  res.setHeader(
    'Content-Disposition',
    sending.filename ? `attachment; filename="${sending.filename}"` : 'inline',
  )
  res.status(200).end(buffer)
}
