/** The shop is British: dates read the same wherever they are rendered, server or browser. */
const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Europe/London',
})
const MINUTE = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
})

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
  return date ? DAY.format(date) : '–'
}

/** '21 Nov 2026, 05:45' */
export function formatDateTime(value: DateLike): string {
  const date = toDate(value)
  return date ? MINUTE.format(date) : '–'
}
