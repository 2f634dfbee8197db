import { create } from 'zustand'
import type { Analytics } from './analytics'

/** To be raised when the shop would keep more than it asked for. */
const LIST = 1
const KEY = 'caseloom_consent'
const KEPT_DAYS = 183
const A_DAY_MS = 86_400_000

/** What a visitor decided. `counting` null: not asked, or not answered yet. */
export interface Consent {
  counting: boolean | null
  /** Pages that were seen open without a connection. An improvement that one may object to. */
  offline: boolean
}
export const UNDECIDED: Consent = { counting: null, offline: true }

/** What an answer holds for: another script is another question. */
export const listOf = (analytics: Analytics | null): string =>
  [LIST, ...(analytics ? [analytics.counter, analytics.origin] : [])].join(' ')

/** What is stored as a decision, or {@link UNDECIDED} where it is none, or one of another list or too old a day. */
export function readConsent(stored: string | null, list: string, now: number): Consent {
  try {
    const value = JSON.parse(stored ?? 'null') as Partial<Consent & { list: string; at: number }> | null
    if (!value || typeof value.at !== 'number' || now - value.at > KEPT_DAYS * A_DAY_MS || value.at > now)
      return UNDECIDED
    return {
      counting: value.list === list && typeof value.counting === 'boolean' ? value.counting : null,
      offline: value.offline !== false,
    }
  } catch {
    return UNDECIDED
  }
}

const stored = (): string | null => {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

interface ConsentStore extends Consent {
  /** Whether visits may be counted has been read. */
  loaded: boolean
  load: (analytics: Analytics | null) => void
  decide: (consent: Consent, analytics: Analytics | null) => void
}

/** The decision, remembered for half a year in this browser. */
export const useConsent = create<ConsentStore>()((set) => ({
  ...UNDECIDED,
  // What was objected to holds from the beginning, whoever is to count visits.
  offline: readConsent(stored(), '', Date.now()).offline,
  loaded: false,
  load: (analytics) => set({ ...readConsent(stored(), listOf(analytics), Date.now()), loaded: true }),
  decide: (consent, analytics) => {
    set({ ...consent, loaded: true })
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...consent, list: listOf(analytics), at: Date.now() }))
    } catch {
      // Then it is asked for again on the next visit, and obeyed until then.
    }
  },
}))
