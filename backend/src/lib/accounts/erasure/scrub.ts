/** What tells who somebody was, wherever it stands in what is kept of their orders. */
export interface Person {
  emails: string[]
  names: string[]
  streets: string[]
  phones: string[]
}

const ERASED = '[erased]'
/** Whatever stands under these in what Stripe, Prodigi and Medusa wrote down is about the person. */
const PERSONAL = new Set(
  `email customer_email receipt_email receipt_url hosted_url url customer_details customer_address billing_details
shipping_details shipping_address billing_address collected_information shipping custom_text recipient first_name last_name full_name
company phone phoneNumber address address_1 address_2 line1 line2 city townOrCity province postal_code postalOrZipCode`.split(
    /\s+/,
  ),
)
/** Shorter words stand in too much that has nothing to do with the person. */
const LEAST = 4

const escaped = (text: string): string =>
  text
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, '\\s+')

/** Finds the person's e-mail, name, street and phone as whole words; null where nothing is known of them. */
export function personPattern({ emails, names, streets, phones }: Person): RegExp | null {
  const words = [...emails, ...streets, ...phones, ...names].filter((word) => word.trim().length >= LEAST)
  if (words.length === 0) return null
  const longestFirst = [...new Set(words)].sort((a, b) => b.length - a.length).map(escaped)
  return new RegExp(`(?<![\\p{L}\\p{N}._%+-])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
}

export const scrubText = (text: string, pattern: RegExp | null): string =>
  pattern ? text.replace(pattern, ERASED) : text

/** A word of a machine's, such as a status, a code or an id: whatever street somebody says they live in, it is not about them. */
const WORD = /^[a-z][\w.-]*$/i

/** The same of anything that was kept as JSON. */
export function scrubJson(value: unknown, pattern: RegExp | null): unknown {
  if (typeof value === 'string') return WORD.test(value) ? value : scrubText(value, pattern)
  if (Array.isArray(value)) return value.map((one) => scrubJson(one, pattern))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, PERSONAL.has(key) ? null : scrubJson(inner, pattern)]),
  )
}

/** The part of a postcode that names a district and no house: 'SW1A' of 'SW1A 1AA', '101' of '10115'. */
export function postcodeArea(postcode: string | null, country: string | null): string | null {
  if (!postcode) return null
  const signs = postcode.trim().toUpperCase()
  if (country?.toLowerCase() === 'gb') return signs.replace(/\s*\d[A-Z]{2}$/, '').slice(0, 4)
  return signs.replace(/[\s-]/g, '').slice(0, 3)
}
