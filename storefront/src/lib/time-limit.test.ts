import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { timeLimit } from './time-limit'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A caller's signal that knows how many listen to it. */
function caller() {
  const controller = new AbortController()
  const { signal } = controller
  const [add, remove] = [signal.addEventListener.bind(signal), signal.removeEventListener.bind(signal)]
  const heard = new Set<unknown>()
  signal.addEventListener = (type: string, tell: EventListenerOrEventListenerObject) => {
    heard.add(tell)
    add(type, tell)
  }
  signal.removeEventListener = (type: string, tell: EventListenerOrEventListenerObject) => {
    heard.delete(tell)
    remove(type, tell)
  }
  return { controller, signal, listeners: () => heard.size }
}

test('it comes when the time is up, and leaves nothing at the caller', () => {
  const { signal, listeners } = caller()
  const limit = timeLimit(1000, signal)
  vi.advanceTimersByTime(999)
  expect([limit.signal.aborted, limit.late(), listeners()]).toEqual([false, false, 1])
  vi.advanceTimersByTime(1)
  expect([limit.signal.aborted, limit.late(), listeners()]).toEqual([true, true, 0])
  expect(limit.signal.reason).toMatchObject({ name: 'TimeoutError' })
})

test('a caller who gives up ends it, with the reason, and is not taken for the clock', () => {
  const { controller, signal, listeners } = caller()
  const limit = timeLimit(1000, signal)
  controller.abort('gone')
  expect([limit.signal.aborted, limit.signal.reason, limit.late()]).toEqual([true, 'gone', false])
  expect([listeners(), vi.getTimerCount()]).toEqual([0, 0])
  limit.afresh()
  expect(vi.getTimerCount()).toBe(0)
  expect(timeLimit(1000, signal).signal.aborted).toBe(true)
  expect([listeners(), vi.getTimerCount()]).toEqual([0, 0])
})

test('what is over comes no more; what begins afresh has the whole time', () => {
  const { controller, signal, listeners } = caller()
  const limit = timeLimit(1000, signal)
  vi.advanceTimersByTime(900)
  limit.afresh()
  vi.advanceTimersByTime(900)
  expect(limit.signal.aborted).toBe(false)
  limit.over()
  expect([listeners(), vi.getTimerCount()]).toEqual([0, 0])
  controller.abort()
  expect(limit.signal.aborted).toBe(false)
})
