import { create } from 'zustand'
import { formatMoney } from '~/lib/money'
import { toast } from '~/lib/toast'
import {
  LINES_MAX,
  QUANTITY_MAX,
  makeLine,
  sameCase,
  type AppliedPromo,
  type CartLine,
  type NewCartLine,
} from './lib/cart-line'
import { priceNews, withPrice, type PresentPrice } from './lib/news'
import { EMPTY_CART, leave, withChanges, type Change, type StoredCart } from './lib/operations'
import { CART_KEY, cartText, parseCart, savedText, saveText } from './lib/stored-cart'
import { totalsOf, type CartTotals } from './lib/totals'

/** What was taken out last, for Undo. */
export interface Removal {
  lines: { line: CartLine; at: number }[]
  promo: AppliedPromo | null
  words: string
}

interface CartState extends StoredCart, CartTotals {
  /** False until the saved cart was read; the server and the first paint show an empty one. */
  loaded: boolean
  /** `unkept`: this browser keeps nothing. `damaged`: what it kept could not be read in full. */
  trouble: 'unkept' | 'damaged' | null
  /** What changed without the shopper's doing: sentences, until they are dismissed. */
  news: string[]
  removal: Removal | null
  /** The line that was just added, while the drawer shows it. */
  shown: { id: string; quantity: number; replaced: boolean } | null
  /** The line that is being changed, while the studio is open: it stays until the new case takes its place. */
  editing: string | null
  load: () => void
  /** Reads what another tab may have saved a moment ago, whose change must not be lost. */
  catchUp: () => void
  /**
   * `replaces`: the line whose place it takes, null for none. False where the cart has no room for it, which is said.
   */
  addItem: (line: NewCartLine, replaces?: string | null) => boolean
  removeItem: (id: string) => void
  setQuantity: (id: string, quantity: number) => void
  applyPromo: (promo: AppliedPromo, options?: { silent?: boolean }) => void
  removePromo: (options?: { silent?: boolean }) => void
  updatePrices: (prices: readonly PresentPrice[]) => void
  clear: () => void
  restore: () => void
  /** They have gone, be it that their session ended with the browser: the cart is kept in the account. */
  leaveAccount: () => void
  tell: (sentences: readonly string[]) => void
  /** For what stays in step with the account, and for what was paid: changes the saved cart as it now is. */
  rewrite: (next: (cart: StoredCart) => StoredCart) => void
}

// One toast for one sentence, however often it is said.
const say = (sentence: string) => toast.success(sentence, { id: sentence })
const UNDO_MS = 8000

export const UNKEPT =
  'This browser does not keep your cart. It stays here until you close or reload this page.'

const worth = ({ percent, amount }: AppliedPromo) =>
  percent ? ` ${percent}% off` : amount ? ` ${formatMoney(amount)} off` : ''

