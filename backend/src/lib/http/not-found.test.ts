import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { notFound } from './not-found'

function ask(method: string, originalUrl: string) {
  const headers: Record<string, unknown> = {}
  let passed: unknown
  const res = { setHeader: (name: string, value: unknown) => (headers[name] = value) }
  notFound(
    { method, originalUrl } as unknown as MedusaRequest,
    res as unknown as MedusaResponse,
    (error?: unknown) => (passed = error ?? 'on'),
  )
  return { passed, headers }
}

/** Every path under /api that has a route, an example of each. */
const routed = readdirSync(path.resolve(__dirname, '../../api/api'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => path.basename(file) === 'route.ts')
  .map((file) => `/api/${path.dirname(file).replace(/\[\w+\]/g, 'x')}`)

describe('notFound', () => {
  it('refuses a method that no path has on every path that has a route, and says which it has', () => {
    expect(routed.length).toBeGreaterThan(90)
    for (const url of routed) {
      const { passed, headers } = ask('TRACE', url)
      expect([url, passed]).toEqual([url, expect.objectContaining({ code: 'method_not_allowed' })])
      expect([url, headers.Allow]).toEqual([url, expect.stringMatching(/^[A-Z]+(, [A-Z]+)*$/)])
    }
    for (const url of [
      '/api/docs',
      '/api/openapi.json',
      '/api/files/case.png',
      '/api/files/artwork/t/thumb.webp',
      '/api/files/gallery/d/thumb.webp',
    ])
      expect(ask('POST', url).headers).toEqual({ Allow: 'GET' })
  })
  it('lets calls of the contract pass', () => {
    for (const [method, url] of [
      ['GET', '/api/products?sort=rating'],
      ['HEAD', '/api/products'],
      ['OPTIONS', '/api/auth/login'],
      ['DELETE', '/api/address/adr_1'],
    ] as const)
      expect(ask(method, url).passed).toBe('on')
  })
  it('refuses other methods, whatever they are called', () => {
    for (const method of ['DELETE', 'PROPFIND', 'TRACE']) {
      const { passed, headers } = ask(method, '/api/products')
      expect(passed).toMatchObject({ code: 'method_not_allowed' })
      expect(headers).toEqual({ Allow: 'GET' })
    }
    expect(ask('HEAD', '/api/auth/login').passed).toMatchObject({ code: 'method_not_allowed' })
  })
  it('knows nothing else, the bare /api included', () => {
    for (const url of [
      '/api',
      '/api/',
      '/api/nothing',
      '/api/products/1/2/3/4',
      '/api/openapiXjson',
      '/api/files',
    ])
      expect(ask('GET', url).passed).toMatchObject({ code: 'not_found' })
  })
})
