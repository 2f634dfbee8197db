import express from 'express'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, it, vi } from 'vitest'
import { contentSecurityPolicy, securityHeaders } from './security-headers'

it('lets scripts run only with this answer’s nonce, never inline or from elsewhere', () => {
  const policy = contentSecurityPolicy('abc')
  const scripts = policy.split('; ').find((part) => part.startsWith('script-src'))
  expect(scripts).toBe("script-src 'self' 'nonce-abc'")
  expect(policy).not.toContain('unsafe-eval')
  // Elements of styles likewise.
  expect(policy.split('; ')).toContain("style-src-elem 'self' 'nonce-abc'")
  expect(policy).toContain("frame-ancestors 'none'")
})

it('lets Stripe’s script in where the shop has a key for it, and nothing else', () => {
  const [plain, withStripe] = [false, true].map((stripe) =>
    contentSecurityPolicy('abc', { stripe }).split('; '),
  )
  expect(plain?.join()).not.toContain('stripe')
  expect(withStripe?.filter((part) => !plain?.includes(part))).toEqual([
    "script-src 'self' 'nonce-abc' https://js.stripe.com https://*.js.stripe.com",
    "connect-src 'self' https://api.stripe.com",
    'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  ])
})

it('lets in who counts visits where the settings name them, and only there', () => {
  const plain = contentSecurityPolicy('abc').split('; ')
  const counted = contentSecurityPolicy('abc', { analytics: 'https://count.example' }).split('; ')
  expect(counted.filter((part) => !plain.includes(part))).toEqual([
    "script-src 'self' 'nonce-abc' https://count.example",
    "img-src 'self' data: blob: https://count.example",
    "connect-src 'self' https://count.example",
  ])
})

async function headersAt(path: string): Promise<Headers> {
  const shop = express().use(securityHeaders({ strict: true, stripe: false }), (_req, res) => void res.end())
  const server = shop.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { headers } = await fetch(`http://127.0.0.1:${port}${path}`)
  server.close()
  return headers
}

it.each([
  ['https://shop.example', 'max-age=31536000'],
  ['http://localhost:3000', null],
  [undefined, null],
])('a page of the shop at %s wants https: %s', async (address, wanted) => {
  vi.stubEnv('PUBLIC_URL', address)
  const headers = await headersAt('/')
  vi.unstubAllEnvs()
  expect(headers.get('strict-transport-security')).toBe(wanted)
})

it('a page is framed by nobody, opened by itself, taken for what it is, and asks a browser for nothing', async () => {
  const headers = await headersAt('/')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  const asked = headers.get('permissions-policy')?.split(', ') ?? []
  expect(asked).toEqual(expect.arrayContaining(['camera=()', 'serial=()', 'hid=()', 'clipboard-read=()']))
  expect(asked).toEqual(asked.filter((feature) => /^[a-z-]+=\(\)$/.test(feature)).sort())
  // The pages share, and write to the clipboard.
  expect(asked.join()).not.toMatch(/clipboard-write|web-share/)
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'self'; /)
})

it.each([
  ['/verify-email', 'no-referrer', 'no-store'],
  ['/reset-password/', 'no-referrer', 'no-store'],
  ['/Reset-Password?token=a', 'no-referrer', 'no-store'],
  ['/auth/callback/google?code=a', 'no-referrer', 'no-store'],
  ['/customize?adjust=a', 'no-referrer', 'no-store'],
  ['/customize/?product=b&adjust=a', 'no-referrer', 'no-store'],
  ['/customize.data?adjust=a', 'no-referrer', 'no-store'],
  ['/customize?product=adjust', 'strict-origin-when-cross-origin', null],
  ['/login', 'strict-origin-when-cross-origin', null],
])('%s sends its address on as %s', async (path, referrer, cache) => {
  const headers = await headersAt(path)
  expect(headers.get('referrer-policy')).toBe(referrer)
  expect(headers.get('cache-control')).toBe(cache)
})
