import { z } from 'zod'
import { ERROR_STATUS, type ErrorCode } from './errors'

/** The failure envelope. `error` and `message` are the same sentence for people; `code` is for programs. */
export const failureSchema = z.object({
  success: z.literal(false),
  error: z.string(),
  message: z.string(),
  code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
  fields: z.record(z.string(), z.string()).optional(),
  data: z.unknown().optional(),
})
export type Failure = z.infer<typeof failureSchema>

/** The success envelope round a data schema. */
export function successSchema<T extends z.ZodType>(data: T) {
  return z.object({ success: z.literal(true), data, message: z.string().optional() })
}
export interface Success<T> {
  success: true
  data: T
  message?: string
}
export type Envelope<T> = Success<T> | Failure

export const emptySchema = z.object({}, 'The request could not be read')

/** A page of a list that can grow: `page` counts from 1. */
export function pageSchema<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    total: z.number().int(),
    page: z.number().int(),
    limit: z.number().int(),
    hasMore: z.boolean(),
  })
}
const NO_PAGE = 'There is no such page'
const PAGE_SIZE = 'A page may have 1 to 100 entries'
export const pageQuerySchema = z.object({
  page: z.coerce.number(NO_PAGE).int(NO_PAGE).min(1, NO_PAGE).default(1),
  limit: z.coerce.number(PAGE_SIZE).int(PAGE_SIZE).min(1, PAGE_SIZE).max(100, PAGE_SIZE).default(20),
})
