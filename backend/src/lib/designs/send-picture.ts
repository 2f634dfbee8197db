import type { OpenedFile } from '@caseloom/ai-designs'
import type { MedusaResponse } from '@medusajs/framework/http'

const IMMUTABLE = 'public, max-age=31536000, immutable'

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
  res.setHeader('Cache-Control', sending.cache ?? IMMUTABLE)
  res.setHeader(
    'Content-Disposition',
    sending.filename ? `attachment; filename="${sending.filename}"` : 'inline',
  )
  res.status(200).end(buffer)
}
