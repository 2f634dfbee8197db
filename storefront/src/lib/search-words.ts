/** What the shop takes; longer searches are cut. */
export const SEARCH_MAX = 100

/** One line, without characters that nobody can see. */
export const oneLine = (text: string, max: number) =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .trimStart()
    .slice(0, max)
    .trimEnd()
export const cleanSearch = (text: string) => oneLine(text, SEARCH_MAX)
