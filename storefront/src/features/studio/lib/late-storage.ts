import type { PersistStorage, StorageValue } from 'zustand/middleware'

const WAIT_MS = 300

/**
 * Keeps the newest state, written once the hand rests or the page is left: a drag changes it with each frame, and writing
 * it out takes longer than drawing it. Where the storage is blocked or full the state lasts as long as the page.
 */
export function lateStorage<State>(): PersistStorage<State> {
  const waiting = new Map<string, StorageValue<State>>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    for (const [name, value] of waiting) {
      try {
        localStorage.setItem(name, JSON.stringify(value))
      } catch {
        // Nothing is lost that is on the screen.
      }
    }
    waiting.clear()
  }
  if (typeof window !== 'undefined') {
    window.addEventListener('pagehide', write)
    // The last that a phone tells a page which it is going to end.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') write()
    })
  }
  return {
    getItem: (name) => {
      try {
        return (
          waiting.get(name) ??
          (JSON.parse(localStorage.getItem(name) ?? 'null') as StorageValue<State> | null)
        )
      } catch {
        return null
      }
    },
    setItem: (name, value) => {
      waiting.set(name, value)
      timer ??= setTimeout(write, WAIT_MS)
    },
    removeItem: (name) => {
      waiting.delete(name)
      try {
        localStorage.removeItem(name)
      } catch {
        // Nothing to take away.
      }
    },
  }
}
