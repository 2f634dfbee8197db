import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { behindProxies, forgottenProxy } from './behind-proxies'

/** A call that came over `socket`. */
function call(socket: string | undefined, forwarded?: string): IncomingMessage {
  const line = Object.defineProperty(new Socket(), 'remoteAddress', { value: socket })
  const req = new IncomingMessage(line)
  if (forwarded) req.headers['x-forwarded-for'] = forwarded
  return req
}
/** Its address, where these are our own servers. */
const address = (trusted: string[], socket: string | undefined, forwarded?: string): string =>
  behindProxies(trusted)(call(socket, forwarded))

describe('the address of a caller', () => {
  const BESIDE = ['loopback']
  it('is told by the storefront beside the backend', () => {
    expect(address(BESIDE, '::ffff:127.0.0.1', '9.9.9.9, 8.8.8.8')).toBe('8.8.8.8')
    expect(address(BESIDE, '::1')).toBe('::1')
  })

  it('is not what a caller says of itself', () => {
    expect(address(BESIDE, '203.0.113.5', '8.8.8.8')).toBe('203.0.113.5')
    expect(address(BESIDE, '10.1.2.3', '8.8.8.8')).toBe('10.1.2.3')
  })

  it('is found behind a proxy and the storefront, in a network of their own', () => {
    const ours = ['loopback', 'uniquelocal']
    expect(address(ours, '172.18.0.5', '1.1.1.1, 203.0.113.5, 172.18.0.9')).toBe('203.0.113.5')
    expect(address(ours, '172.18.0.5', '2001:db8::7, 172.18.0.9')).toBe('2001:db8::7')
    expect(address(['198.51.100.0/24'], '198.51.100.7', '203.0.113.5')).toBe('203.0.113.5')
  })

  it('is unknown where the socket is gone', () => {
    expect(address(BESIDE, undefined)).toBe('unknown')
  })
})

describe('a server that nobody named', () => {
  const forgotten = forgottenProxy(['loopback'])
  it('is noticed where it is near and says for whom it calls', () => {
    expect(forgotten(call('::ffff:172.18.0.5', '203.0.113.5'))).toBe('172.18.0.5')
    expect(forgotten(call('fd00::7', '203.0.113.5'))).toBe('fd00::7')
  })

  it('is none that is ours, that calls for itself, or that is far away', () => {
    expect(forgotten(call('127.0.0.1', '203.0.113.5'))).toBeNull()
    expect(forgotten(call('172.18.0.5'))).toBeNull()
    expect(forgotten(call('198.51.100.7', '203.0.113.5'))).toBeNull()
    expect(forgotten(call(undefined, '203.0.113.5'))).toBeNull()
  })
})
