const ESTIMATED_BUSINESS_DAYS = 5

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

/** When a parcel that no carrier reports on has arrived by our reckoning; null while that lies ahead. */
export function estimatedDelivery(dispatchedAt: string, now: Date): string | null {
  const arrival = addBusinessDays(dispatchedAt, ESTIMATED_BUSINESS_DAYS)
  return arrival <= now ? arrival.toISOString() : null
}
