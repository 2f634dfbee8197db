import { once } from './once'

/** The shop is British: dates read the same wherever they are rendered, server or browser. */
const SHOP = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Europe/London' } as const
const day = once(() => new Intl.DateTimeFormat('en-GB', SHOP))
const minute = once(() => new Intl.DateTimeFormat('en-GB', { ...SHOP, hour: '2-digit', minute: '2-digit' }))

/** ISO 8601, milliseconds, seconds (anything before 1973 in milliseconds), a Date, `{ seconds }` or `{ _seconds }`. */
export type DateLike = string | number | Date | { seconds: number } | { _seconds: number } | null | undefined

export function toDate(value: DateLike): Date | null {
  if (value === null || value === undefined || value === '') return null
  const date =
    value instanceof Date
      ? value
      : typeof value === 'object'
        ? new Date(('_seconds' in value ? value._seconds : value.seconds) * 1000)
        : typeof value === 'number' && Math.abs(value) < 1e11
          ? new Date(value * 1000)
          : new Date(value)
  return Number.isNaN(date.getTime()) ? null : date
}

/** '21 Nov 2026', or a dash where there is no date. */
export function formatDate(value: DateLike): string {
  const date = toDate(value)
  return date ? day().format(date) : '–'
}

/** '21 Nov 2026, 05:45' */
export function formatDateTime(value: DateLike): string {
  const date = toDate(value)
  return date ? minute().format(date) : '–'
}
