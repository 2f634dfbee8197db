import { afterEach, expect, test, vi } from 'vitest'
import { followTabs } from './follow-tabs'
import { announceEnd, answerTabs, askTabs, stopAnsweringTabs } from './tabs'

afterEach(stopAnsweringTabs)

const change = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))

test('a tab that holds a token gives it to one that asks; without one nobody waits long', async () => {
  expect(await askTabs()).toBeNull()
  let token: string | null = 'abc'
  answerTabs(() => token)
  expect(await askTabs()).toBe('abc')
  token = null
  expect(await askTabs()).toBeNull()
})

test('what other tabs did is heard, until one stops listening', () => {
  const onEnd = vi.fn()
  const onPerson = vi.fn()
  const onForgotten = vi.fn()
  const stop = followTabs({ onEnd, onPerson, onForgotten })
  change('session_end', 'signedOut cus_1 1764360000000')
  change('session_end', 'expired  1764360000001')
  change('session_end', null)
  change('user', '{"name":"Ada"}')
  change('user', null)
  change('caseloom_cart', '[]')
  expect(onEnd.mock.calls).toEqual([
    ['signedOut', 'cus_1', 1_764_360_000_000],
    ['expired', undefined, 1_764_360_000_001],
  ])
  expect(onPerson).toHaveBeenCalledOnce()
  expect(onForgotten).not.toHaveBeenCalled()
  answerTabs(() => 'abc')
  change('user', null)
  expect(onForgotten).toHaveBeenCalledOnce()
  stop()
  change('session_end', 'expired cus_1')
  expect(onEnd).toHaveBeenCalledTimes(2)
})

test('saying how a session ended leaves nothing in the storage', () => {
  announceEnd('expired')
  expect(localStorage.getItem('session_end')).toBeNull()
})
