import { vi } from 'vitest'

const full = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}
const forbidden = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
const unreachable = (name: 'localStorage' | 'sessionStorage') =>
  Object.defineProperty(globalThis, name, { configurable: true, get: forbidden })

/** Ways in which browsers refuse to keep something; each holds for both storages unless it says otherwise. */
export const REFUSALS = {
  'full storages': () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
  },
  'a full local storage': () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, value) {
      if (this === localStorage) full()
      // The other way of writing it: the spy stands in the first.
      Reflect.set(this, name, value)
    })
  },
  'storages that nobody may look at': () => {
    unreachable('localStorage')
    unreachable('sessionStorage')
  },
  'storages whose every call is refused': () => {
    for (const call of ['getItem', 'setItem', 'removeItem', 'key'] as const)
      vi.spyOn(Storage.prototype, call).mockImplementation(forbidden)
  },
} as const
export type Refusal = keyof typeof REFUSALS

const places = ['localStorage', 'sessionStorage'] as const
const before = places.map((name) => Object.getOwnPropertyDescriptor(globalThis, name))

/** Lets the browser keep things again, and forgets what it kept. */
export function allowStorage(): void {
  vi.restoreAllMocks()
  places.forEach((name, at) => {
    const own = before[at]
    if (own) Object.defineProperty(globalThis, name, own)
  })
  localStorage.clear()
  sessionStorage.clear()
}
