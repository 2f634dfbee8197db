import { expect, it } from 'vitest'
import { root } from '../../scripts/lib/paths.mjs'
import { hostileTo, patternsIn, type Pattern } from './patterns'

const PATIENCE_MS = 50
const LONG = 10_000
/** The quickest of some: what else the machine did is not the pattern's. */
function quickest({ source, flags }: Pick<Pattern, 'source' | 'flags'>, text: string): number {
  let least = Infinity
  for (let time = 0; time < 12 && least > PATIENCE_MS; time += 1) {
    const regex = new RegExp(source, flags)
    const began = process.cpuUsage()
    if (regex.global) text.replace(regex, '')
    else regex.test(text)
    const { user, system } = process.cpuUsage(began)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}

/** Milliseconds for the worst text, or for the first that takes too long. */
function slowest(pattern: Pick<Pattern, 'source' | 'flags'>, length: number): number {
  let most = 0
  for (const text of hostileTo(pattern.source, length)) {
    most = Math.max(most, quickest(pattern, text))
    if (most > PATIENCE_MS) break
  }
  return most
}

it('finds one that goes back and forth', () => {
  expect(slowest({ source: '(?:a|e|i)+b', flags: 'i' }, 2 * LONG)).toBeGreaterThan(PATIENCE_MS)
}, 120_000)

/** The longest text that a file's patterns are given, where it is shorter, and which it is. */
const LIMITED: Record<string, [signs: number, why: string]> = {
  'backend/src/settings/derive.ts': [1000, 'a setting'],
  'backend/src/settings/fields.ts': [1000, 'a setting'],
  'backend/src/plugins/stripe-checkout/src/lib/options.ts': [1000, 'a setting'],
  'backend/src/providers/oidc-sign-in/client.ts': [1000, 'a setting'],
  'backend/src/plugins/ai-designs/src/providers/openai-body.ts': [1000, 'a setting'],
  'backend/src/lib/images/stored-file.ts': [1000, 'a setting'],
  'backend/src/plugins/mail/src/providers/smtp/message-id.ts': [1000, 'a sender from the settings'],
  'backend/src/lib/accounts/erasure/scrub.ts': [100, 'a postcode'],
  'backend/src/lib/reviews/moderate.ts': [2000, 'a review'],
  'backend/src/lib/log/scrub.ts': [4000, 'a line of the log, cut before'],
  'storefront/server/scrub.mjs': [4000, 'a line of the log, cut before'],
  'backend/src/plugins/mail/src/modules/mail/reason.ts': [2000, 'a mail server’s words, cut before'],
  'backend/src/plugins/ai-designs/src/policy/lists/words.ts': [1000, 'a line of a list of our own'],
  'backend/src/plugins/ai-designs/src/generation/view-job.ts': [1000, 'a prompt'],
  'backend/src/plugins/ai-designs/src/policy/rewrites.ts': [1000, 'a prompt'],
  'backend/src/plugins/ai-designs/src/providers/rate-pace.ts': [100, 'a duration, longer ones are none'],
}

it('no pattern of contract, backend and the pages’ server takes 50 ms for the longest text that it may be given', () => {
  const patterns = patternsIn(root, ['contract/src', 'backend/src', 'storefront/server'])
  expect(patterns.length).toBeGreaterThan(250)
  const files = new Set(patterns.map(({ file }) => file))
  expect(Object.keys(LIMITED).filter((file) => !files.has(file))).toEqual([])
  const slow = patterns
    .map((pattern) => ({ ...pattern, ms: slowest(pattern, LIMITED[pattern.file]?.[0] ?? LONG) }))
    .filter(({ ms }) => ms > PATIENCE_MS)
  expect(
    slow.map(({ file, line, source, ms }) => `${file}:${line} /${source}/ ${Math.round(ms)} ms`),
  ).toEqual([])
}, 120_000)
