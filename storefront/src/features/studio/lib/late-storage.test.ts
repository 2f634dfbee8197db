import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lateStorage } from './late-storage'

const kept = () => localStorage.getItem('draft')
const trouble = { onUnkept: vi.fn(), onUnreadable: vi.fn() }
const late = () => lateStorage<{ step: number }>(trouble)
const value = (step: number) => ({ state: { step }, version: 1 })

describe('a storage that waits', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    localStorage.clear()
    sessionStorage.clear()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.clearAllMocks()
  })

  it('writes the newest of many changes once', () => {
    const write = vi.spyOn(Storage.prototype, 'setItem')
    const storage = late()
    for (let step = 0; step < 60; step++) {
      void storage.setItem('draft', value(step))
      vi.advanceTimersByTime(4)
    }
    expect(write).not.toHaveBeenCalled()
    vi.advanceTimersByTime(300)
    // In the tab and for the next one.
    expect(write).toHaveBeenCalledTimes(2)
    expect(JSON.parse(kept() ?? '')).toEqual(value(59))
  })

  it('does not wait for a hand that never rests', () => {
    const storage = late()
    for (let step = 0; step < 100; step++) {
      void storage.setItem('draft', value(step))
      vi.advanceTimersByTime(10)
    }
    expect(kept()).not.toBeNull()
  })

  it('writes at once when the page is left', () => {
    const storage = late()
    void storage.setItem('draft', value(3))
    expect(kept()).toBeNull()
    window.dispatchEvent(new Event('pagehide'))
    expect(JSON.parse(kept() ?? '')).toEqual(value(3))
  })

  it('tells what it has, written or not, and nothing of what is damaged or taken away', () => {
    const storage = late()
    void storage.setItem('draft', value(2))
    expect(storage.getItem('draft')).toEqual(value(2))
    void storage.removeItem('draft')
    vi.advanceTimersByTime(300)
    expect(kept()).toBeNull()
    localStorage.setItem('draft', '{half')
    expect(storage.getItem('draft')).toBeNull()
    expect(trouble.onUnreadable).toHaveBeenCalledOnce()
    // Gone, so that it is told once.
    expect([storage.getItem('draft'), kept()]).toEqual([null, null])
    expect(trouble.onUnreadable).toHaveBeenCalledOnce()
  })

  it('takes the last tab’s where its own is spoiled', () => {
    localStorage.setItem('draft', JSON.stringify(value(5)))
    for (const spoiled of ['{half', '7', '"text"', 'null', '[]', '{}']) {
      sessionStorage.setItem('draft', spoiled)
      expect(late().getItem('draft')).toEqual(value(5))
    }
    expect(trouble.onUnreadable).not.toHaveBeenCalled()
  })

  it('brings each tab back its own, and a new tab the last one’s', () => {
    const storage = late()
    void storage.setItem('draft', value(2))
    vi.advanceTimersByTime(300)
    // Another tab, whose own place this one does not see.
    localStorage.setItem('draft', JSON.stringify(value(5)))
    expect(late().getItem('draft')).toEqual(value(2))
    sessionStorage.clear()
    expect(late().getItem('draft')).toEqual(value(5))
  })

  it('goes on where nothing may be kept', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const storage = late()
    void storage.setItem('draft', value(1))
    expect(() => vi.advanceTimersByTime(300)).not.toThrow()
    expect(trouble.onUnkept).toHaveBeenCalledOnce()
  })
})
