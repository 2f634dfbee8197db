import { createHmac, timingSafeEqual } from 'node:crypto'

const DAY_SECONDS = 24 * 3600
/** Print providers fetch within minutes, but an order may be sent again days later. */
const LIFETIME_SECONDS = 7 * DAY_SECONDS

export interface PrintUrlInput {
  /** Where the backend is reached from outside. */
  baseUrl: string
  recipeHash: string
  secret: string
  lifetimeSeconds?: number
  now?: Date
}

const sign = (recipeHash: string, expires: number, secret: string): string =>
  createHmac('sha256', secret).update(`print:${recipeHash}:${expires}`).digest('hex')

/** An address at which a print file can be fetched for a while by whoever holds it: the same all day, so that browsers keep what they have. */
export function signPrintUrl(input: PrintUrlInput): string {
  const { baseUrl, recipeHash, secret, lifetimeSeconds = LIFETIME_SECONDS, now = new Date() } = input
  const expires = Math.ceil((now.getTime() / 1000 + lifetimeSeconds) / DAY_SECONDS) * DAY_SECONDS
  const url = new URL(`/api/files/print/${recipeHash}.png`, baseUrl)
  url.searchParams.set('expires', String(expires))
  url.searchParams.set('signature', sign(recipeHash, expires, secret))
  return url.href
}

/** Whether an address was signed by us for this file and still holds. */
export function isPrintUrlValid(
  recipeHash: string,
  expires: unknown,
  signature: unknown,
  secret: string,
  now = new Date(),
): boolean {
  const until = Number(expires)
  if (typeof signature !== 'string' || !Number.isSafeInteger(until) || until * 1000 < now.getTime())
    return false
  const expected = Buffer.from(sign(recipeHash, until, secret))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
