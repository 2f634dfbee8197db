import type { Envelope } from '@caseloom/contract'
import { ApiError, NetworkError } from './api-errors'
import { readToken, tokenRefused } from './auth-token'

/** Pages rendered on the server ask the backend directly; the browser asks its own origin. */
export function origin(): string {
  return import.meta.env.SSR ? (process.env.BACKEND_URL ?? 'http://localhost:9000') : ''
}

/** The id of the request that a page is rendered for, from the pages' server (server/log.mjs). */
function requestIdOnServer(): string | undefined {
  const shared = globalThis as Record<symbol, (() => string | undefined) | undefined>
  return shared[Symbol.for('caseloom.request-id')]?.()
}

const entriesOf = (part: unknown): [string, unknown][] =>
  typeof part === 'object' && part !== null ? Object.entries(part) : []

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''))

export function buildUrl(path: string, params?: unknown, query?: unknown): string {
  const values = new Map(entriesOf(params))
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(values.get(name))))
  const search = new URLSearchParams()
  for (const [name, value] of entriesOf(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, textOf(value))
  }
  return `/api${filled}${search.size > 0 ? `?${search.toString()}` : ''}`
}

/** Every call says who asks, and what it can read. */
export function callHeaders(accept: string, more: Record<string, string> = {}): [Headers, string | null] {
  const token = readToken()
  const headers = new Headers({ accept, ...more })
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (import.meta.env.SSR) {
    const requestId = requestIdOnServer()
    if (requestId) headers.set('x-request-id', requestId)
  }
  return [headers, token]
}

export function asEnvelope(body: unknown): Envelope<unknown> {
  if (typeof body === 'object' && body !== null && 'success' in body) return body as Envelope<unknown>
  throw new NetworkError('unreadable')
}

export async function envelopeOf(response: Response): Promise<Envelope<unknown>> {
  let body: unknown
  try {
    body = await response.json()
  } catch (cause) {
    throw new NetworkError('unreadable', cause)
  }
  return asEnvelope(body)
}

interface Answer {
  status: number
  requestId: string | null
  /** With which the call was made. */
  token: string | null
}

/** What a failure envelope is thrown as. An unaccepted token is told of at once. */
export function failure(envelope: Extract<Envelope<unknown>, { success: false }>, answer: Answer): ApiError {
  if (envelope.code === 'unauthenticated' && answer.token) tokenRefused(answer.token)
  return new ApiError({
    code: envelope.code,
    status: answer.status,
    message: envelope.message || envelope.error,
    fields: envelope.fields,
    data: envelope.data,
    requestId: answer.requestId,
  })
}
