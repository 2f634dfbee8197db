import { describe, expect, it } from 'vitest'
import { rememberedCaptureBefore } from './capture-before'

describe('until when a payment can be captured, as its row remembers it', () => {
  const session = { id: 'cs_test_1', url: null, payment_intent: 'pi_1', amount_total: 2980, currency: 'gbp' }
  it.each([
    ['an authorised payment', { ...session, capture_before: 1_795_000_000 }, '2026-11-18T11:06:40.000Z'],
    ['one whose session was opened and not looked at since', { ...session, capture_before: null }, null],
    ['one that Medusa made and that the provider has not seen', {}, null],
    ['one without data', null, null],
    ['a word', { capture_before: 'soon' }, null],
    ['no time there is', { capture_before: 1e300 }, null],
  ])('%s', (_name, data, expected) => {
    expect(rememberedCaptureBefore(data)?.toISOString() ?? null).toBe(expected)
  })
})
