import { z } from '@medusajs/framework/zod'

export type Tier = 'guest' | 'unverified' | 'verified'

const count = z.number().int().min(0).max(1_000_000)
/** Jobs of up to four pictures: a day by who asks, an hour by network address. What is not given follows the provider. */
export const quotaOptionsSchema = z
  .object({ guestPerDay: count, unverifiedPerDay: count, verifiedPerDay: count, perHour: count })
  .partial()
export type QuotaOptions = z.output<typeof quotaOptionsSchema>

export interface QuotaLimits {
  perDay: Record<Tier, number>
  perHour: number
}

/** A paid provider's pictures cost pennies each; the built-in artist's cost a second of our own processor. */
const DEFAULTS: Record<'openai' | 'embedded', QuotaLimits> = {
  openai: { perDay: { guest: 5, unverified: 10, verified: 30 }, perHour: 20 },
  embedded: { perDay: { guest: 60, unverified: 120, verified: 300 }, perHour: 300 },
}

export interface QuotaSettings {
  provider: 'openai' | 'embedded'
  quota: QuotaOptions
}

export function limitsOf({ provider, quota }: QuotaSettings): QuotaLimits {
  const { perDay, perHour } = DEFAULTS[provider]
  return {
    perDay: {
      guest: quota.guestPerDay ?? perDay.guest,
      unverified: quota.unverifiedPerDay ?? perDay.unverified,
      verified: quota.verifiedPerDay ?? perDay.verified,
    },
    perHour: quota.perHour ?? perHour,
  }
}
