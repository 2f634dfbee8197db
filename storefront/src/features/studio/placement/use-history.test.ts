import type { Placement } from '@caseloom/contract'
import { act, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CENTRED } from '~/components/case/placement'
import { useHistory } from './use-history'

const studio = () =>
  renderHook(() => {
    const [placement, place] = useState<Placement>(CENTRED)
    return {
      placement,
      history: useHistory(placement, (change) => place({ ...placement, ...change }), 'one'),
    }
  })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('takes a whole drag back at once, however slow the hand or the machine', () => {
  const { result } = studio()
  for (const x of [0.1, 0.2, 0.3]) {
    act(() => result.current.history.change({ x }, 'hold 1', true))
    vi.advanceTimersByTime(2_000)
  }
  expect(result.current.placement.x).toBe(0.3)
  act(() => void result.current.history.undo())
  expect(result.current.placement.x).toBe(0)
  expect(result.current.history.canUndo).toBe(false)
})

it('keeps two drags apart, however quickly they follow', () => {
  const { result } = studio()
  act(() => result.current.history.change({ x: 0.1 }, 'hold 1', true))
  act(() => result.current.history.change({ x: 0.2 }, 'hold 2', true))
  act(() => void result.current.history.undo())
  expect(result.current.placement.x).toBe(0.1)
})

it('joins presses of a key that follow quickly, and no others', () => {
  const { result } = studio()
  const press = (x: number) => act(() => result.current.history.change({ x }, 'key ArrowRight'))
  press(0.01)
  vi.advanceTimersByTime(200)
  press(0.02)
  vi.advanceTimersByTime(2_000)
  press(0.03)
  act(() => void result.current.history.undo())
  expect(result.current.placement.x).toBe(0.02)
  act(() => void result.current.history.undo())
  expect(result.current.placement.x).toBe(0)
})
