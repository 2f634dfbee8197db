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

const isNear = proxyaddr.compile(['loopback', 'linklocal', 'uniquelocal'])

/**
 * The address of a server that says who called and is not believed, although it is of the same network: most likely one of our own that
 * nobody named, behind which all callers count as one. Null for any other call.
 */
export function forgottenProxy(trusted: string[]) {
  const isOurs = fromProxies(trusted)
  return (req: IncomingMessage): string | null => {
    const { remoteAddress } = req.socket
    if (req.headers['x-forwarded-for'] === undefined || remoteAddress === undefined) return null
    return isNear(remoteAddress, 0) && !isOurs(req) ? remoteAddress.replace(/^::ffff:/, '') : null
  }
}