export const useCartStore = create<CartState>()((set, get) => {
  /** What the storage held when it was last read or written; null where it holds nothing. */
  let known: string | null = null
  /** The shopper was told that nothing is kept; once is enough. */
  let warned = false
  /** What the last toast offers to put back. */
  let undoable: Removal | null = null

  const present = (): StoredCart => {
    const { items, appliedPromo, owner, pending, payment, aside } = get()
    return { items, appliedPromo, owner, pending, payment, aside }
  }
  /** What was said to one customer, and what they could take back, is nothing to the next. */
  function forgetTalk(): void {
    undoable = null
    set({ removal: null, news: [], shown: null, editing: null })
  }
  function show(cart: StoredCart): void {
    const before = get().owner
    set({ ...cart, ...totalsOf(cart.items, cart.appliedPromo) })
    if (before !== null && before !== cart.owner) forgetTalk()
  }

  function take(saved: string | null): void {
    known = saved
    const { cart, damaged } = parseCart(saved)
    show(cart)
    if (damaged) set({ trouble: 'damaged' })
  }

  function catchUp(): void {
    get().load()
    if (get().trouble === 'unkept') return
    const saved = savedText()
    if (saved !== undefined && saved !== known) take(saved)
  }

  function rewrite(next: (cart: StoredCart) => StoredCart): void {
    catchUp()
    const cart = next(present())
    const saved = cartText(cart)
    // Nothing changed: the whole page would be drawn again for it.
    if (saved === known && get().trouble === null) return
    show(cart)
    if (saveText(saved)) {
      known = saved
      if (get().trouble === 'unkept') set({ trouble: null })
    } else {
      set({ trouble: 'unkept' })
      if (!warned) toast(UNKEPT, { id: 'cart-unkept', duration: UNDO_MS })
      warned = true
    }
  }
  const change = (changes: readonly Change[]) => rewrite((cart) => withChanges(cart, changes))
  const lineOf = (id: string | null) => get().items.find((line) => line.id === id)

  /** Takes lines out so that they can be put back where they were. */
  function takeOut(ids: readonly string[], words: string, promo: AppliedPromo | null): void {
    const lines = get().items.flatMap((line, at) => (ids.includes(line.id) ? { line, at } : []))
    change(ids.map((id) => ({ kind: 'remove', id })))
    if (promo) rewrite((cart) => ({ ...cart, appliedPromo: null }))
    const removal = { lines, promo, words }
    set({ removal })
    undoable = removal
    // The toast outlives the page of the cart, and what it offers with it.
    const onPress = () => {
      if (undoable === removal) putBack(removal)
    }
    toast.success(words, { id: 'cart-removal', duration: UNDO_MS, action: { label: 'Undo', onPress } })
  }

  function putBack({ lines, promo }: Removal): void {
    undoable = null
    set({ removal: null })
    change(lines.map(({ line, at }) => ({ kind: 'add', line, at })))
    if (promo) rewrite((cart) => ({ ...cart, appliedPromo: cart.appliedPromo ?? promo }))
    const [first] = lines
    const one = first && lines.length === 1
    toast.success(one ? `${first.line.name} is back in your cart` : 'Your cart is back', {
      id: 'cart-removal',
    })
  }

  return {
    ...EMPTY_CART,
    ...totalsOf([], null),
    loaded: false,
    trouble: null,
    news: [],
    removal: null,
    shown: null,
    editing: null,
    load: () => {
      if (get().loaded || typeof window === 'undefined') return
      set({ loaded: true })
      const saved = savedText()
      if (saved === undefined) set({ trouble: 'unkept' })
      else take(saved)
      // Another tab changed the cart, or emptied the whole storage: show the same.
      window.addEventListener('storage', ({ key }) => {
        if ((key === CART_KEY || key === null) && get().trouble !== 'unkept') catchUp()
      })
    },
    addItem: (wanted, replaces = null) => {
      catchUp()
      const line = makeLine(wanted)
      const replaced = lineOf(replaces)
      const { items } = get()
      const same = items.find((other) => other !== replaced && sameCase(other, line))
      if (!replaced && !same && items.length >= LINES_MAX) {
        toast.error(`A cart holds at most ${LINES_MAX} different cases. Please remove one first.`)
        return false
      }
      if (!replaced) change([{ kind: 'add', line }])
      else if (!sameCase(replaced, line)) {
        const at = items.indexOf(replaced)
        const next = { ...line, quantity: replaced.quantity }
        change([
          { kind: 'remove', id: replaced.id },
          { kind: 'add', line: next, at },
        ])
      }
      const here = get().items.find((other) => sameCase(other, line))
      const whole = (same?.quantity ?? 0) + (replaced ?? line).quantity
      if (here && here.quantity < whole)
        toast.error(
          `A cart holds at most ${QUANTITY_MAX} of one case. It has ${here.quantity} of ${line.name} now.`,
        )
      const added = replaced !== undefined || here?.quantity !== same?.quantity
      set({
        removal: null,
        // Another line may be in the studio by now.
        editing: get().editing === replaces ? null : get().editing,
        shown:
          here && added ? { id: here.id, quantity: line.quantity, replaced: replaced !== undefined } : null,
      })
      return added
    },
    removeItem: (id) => {
      catchUp()
      const line = lineOf(id)
      if (line) takeOut([id], `${line.name} removed from cart`, null)
    },
    setQuantity: (id, quantity) => {
      if (quantity <= 0) get().removeItem(id)
      else change([{ kind: 'set', id, quantity }])
    },
    applyPromo: (promo, options) => {
      rewrite((cart) => ({ ...cart, appliedPromo: promo }))
      if (!options?.silent) say(`Promo code applied!${worth(promo)}`)
    },
    removePromo: (options) => {
      rewrite((cart) => ({ ...cart, appliedPromo: null }))
      if (!options?.silent) say('Promo code removed')
    },
    updatePrices: (prices) => {
      const byId = new Map(prices.map((price) => [price.id, price]))
      const priced = (line: CartLine) => {
        const today = byId.get(line.id)
        return today ? withPrice(line, today) : line
      }
      get().tell(priceNews(get().items, prices))
      rewrite((cart) => ({
        ...cart,
        items: cart.items.map(priced),
        // What is on its way to the shop is shown on top of its answers, and would bring the old price back.
        pending: cart.pending.map((each) =>
          each.kind === 'add' ? { ...each, line: priced(each.line) } : each,
        ),
      }))
    },
    clear: () => {
      catchUp()
      const { items, appliedPromo } = get()
      takeOut(
        items.map(({ id }) => id),
        'Cart cleared',
        appliedPromo,
      )
    },
    restore: () => {
      const { removal } = get()
      if (removal) putBack(removal)
    },
    leaveAccount: () => {
      catchUp()
      // A guest's page, which learns on each load that nobody is signed in, leaves nothing.
      if (get().owner !== null) rewrite(leave)
    },
    catchUp,
    tell: (sentences) => {
      // Two designs on the same case change their price together.
      const fresh = [...new Set(sentences)].filter((sentence) => !get().news.includes(sentence))
      if (fresh.length > 0) set({ news: [...get().news, ...fresh] })
    },
    rewrite,
  }
})
