import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyaddr from 'proxy-addr'

/** An address as X-Forwarded-For has it: some proxies write its port too, and brackets round one of IPv6. Null where it is none. */
function bareAddress(named: string): string | null {
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(named)?.[1] ?? named.replace(/^([\d.]+):\d+$/, '$1')
  return isIP(bare) === 0 ? null : bare
}

/** What X-Forwarded-For names, the nearest first. */
const hopsOf = ({ headers }: IncomingMessage): string[] =>
  String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .reverse()

/**
 * Tells who called: the nearest address in the socket and X-Forwarded-For that is none of our own servers. What stands
 * before it there anyone could have written. Where a server of ours names no address, it is the caller itself: each word would be
 * another caller to the limits. `trusted`: addresses and networks, as Express' 'trust proxy' names them.
 */
export function behindProxies(trusted: string[]) {
  const ours = proxyaddr.compile(trusted)
  return (req: IncomingMessage): string => {
    let caller = req.socket.remoteAddress
    if (!caller) return 'unknown'
    for (const hop of hopsOf(req)) {
      const named: string | null = ours(caller, 0) ? bareAddress(hop) : null
      if (named === null) break
      caller = named
    }
    return caller.replace(/^::ffff:/, '')
  }
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

/** What browsers send and proxies add, and the pages' server never does when it renders. */
const HANDED_ON = ['cookie', 'origin', 'sec-fetch-site', 'forwarded', 'x-real-ip']

/**
 * Whether a call was somebody's before the server that brings it, who hands it on. `names`: the hosts by which the world knows the shop,
 * which its own servers do not call each other by. HTTP/1.0 is what nginx speaks to whoever is behind it, unless it is told otherwise.
 */
const isHandedOn = ({ headers, httpVersion }: IncomingMessage, names: string[]): boolean =>
  httpVersion === '1.0' ||
  HANDED_ON.some((name) => headers[name] !== undefined) ||
  /^Mozilla\//.test(headers['user-agent'] ?? '') ||
  names.includes((headers.host ?? '').toLowerCase())

/** Tells whether one of our own servers calls for itself: the pages' server does, when it renders; for a browser it says who that is. */
export function ownServers(trusted: string[], names: string[]) {
  const isOurs = fromProxies(trusted)
  return (req: IncomingMessage): boolean =>
    req.headers['x-forwarded-for'] === undefined && isOurs(req) && !isHandedOn(req, names)
}

/** The address of a server of ours that hands on what others call and gives none of their addresses: all count as one. Null for any other call. */
export function silentProxy(trusted: string[], names: string[]) {
  const ours = proxyaddr.compile(trusted)
  const callerOf = behindProxies(trusted)
  return (req: IncomingMessage): string | null => {
    const caller = callerOf(req)
    return ours(caller, 0) && isHandedOn(req, names) ? caller : null
  }
}
