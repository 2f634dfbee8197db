import type { MedusaRequest } from '@medusajs/framework/http'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { failure } from './fail'

export const PACKED = 'Please send the request as it is: we take no Content-Encoding.'

const encodingOf = ({ headers }: IncomingMessage): string => headers['content-encoding']?.trim() ?? ''
const isPacked = (req: IncomingMessage): boolean => !/^(identity)?$/i.test(encodingOf(req))

/**
 * Keeps every parser from unpacking what comes: a few kilobytes become megabytes, which are held for as long as the rest of them does not
 * come, and Medusa's parsers read before anybody asks who calls. Of two names, which mean the same as the one, they take neither.
 */
export function leavePacked(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    if (isPacked(request)) request.headers['content-encoding'] = `${encodingOf(request)}, identity`
  })
}

/** For what our own routes read themselves. @throws unsupported_media_type */
export function refusePacked(req: MedusaRequest): void {
  if (isPacked(req)) throw failure('unsupported_media_type', PACKED)
}
