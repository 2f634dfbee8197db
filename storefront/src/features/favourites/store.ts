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

/** Presses that the shop has not answered yet; its answers to others must not undo what they show. */
const pending = new Map<number, boolean>()

/**
 * An account's marks are only ever kept in memory: signed out, the browser holds nothing of them. A guest's are kept
 * in local storage until they have been taken over.
 */
export const useFavouritesStore = create<FavouritesState>()((set, get) => {
  let listening = false

  /** The shop's list with the presses that are still on their way. */
  const settled = (ids: readonly number[]) =>
    [...pending].reduce<number[]>((list, [id, marked]) => withMark(list, id, marked), [...ids])

  /** Late answers about somebody who has gone change nothing. */
  const showAccount = (owner: string, ids: readonly number[]) => {
    if (get().owner === owner) set({ ids: settled(ids), ready: true })
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
      pending.clear()
      set({ owner: null, ids: readFavourites(), ready: true })
    },
    follow: async (customerId) => {
      const { owner, ready, ids } = get()
      // What the browser could not keep is taken over all the same, and so is what did not get through before.
      const unkept = owner === null || (owner === customerId && !ready) ? ids : []
      const own = [...new Set([...unkept, ...readFavourites()])].slice(0, FAVOURITES_MAX)
      if (owner !== customerId) {
        pending.clear()
        set({ owner: customerId, ids: own, ready: false })
      }
      const { productIds } =
        own.length > 0
          ? await api.call('mergeFavourites', { body: { productIds: own } })
          : await api.call('listFavourites')
      if (own.length > 0) writeFavourites([])
      showAccount(customerId, productIds)
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
      pending.set(id, marked)
      const params = { productId: String(id) }
      try {
        const answer = await api.call(marked ? 'addFavourite' : 'removeFavourite', { params })
        if (pending.get(id) === marked) pending.delete(id)
        showAccount(owner, answer.productIds)
        return true
      } catch {
        // Rolled back, unless it was pressed again meanwhile.
        if (get().owner === owner && pending.get(id) === marked) {
          pending.delete(id)
          set({ ids: withMark(get().ids, id, !marked) })
        }
        return false
      }
    },
  }
})
