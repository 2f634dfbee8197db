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
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** Schema of `data` in the success envelope; absent where the answer is a file or an event stream. */
  data?: z.ZodType
  /** Content type of an answer outside the envelope. */
  produces?: string
  successStatus?: 200 | 201 | 202
  /** The sentence that goes with a success, where the specification wants one. */
  message?: string
  errors: readonly ErrorCode[]
}

/** Keeps the literal types of an endpoint while checking its shape. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}
