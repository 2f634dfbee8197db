import { describe, expect, it } from 'vitest'
import { attentionOf, isOdd } from './attention'
import { approvalRow, bundleOf } from './order-fixture'
import { sayStuckDecision } from './stuck-decisions'

const NOW = new Date('2026-11-22T12:00:00Z')
const REFUSED = 'Insufficient funds in your Stripe balance.'

describe('a decision that is not carried out', () => {
  it.each([
    ['processing', 'It is still being processed; the shop goes on trying by itself.'],
    ['rejecting', 'Its payment is not given back yet; the shop goes on trying by itself.'],
    ['cancelling', 'Its payment is not given back yet; the shop goes on trying by itself.'],
  ] as const)('%s is said with what the last try failed of, once it has taken long', (status, soFar) => {
    const after = (minutes: number, lastRefusal: string | null) => {
      const approval = approvalRow({ status, updated_at: new Date(NOW.getTime() - minutes * 60_000) })
      const bundle = bundleOf({ approval, submission: null, lastRefusal })
      expect(isOdd(bundle)).toBe(false)
      return attentionOf(bundle, NOW)
    }
    expect(after(10, REFUSED)).toEqual([])
    expect(after(20, null)).toEqual([soFar])
    expect(after(20, REFUSED)).toEqual([`${soFar} The last try failed: ${REFUSED}`])
  })

  it('leaves out what is nobody’s to read', () => {
    const refused = 'Invalid API Key provided: sk_live_abc for ada@example.com'
    expect(sayStuckDecision('rejecting', refused)).toMatch(
      / The last try failed: Invalid API Key provided: sk_\[key\] for \[e-mail\]$/,
    )
  })
})
