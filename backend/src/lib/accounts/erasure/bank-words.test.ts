import { expect, it } from 'vitest'
import { openBankWords, sayBankWord } from './bank-words'
import { isHeld } from './open-order'

it('whoever wants to leave is told what their bank has not decided', () => {
  expect(sayBankWord({ kind: 'dispute', closed_at: null, display_id: 12 })).toBe(
    'Your bank has not decided yet about the payment of your order #12, which was disputed. You can delete your account as soon as it has.',
  )
  expect(sayBankWord({ kind: 'dispute', closed_at: null, display_id: null })).toContain(
    'about a payment of yours, which',
  )
})

it('and that a refund came back, which holds an account for thirty days', () => {
  const closed_at = new Date('2026-11-20T10:00:00Z')
  expect(sayBankWord({ kind: 'refund', closed_at, display_id: 12 })).toMatch(
    /^Your bank sent back the refund of the payment of your order #12, .*you can delete it from 20 December 2026 on\.$/,
  )
})

it('an account that Medusa’s admin deleted waits for the bank, too', () => {
  expect(isHeld('c.id')).toContain(openBankWords('c.id'))
})
