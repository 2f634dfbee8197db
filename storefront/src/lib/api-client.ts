import type { EndpointName, Endpoints, Envelope } from '@caseloom/contract'
import type { z } from 'zod'
import { ApiError, NetworkError } from './api-errors'
import { apiRoutes } from './api-routes'
import { readToken, tokenRefused } from './auth-token'

type PartOf<N extends EndpointName, K extends 'params' | 'query' | 'body'> =
  Endpoints[N] extends Record<K, infer S extends z.ZodType> ? z.input<S> : undefined
/** A part that the endpoint does not have may be left out; so may one whose members are all optional. */
type Keyed<K extends string, T> = [T] extends [undefined]
  ? { [P in K]?: undefined }
  : object extends T
    ? { [P in K]?: T }
    : { [P in K]: T }

export type CallInput<N extends EndpointName> = Keyed<'params', PartOf<N, 'params'>> &
  Keyed<'query', PartOf<N, 'query'>> &
  Keyed<'body', PartOf<N, 'body'>> & { signal?: AbortSignal | undefined }
/** What a call answers: the envelope's `data`, or a Blob where the endpoint answers a file. */
export type CallData<N extends EndpointName> =
  Endpoints[N] extends Record<'data', infer S extends z.ZodType> ? z.output<S> : Blob

const TIMEOUT_MS = 30_000
/** Drawing four pictures takes longer than anything else. */
const GENERATE_TIMEOUT_MS = 130_000

/** Pages rendered on the server ask the backend directly; the browser asks its own origin. */
function origin(): string {
  return import.meta.env.SSR ? (process.env.BACKEND_URL ?? 'http://localhost:9000') : ''
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

async function send(url: string, init: RequestInit, timeoutMs: number, caller?: AbortSignal) {
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    return await fetch(url, { ...init, signal: caller ? AbortSignal.any([caller, timeout]) : timeout })
  } catch (cause) {
    if (caller?.aborted) throw cause
    throw new NetworkError(timeout.aborted ? 'timeout' : 'offline', cause)
  }
}

async function envelopeOf(response: Response): Promise<Envelope<unknown>> {
  try {
    const body: unknown = await response.json()
    if (typeof body === 'object' && body !== null && 'success' in body) return body as Envelope<unknown>
  } catch (cause) {
    throw new NetworkError('unreadable', cause)
  }
  throw new NetworkError('unreadable')
}

async function call<N extends EndpointName>(
  name: N,
  ...[input]: object extends CallInput<N> ? [input?: CallInput<N>] : [input: CallInput<N>]
): Promise<CallData<N>> {
  const [method, path] = apiRoutes[name]
  const token = readToken()
  const headers = new Headers({ accept: 'application/json' })
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (input?.body !== undefined) headers.set('content-type', 'application/json')
  const response = await send(
    origin() + buildUrl(path, input?.params, input?.query),
    {
      method,
      headers,
      credentials: 'include',
      ...(input?.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    },
    name === 'generate' ? GENERATE_TIMEOUT_MS : TIMEOUT_MS,
    input?.signal,
  )
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  if (response.ok && !isJson) return (await response.blob()) as CallData<N>
  const envelope = await envelopeOf(response)
  if (envelope.success) return envelope.data as CallData<N>
  if (envelope.code === 'unauthenticated' && token) tokenRefused(token)
  throw new ApiError({
    code: envelope.code,
    status: response.status,
    message: envelope.message || envelope.error || 'An error occurred',
    fields: envelope.fields,
    data: envelope.data,
    requestId: response.headers.get('x-request-id'),
  })
}

/** The shop's `/api`, typed by the contract. Throws {@link ApiError} or {@link NetworkError}. */
export const api = { call }
