/**
 * As of the backend's lines (backend/src/lib/log/scrub.ts): what begins anywhere in a word is looked for no further back than it is long.
 * @type {[RegExp, string][]}
 */
const RULES = [
  [/(\w{1,32}:\/\/)[^\s/@:]*:[^\s/]+@/g, '$1[password]@'],
  [/[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w-]+(\.[\w-]+)+/g, '[e-mail]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 [token]'],
  [/\b(sk|pk|rk|whsec)_\w{8,}/g, '$1_[key]'],
  [/((?:\w{1,32}:\/|\s)\/[^\s?#]*)[?#]\S*/g, '$1'],
]
const LONGEST = 4000

/** A text as it may stand in the log: without what came along in the words of others. @param {unknown} words */
export function scrub(words) {
  const text = String(words)
  // Cut between words, so that no half of a secret is left.
  const end = text.length > LONGEST ? Math.max(text.lastIndexOf(' ', LONGEST), LONGEST / 2) : text.length
  const clean = RULES.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text.slice(0, end))
  return end < text.length ? `${clean}…` : clean
}
