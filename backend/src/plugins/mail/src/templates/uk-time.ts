const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** A moment as a clock in Britain shows it, such as `Sat 21 Nov 2026 at 18:05`. */
export function ukTime(iso: string): string {
  const found = new Map(parts.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]))
  const part = (type: Intl.DateTimeFormatPartTypes) => found.get(type) ?? ''
  // 'Sept' is the only month that is written with four letters.
  return `${part('weekday')} ${part('day')} ${part('month').slice(0, 3)} ${part('year')} at ${part('hour')}:${part('minute')}`
}
