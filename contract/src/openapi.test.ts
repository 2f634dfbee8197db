import { describe, expect, it } from 'vitest'
import { errorsOf, type Endpoint } from './endpoint'
import { endpoints } from './endpoints'
import { ERROR_STATUS } from './errors'
import { openApiDocument } from './openapi'

interface Operation {
  operationId: string
  responses: Record<string, { description: string; headers?: object }>
  requestBody?: { content: Record<string, unknown> }
  security?: unknown
}
const document = openApiDocument('https://shop.example/api') as {
  openapi: string
  paths: Record<string, Record<string, Operation>>
}
const calls = Object.entries<Endpoint>(endpoints)
const operationOf = ({ path, method }: Endpoint) => {
  const operation = document.paths[path]?.[method.toLowerCase()]
  if (!operation) throw new Error(`${method} ${path} is missing`)
  return operation
}
const saidOf = (call: Endpoint, status: number) =>
  operationOf(call).responses[String(status)]?.description.split(', ') ?? []

describe('openApiDocument', () => {
  it('holds every endpoint of the contract under its path and method', () => {
    for (const [name, call] of calls) expect(operationOf(call).operationId).toBe(name)
  })
  it('names each error status once', () => {
    const { responses } = operationOf(endpoints.createCheckoutSession)
    expect(Object.keys(responses).sort()).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '409',
      '413',
      '415',
      '422',
      '429',
      '500',
      '503',
    ])
  })
  it('has no two endpoints on one path and method', () => {
    const keys = calls.map(([, { method, path }]) => `${method} ${path.replace(/\{[^}]+\}/g, '{}')}`)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe.each(calls)('the answers of %s', (_name, call) => {
  const { access, method, path, params, query, body, upload } = call
  const own = (code: string) => (call.errors as readonly string[]).includes(code)

  it('follow from who may call', () => {
    const signedIn = access === 'customer' || access === 'admin'
    expect(saidOf(call, 401).includes('unauthenticated')).toBe(signedIn || own('unauthenticated'))
    expect(operationOf(call).security !== undefined).toBe(signedIn)
    expect(saidOf(call, 403).includes('second_factor_missing')).toBe(access === 'admin')
    expect(saidOf(call, 403).includes('forbidden')).toBe(
      access === 'admin' || (access !== 'provider' && method !== 'GET') || own('forbidden'),
    )
    expect(saidOf(call, 429).includes('rate_limited')).toBe(access !== 'provider')
    expect(operationOf(call).responses['429']?.headers !== undefined).toBe(access !== 'provider')
  })
  it('follow from what it takes', () => {
    const taken = Boolean(body) || Boolean(upload)
    expect(saidOf(call, 400).includes('invalid_request')).toBe(Boolean(params) || Boolean(query) || taken)
    expect(saidOf(call, 413).includes('too_large')).toBe(taken)
    expect(Object.keys(operationOf(call).requestBody?.content ?? {})).toEqual(
      body ? ['application/json'] : upload ? ['multipart/form-data'] : [],
    )
    // A line that is gone from the cart already is as good as removed.
    const names = path.includes('{') && call !== endpoints.removeCartItem
    if (names) expect(saidOf(call, 404)).not.toEqual([])
  })
  it('are named by hand only where nothing else tells of them', () => {
    const told = errorsOf({ ...call, errors: [] })
    expect(call.errors.filter((code) => told.has(code))).toEqual([])
    expect(new Set(call.errors).size).toBe(call.errors.length)
    for (const code of errorsOf(call)) expect(saidOf(call, ERROR_STATUS[code])).toContain(code)
  })
})
