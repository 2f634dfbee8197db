import type { Reply } from './types'

const WORDS: Record<string, string> = {
  Required: 'is required',
  SkuNotFound: 'is no SKU that Prodigi knows',
  MustNotBeEmptyArray: 'must not be empty',
  MustNotBeEmptyOrWhitespace: 'must not be empty',
  MissingRequiredAttributes: 'lacks attributes that the product needs',
  MustBeAValidUSZipCodeFormat: 'is not a valid US zip code',
}

/** What an administrator can do about a refused part of the order. */
const ADVICE: [part: RegExp, advice: string][] = [
  [/^recipient\b/, 'Correct the delivery address in Medusa’s admin, then process the order again.'],
  [
    /\.(sku|attributes)$/,
    'Correct how the case is printed (Printing, in Medusa’s admin), then process the order again.',
  ],
]

function adviceOn(failures: unknown): string {
  const parts = Object.keys(failures ?? {})
  const [known] = ADVICE.filter(([part]) => parts.some((name) => part.test(name)))
  return known ? `. ${known[1]}` : ''
}

function entries(failures: unknown): string[] {
  if (typeof failures !== 'object' || failures === null) return []
  return Object.entries(failures).flatMap(([path, faults]) => {
    const codes = (Array.isArray(faults) ? faults : []).flatMap((fault: unknown) => {
      if (typeof fault !== 'object' || fault === null) return []
      const { code, providedValue } = fault as { code?: unknown; providedValue?: unknown }
      const given = typeof providedValue === 'string' ? ` ('${providedValue.slice(0, 80)}')` : ''
      return [`${path}${given} ${WORDS[String(code)] ?? String(code)}`]
    })
    return codes
  })
}

/** A refusal of Prodigi in one sentence, from either of the two shapes that it answers in. */
export function describeFailure(reply: Reply | null, status: number): string {
  const faults = reply ? entries(reply.failures) : []
  if (faults.length > 0) return `Prodigi refused the order: ${faults.join('; ')}${adviceOn(reply?.failures)}`
  const name = reply?.outcome ?? reply?.statusText
  return name ? `Prodigi answered ${name} (${status})` : `Prodigi answered ${status} without saying why`
}
