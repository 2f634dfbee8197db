import type { EndpointName, Endpoints, Method } from '@caseloom/contract'
import type { z } from 'zod'
import { ApiError, NetworkError } from './api-errors'
import { shopRoutes, type RoutesOf } from './api-routes'
import { buildUrl, callHeaders, envelopeOf, failure, origin } from './api-wire'
import { timeLimit, type TimeLimit } from './time-limit'

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
  Keyed<'body', PartOf<N, 'body'>> & {
    signal?: AbortSignal | undefined
    /** Further headers, for example `Idempotency-Key`. */
    headers?: Record<string, string> | undefined
    /** The call is made also where the page is closed before the shop has answered. */
    keepalive?: boolean | undefined
  }
/** What a call answers: the envelope's `data`, or a Blob where the endpoint answers a file. */
export type CallData<N extends EndpointName> =
  Endpoints[N] extends Record<'data', infer S extends z.ZodType> ? z.output<S> : Blob

const TIMEOUT_MS = 30_000

let writes = 0
/** The shop has been asked to change something, and has not answered yet. */
export const writesUnderWay = () => writes > 0

async function send<T>(
  url: string,
  init: RequestInit,
  limit: TimeLimit,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const write = init.method === 'GET' ? 0 : 1
  writes += write
  try {
    // The limit holds for the answer's body, too.
    return await read(await fetch(url, { ...init, signal: limit.signal }))
  } catch (cause) {
    if (cause instanceof ApiError) throw cause
    if (limit.late()) throw new NetworkError('timeout', cause)
    // The caller gave up, or an answer came that says nothing.
    if (limit.signal.aborted || cause instanceof NetworkError) throw cause
    throw new NetworkError('offline', cause)
  } finally {
    limit.over()
    writes -= write
  }
}

/** Method and path of a call. */
export const wayOf = (route: string) => route.split(' ') as [Method, string]

async function call<N extends EndpointName>(
  route: string,
  input: Partial<CallInput<N>> | undefined,
): Promise<CallData<N>> {
  const [method, path] = wayOf(route)
  const [headers, token] = callHeaders('application/json', input?.headers)
  if (input?.body !== undefined) headers.set('content-type', 'application/json')
  const init: RequestInit = {
    method,
    headers,
    credentials: 'include',
    keepalive: input?.keepalive ?? false,
    ...(input?.body === undefined ? {} : { body: JSON.stringify(input.body) }),
  }
  const limit = timeLimit(TIMEOUT_MS, input?.signal)
  return send(origin() + buildUrl(path, input?.params, input?.query), init, limit, async (response) => {
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    if (response.ok && !isJson) return (await response.blob()) as CallData<N>
    const envelope = await envelopeOf(response)
    if (envelope.success) return envelope.data as CallData<N>
    throw failure(envelope, {
      status: response.status,
      requestId: response.headers.get('x-request-id'),
      token,
    })
  })
}

type Asked<N extends EndpointName> =
  object extends CallInput<N> ? [input?: CallInput<N>] : [input: CallInput<N>]

/** Calls of the shop's `/api`, typed by the contract. They throw an ApiError or a NetworkError. */
export const apiOf = <Own extends EndpointName>(routes: RoutesOf<Own>) => ({
  call: <N extends Own>(name: N, ...[input]: Asked<N>) => call<N>(routes[name], input),
})

export const api = apiOf(shopRoutes)
