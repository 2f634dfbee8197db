import { expect, it } from 'vitest'
import { scrub } from './scrub.mjs'

it.each([
  ['Could not write to ada@shop.example.test', 'Could not write to [e-mail]'],
  ['GET https://shop.test/reset?token=abc#x failed', 'GET https://shop.test/reset failed'],
  ['No route matches /reset-password?token=abc', 'No route matches /reset-password'],
  ['connect http://ada:secret@backend:9000/api', 'connect http://[password]@backend:9000/api'],
  ['redis://:topsecret@redis:6379', 'redis://[password]@redis:6379'],
  ['Authorization: Bearer abc.def', 'Authorization: Bearer [token]'],
  ['eyJhbGciOi.eyJzdWIi.c2ln is old', '[token] is old'],
  ['No such key: sk_live_abcdefghij', 'No such key: sk_[key]'],
  ['GET / 200', 'GET / 200'],
])('%s stands in the log as %s', (given, logged) => {
  expect(scrub(given)).toBe(logged)
})

it('a text without end is cut between words, and takes no time', () => {
  const began = performance.now()
  const cut = scrub(`${'a '.repeat(1900)}${'eyJ'.repeat(30_000)}`)
  expect(cut.length).toBeLessThan(4000)
  expect(cut).not.toContain('eyJ')
  expect(scrub('a://'.repeat(30_000)).length).toBeLessThan(4001)
  expect(performance.now() - began).toBeLessThan(200)
})
