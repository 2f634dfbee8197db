const plain = (words: string): string => words.replace(/[\\%_]/g, '\\$&')

/** What a person typed as the pattern of an `ilike`: found anywhere, and nothing in it is a wildcard. */
export const literally = (words: string): string => `%${plain(words)}%`

/** The same, found as a whole word or several: what is searched is all of it, its beginning, its end or between two spaces. */
export function wholeWords(words: string): string[] {
  const found = plain(words)
  return [found, `${found} %`, `% ${found}`, `% ${found} %`]
}
