import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { behindProxies, forgottenProxy, ownServers, silentProxy } from './behind-proxies'

/** A call that came over `socket`. */
function call(
  socket: string | undefined,
  forwarded?: string,
  headers: Record<string, string> = {},
): IncomingMessage {
  const line = Object.defineProperty(new Socket(), 'remoteAddress', { value: socket })
  const req = new IncomingMessage(line)
  req.httpVersion = '1.1'
  Object.assign(req.headers, headers, forwarded && { 'x-forwarded-for': forwarded })
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

  it.each([
    ['203.0.113.5:49152', '203.0.113.5'],
    ['[2001:db8::7]:49152', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['9.9.9.9, 203.0.113.5:49152, 172.18.0.9:8080', '203.0.113.5'],
    ['::ffff:203.0.113.5', '203.0.113.5'],
  ])('is the same with a port or in brackets: %s', (forwarded, caller) => {
    expect(address(['loopback', 'uniquelocal'], '172.18.0.5', forwarded)).toBe(caller)
  })

  it.each([
    ['unknown', '172.18.0.5'],
    ['', '172.18.0.5'],
    ['203.0.113.5:x', '172.18.0.5'],
    ['[203.0.113', '172.18.0.5'],
    ['203.0.113.5, a-name, 172.18.0.9', '172.18.0.9'],
  ])('is that of the last server of ours where it says no address: %s', (forwarded, caller) => {
    expect(address(['loopback', 'uniquelocal'], '172.18.0.5', forwarded)).toBe(caller)
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

describe('a server of ours that says nothing of who called', () => {
  const names = ['api.shop.example']
  const [isOwn, silent] = [ownServers(['loopback'], names), silentProxy(['loopback'], names)]
  /** As the pages' server asks when it renders: Node's own fetch. */
  const rendering = {
    host: 'localhost:9000',
    'user-agent': 'node',
    accept: 'application/json',
    'accept-language': '*',
    'sec-fetch-mode': 'cors',
    'x-request-id': 'b9d2c1f0-1111',
  }

  it('calls for itself where it renders a page', () => {
    expect(isOwn(call('127.0.0.1', undefined, rendering))).toBe(true)
    // What Caddy adds on the way, for the pages' server of docker compose.
    const byCaddy = { ...rendering, 'x-forwarded-host': 'proxy:9009', 'x-forwarded-proto': 'http' }
    expect(isOwn(call('::1', undefined, byCaddy))).toBe(true)
    expect(silent(call('127.0.0.1', undefined, rendering))).toBeNull()
  })

  it.each([
    [{ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }],
    [{ cookie: 'caseloom_guest=1' }],
    [{ origin: 'https://shop.example' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ 'x-real-ip': '203.0.113.5' }],
    [{ forwarded: 'for=203.0.113.5' }],
    [{ host: 'API.shop.example' }],
  ])('hands on what has %o, which is counted, and the operator is told', (mark) => {
    const req = call('::ffff:127.0.0.1', undefined, { ...rendering, ...mark })
    expect(isOwn(req)).toBe(false)
    expect(silent(req)).toBe('127.0.0.1')
  })

  it('hands on what it asks in HTTP/1.0, as nginx does', () => {
    const req = call('127.0.0.1', undefined, rendering)
    req.httpVersion = '1.0'
    expect([isOwn(req), silent(req)]).toEqual([false, '127.0.0.1'])
  })

  it('is noticed where it says something that is no address', () => {
    expect(silent(call('127.0.0.1', 'unknown', { cookie: 'a=b' }))).toBe('127.0.0.1')
  })

  it('is found behind the pages’ server too, which can only tell that one’s own address', () => {
    expect(silent(call('127.0.0.1', '127.0.0.1', { cookie: 'a=b' }))).toBe('127.0.0.1')
    expect(silent(call('127.0.0.1', '203.0.113.5', { cookie: 'a=b' }))).toBeNull()
    expect(silent(call('127.0.0.1', '203.0.113.5:49152', { cookie: 'a=b' }))).toBeNull()
    expect(silent(call('203.0.113.5', undefined, { cookie: 'a=b' }))).toBeNull()
  })
})
