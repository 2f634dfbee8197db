import isPostalCode from 'validator/lib/isPostalCode.js'
import type { CountryCode } from './addresses'

interface Rule {
  /** In the sentence 'Please enter a valid …'. */
  called: string
  /** How many signs stand before the blank, or after it where negative; none is kept otherwise. */
  blank?: number
}

const RULES: Record<CountryCode, Rule> = {
  GB: { called: 'UK postcode', blank: -3 },
  US: { called: 'US ZIP code' },
  CA: { called: 'Canadian postal code', blank: -3 },
  AU: { called: 'Australian postcode' },
  DE: { called: 'German postcode' },
  FR: { called: 'French postcode' },
  ES: { called: 'Spanish postcode' },
  IT: { called: 'Italian postcode' },
  NL: { called: 'Dutch postcode', blank: -2 },
  SE: { called: 'Swedish postcode', blank: -2 },
  NO: { called: 'Norwegian postcode' },
  DK: { called: 'Danish postcode' },
  FI: { called: 'Finnish postcode' },
}
/** As letters from the continent used to be addressed: D-10115, SE-114 55. */
const CONTINENTAL = /^(?:D|F|E|I|S|N|[A-Z]{2})-(?=\d)/

/** A postcode as its country writes it, whether it is one or not: 'sw1a1aa' is 'SW1A 1AA'. */
export function normalisePostcode(text: string, country: CountryCode): string {
  const signs = text.normalize('NFKC').toUpperCase().replace(/\s/gu, '')
  if (country === 'US') return signs.replace(/^(\d{5})-?(\d{4})$/, '$1-$2')
  const plain = signs.replace(CONTINENTAL, '').replace(/-/g, '')
  const { blank } = RULES[country]
  return blank && plain.length > -blank ? `${plain.slice(0, blank)} ${plain.slice(blank)}` : plain
}

/** Why a postcode is none of its country's, in a sentence, or null. */
export function postcodeFault(text: string, country: CountryCode): string | null {
  const postcode = normalisePostcode(text, country)
  // A district alone ('SW1A') is a postcode to the library, but no parcel arrives by it.
  const whole = country !== 'GB' || /\d[A-Z]{2}$/.test(postcode)
  return whole && isPostalCode(postcode, country) ? null : `Please enter a valid ${RULES[country].called}`
}
