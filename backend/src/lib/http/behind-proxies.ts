import type { IncomingMessage } from 'node:http'
import proxyaddr from 'proxy-addr'

/**
 * Tells who called: the nearest address in the socket and X-Forwarded-For that is none of our own servers. What stands
 * before it there anyone could have written. `trusted`: addresses and networks, as Express' 'trust proxy' names them.
 */
export function behindProxies(trusted: string[]) {
  const ours = proxyaddr.compile(trusted)
  return (req: IncomingMessage): string =>
    req.socket.remoteAddress ? proxyaddr(req, ours).replace(/^::ffff:/, '') : 'unknown'
}

/** Tells whether a call's other end is one of our own servers. */
export function fromProxies(trusted: string[]) {
  const ours = proxyaddr.compile(trusted)
  return ({ socket }: IncomingMessage): boolean =>
    socket.remoteAddress !== undefined && ours(socket.remoteAddress, 0)
}
