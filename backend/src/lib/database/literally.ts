const plain = (words: string): string => words.replace(/[\\%_]/g, '\\$&')

/** A keyboard writes another than a telephone or a copied page. */
const APOSTROPHES = ["'", '’', '‘', 'ʼ']
const APOSTROPHE = new RegExp(`[${APOSTROPHES.join('')}]`, 'gu')

const FURTHER_LETTERS = /(?![A-Za-z])[\p{Ll}\p{Lu}]/u
const WORD_BEGINS = /(?<![\p{L}\p{M}\p{N}])\p{L}/gu
/**
 * As a name may be written. A database of the locale C, such as the embedded one, takes for the same only the small and the capital of
 * A to Z, and neither ë and Ë nor ł and Ł.
 */
function inAnyCase(words: string): string[] {
  if (!FURTHER_LETTERS.test(words)) return [words]
  const small = words.toLowerCase()
  return [words, small, words.toUpperCase(), small.replace(WORD_BEGINS, (letter) => letter.toUpperCase())]
}

/**
 * What a person typed as patterns, of which an `ilike any` finds one: anywhere, and nothing in it is a wildcard. It is one alone, or
 * where it has an apostrophe or letters beside A to Z one for each way to write it. A wildcard in the place of an apostrophe would hide
 * the letters beside it from an index of trigrams.
 */
export function literally(words: string): string[] {
  const patterns = inAnyCase(words).flatMap((way) =>
    APOSTROPHES.map((apostrophe) => `%${plain(way)}%`.replace(APOSTROPHE, apostrophe)),
  )
  return [...new Set(patterns)]
}

/** The same as a filter of Medusa's services: one of these columns holds it. */
export const oneHolds = (columns: string[], words: string) => ({
  $or: columns.flatMap((column) => literally(words).map((pattern) => ({ [column]: { $ilike: pattern } }))),
})

/** What stands between two names. */
const BETWEEN = [' ', '-']

/** The same, found as a whole name or several: what is searched is all of it, its beginning, its end or between two others. */
export function wholeNames(words: string): string[] {
  const found = inAnyCase(words).map(plain)
  const last = found.flatMap((way) => [way, ...BETWEEN.map((between) => `%${between}${way}`)])
  return [
    ...new Set(last.flatMap((pattern) => [pattern, ...BETWEEN.map((between) => `${pattern}${between}%`)])),
  ]
}
