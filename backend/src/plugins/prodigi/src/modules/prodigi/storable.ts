/** What stands for a character that cannot be kept. */
const UNREADABLE = '\ufffd'

/** A text as PostgreSQL keeps it, which has neither a null character nor half of one. */
export const storable = (text: string): string =>
  text.replaceAll('\u0000', UNREADABLE).replace(/\p{Surrogate}/gu, UNREADABLE)

/** The same of anything that is kept as JSON, in which both are written as escapes. */
export const storableJson = (value: unknown): string =>
  JSON.stringify(value).replace(/\\\\|\\u0000|\\ud[89a-f][0-9a-f]{2}/g, (found) =>
    found === '\\\\' ? found : UNREADABLE,
  )
