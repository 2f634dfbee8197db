import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
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

describe('notFound', () => {
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
    for (const url of ['/api', '/api/', '/api/nothing', '/api/products/1/2/3/4'])
      expect(ask('GET', url).passed).toMatchObject({ code: 'not_found' })
  })
})
