/** What a person typed as the pattern of an `ilike`: found anywhere, and nothing in it is a wildcard. */
export const literally = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`
