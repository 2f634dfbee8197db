import { MedusaError } from '@medusajs/framework/utils'

const parsed = (url: string): URL | null => (URL.canParse(url) ? new URL(url) : null)

/**
 * An address of the shop's own that may stand behind a button.
 * @throws MedusaError for any other address: a mail that leads elsewhere is not sent.
 */
export function shopLink(url: string, home: string): string {
  const link = parsed(url)
  if (link && /^https?:$/.test(link.protocol) && link.origin === parsed(home)?.origin) return link.href
  throw new MedusaError(MedusaError.Types.INVALID_DATA, 'A link in a mail leads to the shop itself')
}

/** A carrier's page about a parcel; null for what is no web address. */
export function carrierLink(url: string | null): string | null {
  const link = url ? parsed(url) : null
  return link && /^https?:$/.test(link.protocol) && !link.username && !link.password ? link.href : null
}
