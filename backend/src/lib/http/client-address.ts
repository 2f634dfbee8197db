import type { MedusaRequest } from '@medusajs/framework/http'

const NEAR = /^(::1$|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|f[cd][0-9a-f]{2}:)/i

/**
 * The caller's network address, for limits. The last X-Forwarded-For entry counts only where our own storefront or
 * another server beside us made the call; anyone else could write a new address there for each try.
 */
export function clientAddress(req: MedusaRequest): string {
  const socket = (req.socket.remoteAddress ?? 'unknown').replace(/^::ffff:/, '')
  if (!NEAR.test(socket)) return socket
  return req.get('X-Forwarded-For')?.split(',').at(-1)?.trim() || socket
}
