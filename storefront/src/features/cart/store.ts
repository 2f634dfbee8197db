import { create } from 'zustand'
import { toast } from '~/lib/toast'
import {
  addLine,
  changeQuantity,
  makeLine,
  type AppliedPromo,
  type CartLine,
  type NewCartLine,
} from './lib/cart-line'
import { CART_KEY, parseCart, readCart, writeCart, type StoredCart } from './lib/stored-cart'
import { totalsOf, type CartTotals } from './lib/totals'

interface PresentPrice {
  id: string
  name: string
  price: number
  originalPrice: number | null
}

interface CartState extends StoredCart, CartTotals {
  /** False until the saved cart was read; the server and the first paint show an empty one. */
  loaded: boolean
  load: () => void
  addItem: (line: NewCartLine) => void
  removeItem: (id: string) => void
  setQuantity: (id: string, quantity: number) => void
  applyPromo: (promo: AppliedPromo) => void
  removePromo: (options?: { silent?: boolean }) => void
  updatePrices: (prices: readonly PresentPrice[]) => void
  clear: (options?: { silent?: boolean }) => void
}

// One toast for one sentence, however often it is said.
const say = (sentence: string) => toast.success(sentence, { id: sentence })

function withPrice(line: CartLine, present: PresentPrice): CartLine {
  const { originalPrice: _before, ...rest } = line
  const sale = present.originalPrice !== null && present.originalPrice > present.price
  return {
    ...rest,
    name: present.name,
    price: present.price,
    ...(sale && present.originalPrice !== null ? { originalPrice: present.originalPrice } : {}),
  }
}

export const useCartStore = create<CartState>()((set, get) => {
  const show = (cart: StoredCart) => set({ ...cart, ...totalsOf(cart.items, cart.appliedPromo) })

  /** Changes the cart and saves it. The saved cart is read first, or the first change would overwrite it. */
  function change(next: (cart: StoredCart) => Partial<StoredCart>): void {
    get().load()
    const { items, appliedPromo } = get()
    const cart = { items, appliedPromo, ...next({ items, appliedPromo }) }
    show(cart)
    writeCart(cart)
  }

  return {
    items: [],
    appliedPromo: null,
    ...totalsOf([], null),
    loaded: false,
    load: () => {
      if (get().loaded || typeof window === 'undefined') return
      show(readCart())
      set({ loaded: true })
      // Another tab changed the cart: show the same.
      window.addEventListener('storage', (event) => {
        if (event.key === CART_KEY) show(parseCart(event.newValue))
      })
    },
    addItem: (line) => {
      change(({ items }) => ({ items: addLine(items, makeLine(line)) }))
      say(`${line.name} added to cart!`)
    },
    removeItem: (id) => {
      get().load()
      const line = get().items.find((item) => item.id === id)
      if (!line) return
      change(({ items }) => ({ items: changeQuantity(items, id, 0) }))
      say(`${line.name} removed from cart`)
    },
    setQuantity: (id, quantity) => {
      if (quantity <= 0) get().removeItem(id)
      else change(({ items }) => ({ items: changeQuantity(items, id, quantity) }))
    },
    applyPromo: (promo) => {
      change(() => ({ appliedPromo: promo }))
      say(`Promo code applied! ${promo.percent}% off`)
    },
    removePromo: (options) => {
      change(() => ({ appliedPromo: null }))
      if (!options?.silent) say('Promo code removed')
    },
    updatePrices: (prices) => {
      const byId = new Map(prices.map((price) => [price.id, price]))
      change(({ items }) => ({
        items: items.map((line) => {
          const present = byId.get(line.id)
          return present ? withPrice(line, present) : line
        }),
      }))
    },
    clear: (options) => {
      change(() => ({ items: [], appliedPromo: null }))
      if (!options?.silent) say('Cart cleared')
    },
  }
})
