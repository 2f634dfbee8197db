import type { Encoding } from './representation'

/** The quality that an Accept-Encoding header gives a coding, 0 where it refuses it. */
function qualityOf(coding: string, offers: Map<string, number>): number {
  return offers.get(coding) ?? offers.get('*') ?? 0
}

function offersOf(header: string): Map<string, number> {
  const offers = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((text) => text.trim())
    const quality = parameters.find((text) => text.startsWith('q='))
    const value = quality ? Number(quality.slice(2)) : 1
    offers.set(coding, Number.isFinite(value) ? value : 0)
  }
  return offers
}

/** The smallest encoding that the caller likes best. Whoever names none gets the answer as it is. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  const offers = offersOf(header)
  const br = qualityOf('br', offers)
  const gzip = qualityOf('gzip', offers)
  if (br === 0 && gzip === 0) return 'identity'
  return br >= gzip ? 'br' : 'gzip'
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '')

/** Whether a caller who holds the answers named in If-None-Match holds this one. */
export function isHeld(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch === etag) return true
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === etag)
}
