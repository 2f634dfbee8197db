import { expect, it } from 'vitest'
import { askedFrom, heldUntil, supposedEnd } from './held-until'

const PAID = new Date('2026-11-20T09:00:00Z')

it('what Stripe tells no end of is supposed to be held for seven days from its payment', () => {
  expect(supposedEnd(PAID, 'manual')).toEqual(new Date('2026-11-27T09:00:00Z'))
  expect(heldUntil('c.held_until', 'manual')).toBe("coalesce(c.held_until, c.paid_at + interval '7 days')")
})

it('but not what is taken at once, or was not paid', () => {
  expect(supposedEnd(PAID, 'on_payment')).toBeNull()
  expect(supposedEnd(null, 'manual')).toBeNull()
  expect(heldUntil('c.held_until', 'on_payment')).toBe('c.held_until')
})

it('Stripe is asked about it all the same', () => {
  expect(askedFrom('c.held_until')).toBe(heldUntil('c.held_until', 'manual'))
})
