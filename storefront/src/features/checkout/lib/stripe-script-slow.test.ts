import { afterEach, expect, it, vi } from 'vitest'
import { loadStripeScript } from './stripe-script'

afterEach(() => vi.useRealTimers())

it('does not wait without end for a script that never comes', async () => {
  vi.useFakeTimers()
  const told = expect(loadStripeScript('pk_test_a')).rejects.toThrow(/^Stripe not loaded/)
  await vi.advanceTimersByTimeAsync(12_000)
  await told
})
