import { ERROR_STATUS, isErrorCode, type ErrorCode, type Failure } from '@caseloom/contract'
import {
  errorHandler,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from '@medusajs/framework/http'
import { ContainerRegistrationKeys, MedusaError } from '@medusajs/framework/utils'
import { ZodError } from 'zod'
import { FailureWithData } from './fail'
import { isClosed, nativeNotFound } from './native-api'

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
  'encoding.unsupported': { code: 'unsupported_media_type', sentence: 'That encoding is not supported' },
  'charset.unsupported': { code: 'unsupported_media_type', sentence: 'That character set is not supported' },
  LIMIT_FILE_SIZE: { code: 'too_large', sentence: 'The file is too large' },
  LIMIT_UNEXPECTED_FILE: { code: 'invalid_request', sentence: 'The file came under an unexpected name' },
}
const UNKNOWN = 'Something went wrong on our side. Please try again.'

function ofZod(error: ZodError): Failure {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) fields[issue.path.join('.') || 'request'] ??= issue.message
  const sentence = error.issues[0]?.message ?? 'The request is not valid'
  return { success: false, error: sentence, message: sentence, code: 'invalid_request', fields }
}

function failureOf(code: ErrorCode, sentence: string, data?: unknown): Failure {
  return { success: false, error: sentence, message: sentence, code, ...(data === undefined ? {} : { data }) }
}

/** Maps whatever was thrown to the failure envelope; null where it is not ours to show. */
export function toFailure(error: unknown): Failure | null {
  if (error instanceof ZodError) return ofZod(error)
  if (error instanceof FailureWithData && isErrorCode(error.code))
    return failureOf(error.code, error.message, error.data)
  if (typeof error !== 'object' || error === null) return null
  const { code, type, message } = error as { code?: unknown; type?: unknown; message?: unknown }
  const sentence = typeof message === 'string' && message ? message : UNKNOWN
  if (isErrorCode(code) && code !== 'internal') return failureOf(code, sentence)
  const parser = PARSER_FAULTS[String(type)] ?? PARSER_FAULTS[String(code)]
  if (parser) return failureOf(parser.code, parser.sentence)
  const known = CODE_OF_TYPE[String(type)]
  return known && MedusaError.isMedusaError(error) ? failureOf(known, sentence) : null
}

/** The one error handler of the server: the envelope for /api, Medusa's own for everything else. */
export function envelopeErrorHandler(
  error: unknown,
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
) {
  if (!req.path.startsWith('/api/') && req.path !== '/api') {
    // The check for a publishable key comes before any middleware of ours, and would tell the route apart.
    const shown = isClosed(req.path) ? nativeNotFound() : (error as MedusaError)
    errorHandler()(shown, req, res, next)
    return
  }
  const failure = toFailure(error)
  if (!failure) {
    const logger = req.scope.resolve(ContainerRegistrationKeys.LOGGER)
    logger.error(
      `${req.method} ${req.path} [${String(res.getHeader('X-Request-Id'))}]`,
      error instanceof Error ? error : new Error(String(error)),
    )
  }
  const answer = failure ?? failureOf('internal', UNKNOWN)
  if (res.headersSent) {
    next(error)
    return
  }
  res.setHeader('Cache-Control', 'no-store')
  res.status(ERROR_STATUS[answer.code]).json(answer)
}
