import { expect, it } from 'vitest'
import { lastDecision } from './last-decision'

it('says who decided and why, also of a design that waits again', () => {
  const decided = { reviewed_by: 'ada@shop.test', review_reason: 'A name can be read' }
  expect(lastDecision({ publication: 'declined', ...decided })).toBe(
    'decided by ada@shop.test: A name can be read',
  )
  expect(lastDecision({ publication: 'pending', ...decided })).toBe(
    'last decided by ada@shop.test: A name can be read',
  )
  expect(lastDecision({ publication: 'pending', ...decided, review_reason: null })).toBe(
    'last decided by ada@shop.test',
  )
  expect(lastDecision({ publication: 'pending', reviewed_by: null, review_reason: null })).toBe('')
})
