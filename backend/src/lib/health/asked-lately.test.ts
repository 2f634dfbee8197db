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

it('asks anew at once where what it was told is not worth keeping', async () => {
  let fault: string | null = null
  let asked = 0
  const look = askedLately(
    10_000,
    () => {
      asked += 1
      return Promise.resolve(fault)
    },
    (told) => told === null,
  )
  expect([await look(), await look(), asked]).toEqual([null, null, 1])
  fault = 'It is away'
  vi.advanceTimersByTime(10_000)
  expect([await look(), asked]).toEqual(['It is away', 2])
  fault = null
  expect([await look(), asked]).toEqual([null, 3])
})
