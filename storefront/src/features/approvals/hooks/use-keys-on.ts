import { create } from 'zustand'

export const KEYS_OFF = 'caseloom_keys_off'

/** A blocked storage reads as one that says nothing. */
function read(): boolean {
  try {
    return localStorage.getItem(KEYS_OFF) === null
  } catch {
    return true
  }
}

/** Whether single keys steer the panel's lists. Whoever dictates to their machine, or often slips, can do without. */
export const useKeysOn = create<{ on: boolean; turn: (on: boolean) => void }>()((set) => ({
  on: read(),
  turn: (on) => {
    set({ on })
    try {
      if (on) localStorage.removeItem(KEYS_OFF)
      else localStorage.setItem(KEYS_OFF, '1')
    } catch {
      // What the browser does not keep lasts as long as the page.
    }
  },
}))
