const plain = (words: string): string => words.replace(/[\\%_]/g, '\\$&')

/** What a person typed as the pattern of an `ilike`: found anywhere, and nothing in it is a wildcard. */
export const literally = (words: string): string => `%${plain(words)}%`

/** The same, found where a word begins, as the first or a later one. */
export const beginning = (words: string): [string, string] => [`${plain(words)}%`, `% ${plain(words)}%`]
