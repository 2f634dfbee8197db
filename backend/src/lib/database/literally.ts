const plain = (words: string): string => words.replace(/[\\%_]/g, '\\$&')

/** What a person typed as the pattern of an `ilike`: found anywhere, and nothing in it is a wildcard. */
export const literally = (words: string): string => `%${plain(words)}%`

/** What stands between two names. */
const BETWEEN = [' ', '-']

/** The same, found as a whole name or several: what is searched is all of it, its beginning, its end or between two others. */
export function wholeNames(words: string): string[] {
  const found = plain(words)
  const last = [found, ...BETWEEN.map((between) => `%${between}${found}`)]
  return last.flatMap((pattern) => [pattern, ...BETWEEN.map((between) => `${pattern}${between}%`)])
}
