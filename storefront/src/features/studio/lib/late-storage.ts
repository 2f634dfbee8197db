import type { PersistStorage, StorageValue } from 'zustand/middleware'

const WAIT_MS = 300

/** The page's own tab first: what another tab does must not change what a reload brings back. A new tab begins with the last one's. */
const PLACES = [() => sessionStorage, () => localStorage] as const

/** Does it in each place that may be used; blocked or full ones are left out. */
function inEach(what: (place: Storage) => void): void {
  for (const place of PLACES) {
    try {
      what(place())
    } catch {
      // Nothing is lost that is on the screen.
    }
  }
}

function readFirst<State>(name: string): StorageValue<State> | null {
  let found: StorageValue<State> | null = null
  inEach((place) => {
    found ??= JSON.parse(place.getItem(name) ?? 'null') as StorageValue<State> | null
  })
  return found
}

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
      const text = JSON.stringify(value)
      inEach((place) => place.setItem(name, text))
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
    getItem: (name) => waiting.get(name) ?? readFirst<State>(name),
    setItem: (name, value) => {
      waiting.set(name, value)
      timer ??= setTimeout(write, WAIT_MS)
    },
    removeItem: (name) => {
      waiting.delete(name)
      inEach((place) => place.removeItem(name))
    },
  }
}
