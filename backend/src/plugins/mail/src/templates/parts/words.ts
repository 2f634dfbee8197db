/** Signs that steer how text runs, and control signs: in a name they could only deceive. */
const STEERING = /[\p{Cc}\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+/gu

/** What somebody typed as one line of plain text. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\t\n\r]/g, ' ')
    .replace(STEERING, '')
    .replace(/ {2,}/g, ' ')
    .trim()

/** Every text inside mail data made one line; addresses of pages hold none of these signs and stay as they are. */
export function clean<T>(value: T): T {
  if (typeof value === 'string') return oneLine(value) as T & string
  if (Array.isArray(value)) return value.map((entry: unknown) => clean(entry)) as T & unknown[]
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, clean(entry)])) as T & object
  return value
}

const LONGEST_NAME = 40
/** Mail programs make links of such words, and anybody can type a stranger's address with a name of their own. */
const LIKE_AN_ADDRESS = /:\/\/|www\.|@|\p{L}\.\p{L}{2,}/iu

/** `Welcome, Ann`; just `Welcome` where the name is none, or made to be read as an advertisement. */
export function greet(words: string, name: string): string {
  const usable = name !== '' && [...name].length <= LONGEST_NAME && !LIKE_AN_ADDRESS.test(name)
  return usable ? `${words}, ${name}` : words
}
