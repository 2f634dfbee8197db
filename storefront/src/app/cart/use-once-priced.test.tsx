import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useOncePriced } from './use-once-priced'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The cart's page, with the sum that it shows; each press that counts as what was shown then, and what is shown now. */
function cart(asking: boolean) {
  const paid: number[][] = []
  const view = renderHook(
    ({ total, asking }) => useOncePriced((seen) => paid.push([seen.total, total]), { total }, asking),
    { initialProps: { total: 10.01, asking } },
  )
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  return { ...view, paid, pass, press: () => act(() => view.result.current.press()) }
}

test('with a price that is known, a press counts at once', () => {
  const { paid, press, result } = cart(false)
  press()
  expect([paid, result.current.waiting]).toEqual([[[10.01, 10.01]], false])
})

test('a press waits for the price, and counts once, with the sum as it then is beside the one that was seen', () => {
  const { paid, press, pass, rerender, result } = cart(true)
  press()
  pass(1000)
  rerender({ total: 12, asking: true })
  press()
  expect([paid, result.current.waiting]).toEqual([[], true])
  rerender({ total: 10, asking: false })
  pass(0)
  expect([paid, result.current.waiting]).toEqual([[[10.01, 10]], false])
  pass(60_000)
  expect(paid).toHaveLength(1)
})

test('a price that does not come is not waited for for ever; who leaves starts nothing', () => {
  const slow = cart(true)
  slow.press()
  slow.pass(5000)
  expect(slow.paid).toEqual([[10.01, 10.01]])
  const gone = cart(true)
  gone.press()
  gone.unmount()
  vi.advanceTimersByTime(60_000)
  expect(gone.paid).toEqual([])
})
