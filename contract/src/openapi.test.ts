import { describe, expect, it } from 'vitest'
import { endpoints } from './endpoints'
import { openApiDocument } from './openapi'

const document = openApiDocument('https://shop.example/api') as {
  openapi: string
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>
}

describe('openApiDocument', () => {
  it('holds every endpoint of the contract under its path and method', () => {
    for (const [name, { method, path }] of Object.entries(endpoints)) {
      expect(document.paths[path]?.[method.toLowerCase()]?.operationId).toBe(name)
    }
  })
  it('names each error status once', () => {
    const { responses } = document.paths['/payment/create-checkout-session']?.post ?? { responses: {} }
    expect(Object.keys(responses).sort()).toEqual(['200', '400', '401', '404', '409', '422', '429', '503'])
  })
  it('has no two endpoints on one path and method', () => {
    const keys = Object.values(endpoints).map(
      ({ method, path }) => `${method} ${path.replace(/\{[^}]+\}/g, '{}')}`,
    )
    expect(new Set(keys).size).toBe(keys.length)
  })
})
