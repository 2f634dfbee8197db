const plain = (words: string): string => words.replace(/[\\%_]/g, '\\$&')

/** A keyboard writes another than a telephone or a copied page. */
const APOSTROPHES = ["'", '’', '‘', 'ʼ']
const APOSTROPHE = new RegExp(`[${APOSTROPHES.join('')}]`, 'gu')

/**
 * What a person typed as patterns, of which an `ilike any` finds one: anywhere, and nothing in it is a wildcard. It is one alone, or
 * where it has an apostrophe one for each. A wildcard in its place would hide the letters beside it from an index of trigrams.
 */
export function literally(words: string): string[] {
  const pattern = `%${plain(words)}%`
  return [...new Set(APOSTROPHES.map((apostrophe) => pattern.replace(APOSTROPHE, apostrophe)))]
}

/** The same as a filter of Medusa's services: one of these columns holds it. */
export const oneHolds = (columns: string[], words: string) => ({
  $or: columns.flatMap((column) => literally(words).map((pattern) => ({ [column]: { $ilike: pattern } }))),
})

/** What stands between two names. */
const BETWEEN = [' ', '-']

/** The same, found as a whole name or several: what is searched is all of it, its beginning, its end or between two others. */
export function wholeNames(words: string): string[] {
  const found = plain(words)
  const last = [found, ...BETWEEN.map((between) => `%${between}${found}`)]
  return last.flatMap((pattern) => [pattern, ...BETWEEN.map((between) => `${pattern}${between}%`)])
}
