import { expect, it } from 'vitest'
import { messageOf, NetworkError } from './api-errors'

it.each([
  ['offline', 'check your connection'],
  ['timeout', 'took too long'],
  ['unreadable', 'Something went wrong at our end. Please try again in a moment.'],
] as const)('of an answer that did not come (%s) it says what happened and what to do', (reason, words) => {
  expect(messageOf(new NetworkError(reason))).toContain(words)
})
