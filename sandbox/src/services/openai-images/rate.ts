import type { Clock } from '../../core/clock.js'

const PER_MINUTE = 250
const MINUTE_MS = 60_000

/** Images per minute, as the vendor counts and tells them. */
export class Rate {
  private since = 0
  private used = 0

  constructor(private readonly clock: Clock) {}

  /** Takes one of the minute's pictures; answers the headers and whether there was one left. */
  take(): { headers: Record<string, string>; good: boolean } {
    const now = this.clock.now()
    if (now - this.since >= MINUTE_MS) {
      this.since = now
      this.used = 0
    }
    const good = this.used < PER_MINUTE
    if (good) this.used += 1
    const seconds = Math.max(1, Math.ceil((this.since + MINUTE_MS - now) / 1000))
    const left = String(PER_MINUTE - this.used)
    const headers = {
      'x-ratelimit-limit-images': String(PER_MINUTE),
      'x-ratelimit-remaining-images': left,
      'x-ratelimit-reset-images': `${seconds}s`,
      'x-ratelimit-limit-requests': String(PER_MINUTE),
      'x-ratelimit-remaining-requests': left,
      'x-ratelimit-reset-requests': `${seconds}s`,
    }
    return { headers: good ? headers : { ...headers, 'retry-after': String(seconds) }, good }
  }
}
