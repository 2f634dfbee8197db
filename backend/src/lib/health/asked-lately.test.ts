import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askedLately } from './asked-lately'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('asks once for all who look within the time, and anew after it', async () => {
  let there = true
  let asked = 0
  const look = askedLately(30_000, () => {
    asked += 1
    return Promise.resolve(there)
  })
  expect(await Promise.all([look(), look()])).toEqual([true, true])
  there = false
  vi.advanceTimersByTime(29_000)
  expect([await look(), asked]).toEqual([true, 1])
  vi.advanceTimersByTime(1000)
  expect([await look(), await look(), asked]).toEqual([false, false, 2])
})
