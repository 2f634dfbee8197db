export const WORDS_MOST = 60
const MOST_LINES = 3

export const between = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))

/** Keeps to the lines and letters that may be printed. */
export const cutWords = (words: string): string =>
  [...words.split('\n').slice(0, MOST_LINES).join('\n')].slice(0, WORDS_MOST).join('')
