/** What may begin anywhere in a word is looked for no further back than it is long, or a long word takes its length squared. */
const RULES: [RegExp, string][] = [
  // What a statement was given stands before the database's own words.
  [/\b(insert into|update|delete from|select|with)\b[^]* - /i, '$1 … - '],
  // Before the addresses of people, one of which a password and the server behind it would seem to be.
  [/(\w{1,32}:\/\/)[^\s/@:]*:[^\s/]+@/g, '$1[password]@'],
  [/[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w-]+(\.[\w-]+)+/g, '[e-mail]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 [token]'],
  [/\b(sk|pk|rk|whsec)_\w{8,}/g, '$1_[key]'],
  [/(\w{1,32}:\/\/[^\s?#]+)[?#][^\s'"]*/g, '$1'],
  [/\b[0-9a-f]{32,}\b/gi, '…'],
]
const LONGEST = 2000

/**
 * A text as it may stand in the log. Whoever writes a line leaves people out of it; this is for what came along in the words of
 * others: addresses, tokens, keys, queries, the values of a statement.
 */
export function scrub(text: string): string {
  // At a text without end some of these lose their breath; it is cut between words, so that no half of a secret is left.
  const end = text.length > 2 * LONGEST ? Math.max(text.lastIndexOf(' ', 2 * LONGEST), LONGEST) : text.length
  const clean = RULES.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text.slice(0, end))
  return clean.length > LONGEST || end < text.length ? `${clean.slice(0, LONGEST)}…` : clean
}

/** An error as fields: its kind, its words and where it came from, and nothing that it carries along. */
export function errorFields(error: Error) {
  const { code } = error as { code?: unknown }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    message: scrub(error.message),
    ...(typeof code === 'string' && { code }),
    stack: scrub(frames.join('\n')),
  }
}
