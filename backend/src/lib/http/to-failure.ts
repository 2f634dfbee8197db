import { isErrorCode, type ErrorCode, type Failure } from '@caseloom/contract'
import { MedusaError } from '@medusajs/framework/utils'
import { ZodError } from 'zod'
import { isDatabaseAway, RESTING } from '../health/database-away'
import { isDatabaseFull, noteDatabaseFull, NOTHING_KEPT } from '../health/database-full'
import { NO_ROOM, storageFault } from '../health/storage-away'
import { PACKED } from './packed-bodies'

const CODE_OF_TYPE: Record<string, ErrorCode> = {
  [MedusaError.Types.NOT_FOUND]: 'not_found',
  [MedusaError.Types.UNAUTHORIZED]: 'unauthenticated',
  [MedusaError.Types.FORBIDDEN]: 'forbidden',
  [MedusaError.Types.INVALID_DATA]: 'invalid_request',
  [MedusaError.Types.CONFLICT]: 'conflict',
}
/** What body-parser and multer call their refusals. */
const PARSER_FAULTS: Record<string, { code: ErrorCode; sentence: string }> = {
  'entity.parse.failed': { code: 'invalid_request', sentence: 'The request is not valid JSON' },
  'entity.too.large': { code: 'too_large', sentence: 'The request is too large' },
  'parameters.too.many': { code: 'too_large', sentence: 'The request has too many fields' },
  'encoding.unsupported': { code: 'unsupported_media_type', sentence: PACKED },
  'charset.unsupported': { code: 'unsupported_media_type', sentence: 'That character set is not supported' },
  LIMIT_FILE_SIZE: { code: 'too_large', sentence: 'The file is too large' },
  LIMIT_UNEXPECTED_FILE: { code: 'invalid_request', sentence: 'The file came under an unexpected name' },
}
/** PostgreSQL's own, of a date that it cannot read or that there is not. */
const NO_DATE: unknown[] = ['22007', '22008']
/** What Express and the parsers refuse without a name of its own: a broken escape in the path, a body that is not gzip. */
const UNREADABLE = 'The request could not be read'
/** Medusa's own word comes where stock went between the look at it and the copy of the cart. */
const SOLD_MEANWHILE =
  'There is not enough left of a case in your cart. Please lower its quantity, or remove it.'
export const UNKNOWN = 'Something went wrong on our side. Please try again.'

function ofZod(error: ZodError): Failure {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) fields[issue.path.join('.') || 'request'] ??= issue.message
  const sentence = error.issues[0]?.message ?? 'The request is not valid'
  return { success: false, error: sentence, message: sentence, code: 'invalid_request', fields }
}

export function failureOf(code: ErrorCode, sentence: string, data?: unknown): Failure {
  return { success: false, error: sentence, message: sentence, code, ...(data === undefined ? {} : { data }) }
}

/** Only what the parsers threw: a provider's own error may carry a status 400 too, and is a fault on our side. */
function isUnreadable(error: object): boolean {
  const { status, expose } = error as { status?: unknown; expose?: unknown }
  return status === 400 && (expose === true || error instanceof URIError)
}

/** When trying again makes sense, in whole seconds, where the error says so. */
export function retryAfterOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null) return null
  const { retryAfterSeconds } = error as { retryAfterSeconds?: unknown }
  return typeof retryAfterSeconds === 'number' ? Math.max(1, Math.ceil(retryAfterSeconds)) : null
}

/** Maps whatever was thrown to the failure envelope; null where it is not ours to show. */
export function toFailure(error: unknown): Failure | null {
  if (error instanceof ZodError) return ofZod(error)
  if (typeof error !== 'object' || error === null) return null
  const { code, type, message, data } = error as Record<string, unknown>
  const sentence = typeof message === 'string' && message ? message : UNKNOWN
  // A workflow hands errors on as plain objects, with what they carry.
  if (isErrorCode(code) && code !== 'internal') return failureOf(code, sentence, data)
  const parser = PARSER_FAULTS[String(type)] ?? PARSER_FAULTS[String(code)]
  if (parser) return failureOf(parser.code, parser.sentence)
  if (code === MedusaError.Codes.INSUFFICIENT_INVENTORY) return failureOf('conflict', SOLD_MEANWHILE)
  if (NO_DATE.includes(code)) return failureOf('invalid_request', 'There is no such date')
  if (isDatabaseAway(error)) return failureOf('not_ready', RESTING)
  if (isDatabaseFull(error)) {
    noteDatabaseFull()
    return failureOf('not_ready', NOTHING_KEPT)
  }
  const storage = storageFault(error)
  if (storage) return failureOf(storage === 'full' ? 'storage_full' : 'not_ready', NO_ROOM)
  const known = CODE_OF_TYPE[String(type)]
  if (MedusaError.isMedusaError(error)) return known ? failureOf(known, sentence) : null
  return isUnreadable(error) ? failureOf('invalid_request', UNREADABLE) : null
}
