import { MedusaError } from '@medusajs/framework/utils'
import type { z } from 'zod'
import { nestsDeeply } from './nesting'
import { holdsNullCharacter } from './null-character'

/** What an admin route was given, or one clear sentence. @throws MedusaError answered as 400 */
export function readInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  if (nestsDeeply(value))
    throw new MedusaError(MedusaError.Types.INVALID_DATA, 'The request is nested too deeply')
  if (holdsNullCharacter(value))
    throw new MedusaError(MedusaError.Types.INVALID_DATA, 'The request holds a null character')
  const parsed = schema.safeParse(value ?? {})
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new MedusaError(MedusaError.Types.INVALID_DATA, issue?.message ?? 'The request is not valid')
}
