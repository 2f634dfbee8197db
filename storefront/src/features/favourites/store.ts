import { create } from 'zustand'
import { api } from '~/lib/api-client'
import {
  FAVOURITES_KEY,
  FAVOURITES_MAX,
  parseFavourites,
  readFavourites,
  writeFavourites,
} from './lib/stored-favourites'

interface FavouritesState {
  /** Numbers of the marked products, latest first. */
  ids: number[]
  /** False until it is known what is marked; the server and the first paint show nothing marked. */
  ready: boolean
  /** Whose they are: a customer's id, or null for this browser's own. */
  owner: string | null
  /** Shows this browser's own marks: for guests, and after signing out. */
  showOwn: () => void
  /** Takes this browser's marks over into the account, shows the account's, and is repeated to stay in step. */
  follow: (customerId: string) => Promise<void>
  /** Marks or unmarks; answers whether that stands. */
  toggle: (id: number) => Promise<boolean>
}

const withMark = (ids: readonly number[], id: number, marked: boolean): number[] => {
  const others = ids.filter((other) => other !== id)
  return marked ? [id, ...others] : others
}

interface Press {
  marked: boolean
  /** The last question whose answer may be from before the shop had made of it what it shows. */
  until: number
}

/** Its answers to what was asked before must not undo what presses show. */
const presses = new Map<number, Press>()
/** Questions so far, each of which is answered by the whole list. */
let asked = 0

/**
 * An account's marks are only ever kept in memory: signed out, the browser holds nothing of them. A guest's are kept
 * in local storage until they have been taken over.
 */
export const useFavouritesStore = create<FavouritesState>()((set, get) => {
  let listening = false

  /** Shows the answer to a question, with the presses that it may not know. Late ones about somebody who has gone change nothing. */
  function showAccount(owner: string, question: number, ids: readonly number[]): void {
    if (get().owner !== owner) return
    const unknown = [...presses].filter(([, { until }]) => until >= question)
    set({
      ids: unknown.reduce((list, [id, { marked }]) => withMark(list, id, marked), [...ids]),
      ready: true,
    })
  }

  function listen(): void {
    if (listening) return
    listening = true
    // Another tab of a guest marked something, or emptied the whole storage: show the same.
    window.addEventListener('storage', (event) => {
      const concerns = event.key === FAVOURITES_KEY || event.key === null
      if (concerns && get().owner === null) set({ ids: parseFavourites(event.newValue) })
    })
  }

  return {
    ids: [],
    ready: false,
    owner: null,
    showOwn: () => {
      listen()
      presses.clear()
      set({ owner: null, ids: readFavourites(), ready: true })
    },
    follow: async (customerId) => {
      const { owner, ready, ids } = get()
      // What the browser could not keep is taken over all the same, and so is what did not get through before.
      const unkept = owner === null || (owner === customerId && !ready) ? ids : []
      const own = [...new Set([...unkept, ...readFavourites()])].slice(0, FAVOURITES_MAX)
      if (owner !== customerId) {
        presses.clear()
        set({ owner: customerId, ids: own, ready: false })
      }
      const question = ++asked
      const { productIds } =
        own.length > 0
          ? await api.call('mergeFavourites', { body: { productIds: own } })
          : await api.call('listFavourites')
      if (own.length > 0) writeFavourites([])
      showAccount(customerId, question, productIds)
    },
    toggle: async (id) => {
      const { owner, ready } = get()
      // Pressed before it was known what is marked: what is kept must not be lost.
      const ids = owner === null && !ready ? readFavourites() : get().ids
      const marked = !ids.includes(id)
      const next = withMark(ids, id, marked)
      set({ ids: next })
      if (owner === null) {
        writeFavourites(next)
        return true
      }
      const press: Press = { marked, until: Infinity }
      presses.set(id, press)
      const question = ++asked
      const params = { productId: String(id) }
      try {
        const answer = await api.call(marked ? 'addFavourite' : 'removeFavourite', { params })
        press.until = asked
        showAccount(owner, question, answer.productIds)
        return true
      } catch {
        // Rolled back, unless it was pressed again meanwhile.
        if (get().owner === owner && presses.get(id) === press) {
          presses.delete(id)
          set({ ids: withMark(get().ids, id, !marked) })
        }
        return false
      }
    },
  }
})
