import type { Reply } from './types'

const WORDS: Record<string, string> = {
  Required: 'is required',
  SkuNotFound: 'is no SKU that Prodigi knows',
  MustNotBeEmptyArray: 'must not be empty',
  MustNotBeEmptyOrWhitespace: 'must not be empty',
  MissingRequiredAttributes: 'lacks attributes that the product needs',
  MustBeAValidUSZipCodeFormat: 'is not a valid US zip code',
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

/** What was asked of Prodigi, and how it is called that it would not. */
const REFUSED = { order: 'Prodigi refused the order', quote: 'Prodigi gave no quote' }

/**
 * A refusal of Prodigi in one sentence, without its full stop, from either of the two shapes that it answers in. What can be done about
 * it depends on who asked: see advice.ts.
 */
export function describeFailure(
  reply: Reply | null,
  status: number,
  asked: keyof typeof REFUSED = 'order',
): string {
  const faults = reply ? entries(reply.failures) : []
  if (faults.length > 0) return `${REFUSED[asked]}: ${faults.join('; ')}`
  const name = reply?.outcome ?? reply?.statusText
  return name ? `Prodigi answered ${name} (${status})` : `Prodigi answered ${status} without saying why`
}
