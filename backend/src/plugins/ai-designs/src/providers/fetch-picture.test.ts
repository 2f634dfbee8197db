import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fetchPicture, isLocalBase } from './fetch-picture'

let canary: Server
let port = 0
let hits = 0
const { signal } = new AbortController()

beforeAll(async () => {
  canary = createServer((req, res) => {
    hits += 1
    if (req.url === '/away') res.writeHead(302, { location: '/picture' }).end()
    else if (req.url === '/endless')
      for (let part = 0; part < 25; part += 1) res.write(Buffer.alloc(1024 * 1024))
    else res.end('a picture')
  })
  // Not only 127.0.0.1: a name may lead to either.
  await new Promise<void>((resolve) => canary.listen(0, resolve))
  port = (canary.address() as AddressInfo).port
})
afterAll(() => {
  canary.closeAllConnections()
  canary.close()
})
beforeEach(() => (hits = 0))

describe('a picture that is answered as an address', () => {
  it.each([
    'http://127.0.0.1:PORT/picture',
    'https://127.0.0.1:PORT/picture',
    'https://localhost:PORT/picture',
    'https://[::1]:PORT/picture',
    'https://[::ffff:127.0.0.1]:PORT/picture',
    'https://2130706433:PORT/picture',
    'https://0x7f.1:PORT/picture',
    'https://0177.0.0.1:PORT/picture',
    'https://127.1:PORT/picture',
    'https://user:word@localhost:PORT/picture',
    'https://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'gopher://127.0.0.1:PORT/',
    'data:image/png;base64,AAAA',
    '//127.0.0.1:PORT/picture',
    'no address',
  ])('is not fetched from %s', async (address) => {
    const asked = address.replace('PORT', String(port))
    await expect(fetchPicture(asked, false, signal)).rejects.toMatchObject({ fault: 'damaged' })
    expect(hits).toBe(0)
  })

  it('may lie on this machine where the provider itself does', async () => {
    const at = (path: string) => `http://localhost:${port}${path}`
    expect((await fetchPicture(at('/picture'), true, signal)).toString()).toBe('a picture')
    await expect(fetchPicture(at('/away'), true, signal)).rejects.toMatchObject({ fault: 'damaged' })
    expect(hits).toBe(2)
    await expect(fetchPicture(at('/endless'), true, signal)).rejects.toThrow('too large')
    await expect(fetchPicture('https://10.0.0.1/x', true, signal)).rejects.toThrow('not on a public address')
  })

  it('knows which providers are on this machine', () => {
    expect(isLocalBase('http://localhost:9103/v1')).toBe(true)
    expect(isLocalBase('http://[::1]:9103/v1')).toBe(true)
    expect(isLocalBase('https://api.openai.com/v1')).toBe(false)
    expect(isLocalBase('https://localhost.example.com/v1')).toBe(false)
    expect(isLocalBase(undefined)).toBe(false)
  })
})
