import { create } from 'zustand'
import {
  addPhone,
  choosePhone,
  keepKnown,
  markAsked,
  NOBODY,
  parseHousehold,
  rememberPhone,
  removePhone,
  replacePhone,
  type Household,
} from './lib/household'

export const PHONES_KEY = 'caseloom_phones'

interface PhonesState extends Household {
  /** False until the browser's storage was read; the server and the first paint know no phone. */
  loaded: boolean
  load: () => void
  /** Remembers the phone and shops for it. */
  add: (name: string) => void
  /** Remembers somebody else's phone. */
  remember: (name: string) => void
  replace: (before: string, name: string) => void
  remove: (name: string) => void
  /** Null shops for every phone. */
  choose: (name: string | null) => void
  keepKnown: (known: ReadonlySet<string>) => void
  markAsked: (lines: readonly string[]) => void
}

/** A blocked storage reads as a household without phones. */
function read(): Household {
  try {
    return parseHousehold(localStorage.getItem(PHONES_KEY))
  } catch {
    return NOBODY
  }
}

function write(household: Household): void {
  try {
    localStorage.setItem(PHONES_KEY, JSON.stringify({ version: 1, ...household }))
  } catch {
    // What the browser does not keep lasts as long as the page.
  }
}

export const usePhonesStore = create<PhonesState>()((set, get) => {
  /** The saved phones are read first, or the first change would overwrite them. */
  function change(next: (household: Household) => Household): void {
    get().load()
    const { phones, active, asked } = get()
    const before = { phones, active, asked }
    const after = next(before)
    if (after === before) return
    set(after)
    write(after)
  }

  return {
    ...NOBODY,
    loaded: false,
    load: () => {
      if (get().loaded || typeof window === 'undefined') return
      set({ ...read(), loaded: true })
      // Another tab learnt of a phone, or emptied the whole storage: know it here too.
      window.addEventListener('storage', (event) => {
        if (event.key === PHONES_KEY || event.key === null) set(parseHousehold(event.newValue))
      })
    },
    add: (name) => change((household) => addPhone(household, name)),
    remember: (name) => change((household) => rememberPhone(household, name)),
    replace: (before, name) => change((household) => replacePhone(household, before, name)),
    remove: (name) => change((household) => removePhone(household, name)),
    choose: (name) => change((household) => choosePhone(household, name)),
    keepKnown: (known) => change((household) => keepKnown(household, known)),
    markAsked: (lines) => change((household) => markAsked(household, lines)),
  }
})
