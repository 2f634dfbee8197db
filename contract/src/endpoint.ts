import type { z } from 'zod'
import type { ErrorCode } from './errors'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** Who may call: `public` anyone, `guest` anyone with a guest key or an account, `customer`, `admin`, `provider` a signed webhook. */
export type Access = 'public' | 'guest' | 'customer' | 'admin' | 'provider'

/** One call of the `/api` contract. `path` is below `/api`, parameters in braces. */
export interface Endpoint {
  method: Method
  path: string
  summary: string
  tag: string
  access: Access
  /** A reading call of a guest that gives the browser its guest key where it has none; calls that make something always do. */
  givesGuestKey?: true
  /** A change that is not only the shop's own pages' to make: a mail program's page may send it, too. */
  fromAnywhere?: true
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** In place of a body: the field of a multipart form that holds one file. */
  upload?: string
  /** Schema of `data` in the success envelope; absent where the answer is a file or an event stream. */
  data?: z.ZodType
  /** Content type of an answer outside the envelope. */
  produces?: string
  successStatus?: 200 | 201 | 202
  /** The sentence that goes with a success, where the specification wants one; what is answered may choose it. */
  message?: string | ((data: never) => string)
  /** What it answers beside what follows from who may call it and from what it takes: see {@link errorsOf}. */
  errors: readonly ErrorCode[]
}

/** What follows from who may call and from what is taken. */
function* following({ method, access, params, query, body, upload }: Endpoint): Generator<ErrorCode> {
  if (params || query || body || upload) yield 'invalid_request'
  if (body || upload) yield* ['too_large', 'unsupported_media_type'] as const
  if (access === 'customer' || access === 'admin') yield 'unauthenticated'
  if (access === 'admin') yield* ['forbidden', 'second_factor_missing'] as const
  // Providers sign what they send, and nobody counts it.
  if (access !== 'provider') yield 'rate_limited'
  // A change that names an origin, or comes with the token's cookie, has to come from the shop's own pages.
  if (access !== 'provider' && method !== 'GET') yield 'forbidden'
  // The database is away, or something that nobody thought of.
  yield* ['not_ready', 'internal'] as const
}

/** Every code that a call may answer with. */
export function errorsOf(call: Endpoint): Set<ErrorCode> {
  return new Set([...call.errors, ...following(call)])
}

/** Keeps the literal types of an endpoint while checking its shape. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}
