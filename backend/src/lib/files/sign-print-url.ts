import { signPrintUrl as sign } from '@caseloom/ai-designs'
import { env } from '../../env'

const LIFETIME_SECONDS = 30 * 24 * 3600

/** The address at which a print provider fetches a rendered print file; it outlasts every retry of an order. */
export function signPrintUrl(recipeHash: string): string {
  return sign({
    baseUrl: env.BACKEND_PUBLIC_URL,
    recipeHash,
    secret: env.FILE_SIGNING_SECRET,
    lifetimeSeconds: LIFETIME_SECONDS,
  })
}
