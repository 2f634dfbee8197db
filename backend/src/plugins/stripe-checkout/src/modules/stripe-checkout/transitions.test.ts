import { describe, expect, it } from 'vitest'
import { CHECKOUT_STATES, mayMove, statesBefore } from './transitions'

const ALLOWED = new Set([
  'creating>open',
  'creating>paid',
  'creating>expired',
  'open>paid',
  'open>expired',
  'paid>completed',
  'paid>parked',
  'parked>paid',
  'parked>releasing',
  'parked>dismissed',
  'releasing>released',
  'expired>paid',
])

describe('states of a checkout', () => {
  for (const from of CHECKOUT_STATES) {
    for (const to of CHECKOUT_STATES) {
      const allowed = ALLOWED.has(`${from}>${to}`)
      it(`${from} ${allowed ? 'may' : 'may not'} become ${to}`, () => {
        expect(mayMove(from, to)).toBe(allowed)
      })
    }
  }

  it('never lets an expiry undo a payment', () => {
    expect(statesBefore('expired')).toEqual(['creating', 'open'])
  })
})
