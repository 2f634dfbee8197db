const ESTIMATED_BUSINESS_DAYS = 5
/** A carrier that has had the parcel knows better, unless it never speaks of it again. */
const LATEST_BUSINESS_DAYS = 15

/** `days` business days (Monday to Friday, bank holidays not counted out) after an ISO 8601 date, in UTC. */
export function addBusinessDays(from: string, days: number): Date {
  const date = new Date(from)
  for (let left = days; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1)
    const weekday = date.getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return date
}

/** When a parcel that no carrier reports on, or none any more, has arrived by our reckoning; null while that lies ahead. */
export function estimatedDelivery(dispatchedAt: string, now: Date, wasReported = false): string | null {
  const arrival = addBusinessDays(dispatchedAt, wasReported ? LATEST_BUSINESS_DAYS : ESTIMATED_BUSINESS_DAYS)
  return arrival <= now ? arrival.toISOString() : null
}
