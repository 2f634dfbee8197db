import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'

/** The first four groups of an IPv6 address: a whole /64 is usually one household's. */
function network(address: string): string {
  const bare = address.replace(/%.*$/, '').toLowerCase()
  if (!isIPv6(bare)) return address
  // The address parser of URLs writes every spelling of an address the same way.
  const [head = '', tail] = new URL(`http://[${bare}]/`).hostname.slice(1, -1).split('::')
  const groups = head.split(':').filter(Boolean)
  if (tail !== undefined) {
    const rest = tail.split(':').filter(Boolean)
    while (groups.length + rest.length < 8) groups.push('0')
    groups.push(...rest)
  }
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** A network address as it is kept: nobody can read it back or compare it without the shop's secret. */
export function addressHash(address: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`address:${network(address)}`)
    .digest('hex')
    .slice(0, 32)
}
