import qs from 'qs'

/** The longest list that an address may spell. */
const LONGEST = 1000

/**
 * Medusa reads queries without a bound on lists, and `?a[4294967294]=1` is then walked through one by one: a minute and more in which
 * nothing else is answered. Indices beyond the bound become names of an object, which no call takes.
 */
export function keepListsShort(): void {
  const { parse } = qs
  Object.assign(qs, {
    parse: (text: string, options: qs.IParseOptions = {}) =>
      parse(text, { ...options, arrayLimit: Math.min(options.arrayLimit ?? LONGEST, LONGEST) }),
  })
}
