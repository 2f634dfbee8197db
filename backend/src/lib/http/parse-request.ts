import { ZodError, type z } from 'zod'
import { failure } from './fail'
import { nestsDeeply } from './nesting'
import { holdsHalfCharacter, holdsNullCharacter } from './null-character'

export type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined

/** What came with a call (its parameters, query or body), by the contract's schema. @throws where it does not fit */
export function parseRequest<S extends z.ZodType | undefined>(schema: S, value: unknown): Parsed<S> {
  if (!schema) return undefined as Parsed<S>
  refuseDepth(value)
  if (holdsNullCharacter(value)) throw failure('invalid_request', 'The request holds a null character')
  if (holdsHalfCharacter(value)) throw failure('invalid_request', 'The request holds half of a character')
  const result = schema.safeParse(value)
  if (!result.success) throw new ZodError(result.error.issues)
  return result.data as Parsed<S>
}

/** @throws where a request nests deeper than anything the shop takes */
export function refuseDepth(value: unknown): void {
  if (nestsDeeply(value)) throw failure('invalid_request', 'The request is nested too deeply')
}
