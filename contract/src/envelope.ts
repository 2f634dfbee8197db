import { z } from 'zod'
import { ERROR_STATUS, type ErrorCode } from './errors'
import { counted, UNREADABLE } from './text'

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

export const emptySchema = z.object({}, UNREADABLE)

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
export const NO_PAGE = 'There is no such page'
export const PAGE_SIZE = 'A page may have 1 to 100 entries'
export const pageQuerySchema = z.object({
  page: counted(NO_PAGE, 1, Number.MAX_SAFE_INTEGER).default(1),
  limit: counted(PAGE_SIZE, 1, 100).default(20),
})
