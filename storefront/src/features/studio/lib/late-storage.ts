import type { PersistStorage, StorageValue } from 'zustand/middleware'
import { forgetStored, inEachStorage } from '~/lib/each-storage'

const WAIT_MS = 300

interface Trouble {
  /** Nowhere was room for it: the state lasts as long as the page. */
  onUnkept: () => void
  /** Something was there that could not be read. It is gone. */
  onUnreadable: () => void
}

const isKept = <State>(value: unknown): value is StorageValue<State> =>
  typeof value === 'object' && value !== null && 'state' in value

/** The page's own tab first: what another tab does must not change what a reload brings back. A new tab begins with the last one's. */
function readFirst<State>(name: string, { onUnreadable }: Trouble): StorageValue<State> | null {
  const found: StorageValue<State>[] = []
  let spoiled = 0
  inEachStorage((place) => {
    const text = place.getItem(name)
    if (text === null) return
    spoiled += 1
    const value: unknown = JSON.parse(text)
    if (isKept<State>(value)) found.push(value)
  })
  const [first = null] = found
  if (first || spoiled === 0) return first
  forgetStored((each) => each === name)
  onUnreadable()
  return null
}

/**
 * Keeps the newest state, written once the hand rests or the page is left: a drag changes it with each frame, and writing
 * it out takes longer than drawing it.
 */
export function lateStorage<State>(trouble: Trouble): PersistStorage<State> {
  const waiting = new Map<string, StorageValue<State>>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    for (const [name, value] of waiting) {
      const text = JSON.stringify(value)
      if (inEachStorage((place) => place.setItem(name, text)) === 0) trouble.onUnkept()
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
    getItem: (name) => waiting.get(name) ?? readFirst<State>(name, trouble),
    setItem: (name, value) => {
      waiting.set(name, value)
      timer ??= setTimeout(write, WAIT_MS)
    },
    removeItem: (name) => {
      waiting.delete(name)
      inEachStorage((place) => place.removeItem(name))
    },
  }
}
