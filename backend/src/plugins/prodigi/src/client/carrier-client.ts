import { z } from '@medusajs/framework/zod'

const answerSchema = z.object({
  status: z.enum(['in_transit', 'delivered']),
  deliveredAt: z.string().nullish(),
})
export interface CarrierAnswer {
  status: 'in_transit' | 'delivered'
  /** ISO 8601, where the parcel has arrived. */
  deliveredAt: string | null
}

const TIMEOUT_MS = 5000

/** Asks a carrier about a parcel; null where it does not know it or does not answer, which is asked again later. */
export async function askCarrier(baseUrl: string, trackingNumber: string): Promise<CarrierAnswer | null> {
  try {
    const response = await fetch(`${baseUrl}/status/${encodeURIComponent(trackingNumber)}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) return null
    const parsed = answerSchema.safeParse(await response.json())
    return parsed.success
      ? { status: parsed.data.status, deliveredAt: parsed.data.deliveredAt ?? null }
      : null
  } catch {
    return null
  }
}
