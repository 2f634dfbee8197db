import { setTimeout as sleep } from 'node:timers/promises'
import { ProviderError } from './provider-error'

/** Longer than this nobody is kept waiting inside a call: the queue does it better. */
const LONGEST_WAIT_MS = 15_000
const LONGEST_PAUSE_MS = 3_600_000
const COUNTED = ['images', 'requests'] as const
const UNITS: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 }

/** '1m30s', '250ms' or a bare number of seconds, as milliseconds; null where it is none of them. */
function durationMs(text: string | null | undefined): number | null {
  // A header may be thousands of signs long, a duration is not.
  if (!text || text.length > 100) return null
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g)]
  if (parts.length === 0 || parts.map(([part]) => part).join('') !== text) return null
  return parts.reduce((sum, [, number, unit]) => sum + Number(number) * (UNITS[unit ?? ''] ?? 0), 0)
}

/** How long a refused call shall wait, by the answer's headers, or null where they say nothing. */
export function retryAfterMs(headers: Headers | undefined, now = Date.now()): number | null {
  const given = headers?.get('retry-after')
  const date = given ? Date.parse(given) : NaN
  const exact = headers?.get('retry-after-ms')
  const wait =
    (exact && Number.isFinite(Number(exact)) ? Number(exact) : null) ??
    durationMs(given) ??
    (Number.isFinite(date) ? date - now : null) ??
    resetMs(headers)
  return wait === null ? null : Math.min(Math.max(wait, 0), LONGEST_PAUSE_MS)
}

/** When something that is used up is there again. */
function resetMs(headers: Headers | undefined): number | null {
  const waits = COUNTED.filter((what) => headers?.get(`x-ratelimit-remaining-${what}`) === '0').map((what) =>
    durationMs(headers?.get(`x-ratelimit-reset-${what}`)),
  )
  return waits.reduce<number | null>((most, wait) => (wait === null ? most : Math.max(most ?? 0, wait)), null)
}

/** Holds calls back that the provider has already said it would refuse. */
export class RatePace {
  private until = 0

  read(headers: Headers | undefined): void {
    const wait = resetMs(headers)
    if (wait !== null) this.until = Math.max(this.until, Date.now() + Math.min(wait, LONGEST_PAUSE_MS))
  }

  /** @throws ProviderError `rate_limited` where it would take too long */
  async wait(signal: AbortSignal): Promise<void> {
    const wait = this.until - Date.now()
    if (wait <= 0) return
    if (wait > LONGEST_WAIT_MS) {
      throw new ProviderError('rate_limited', 'The provider’s limit is used up', { retryAfterMs: wait })
    }
    await sleep(wait, undefined, { signal })
  }
}
