import { createHmac, timingSafeEqual } from 'node:crypto'

/** In hexadecimal, which the log leaves out. */
const sign = (profileId: string, secret: string): string =>
  createHmac('sha256', secret).update(`news:${profileId}`).digest('hex')

/** What the way out of news carries: it names one reader, and holds for as long as their mails are kept. */
export const newsToken = (profileId: string, secret: string): string =>
  `${profileId}.${sign(profileId, secret)}`

/** Whose link it is; null for one that we did not make. */
export function readNewsToken(token: string, secret: string): string | null {
  const [, profileId, signature] = /^(cprof_[0-9A-Z]{26})\.([0-9a-f]{64})$/.exec(token) ?? []
  if (!profileId || !signature) return null
  const expected = Buffer.from(sign(profileId, secret))
  return timingSafeEqual(expected, Buffer.from(signature)) ? profileId : null
}
