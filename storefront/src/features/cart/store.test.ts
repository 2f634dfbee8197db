import { beforeEach, expect, test, vi } from 'vitest'
import { snap } from '~/testing/snap'
import { CART_KEY } from './lib/stored-cart'
import { paidFor } from './lib/paid-for'

/** A page just opened: a store of its own over whatever the browser has saved. */
async function open() {
  vi.resetModules()
  const { useCartStore } = await import('./store')
  useCartStore.getState().load()
  return useCartStore.getState
}

beforeEach(() => localStorage.clear())

test('the same case is counted up, any other artwork is a line of its own', async () => {
  const cart = await open()
  cart().addItem(snap())
  cart().addItem(snap())
  cart().addItem(snap({ customizations: { designId: 'd2', recipeHash: 'b'.repeat(64) } }))
  cart().addItem(snap({ color: 'Matte' }))
  expect(cart().items.map((line) => line.quantity)).toEqual([2, 1, 1])
  expect(cart().itemCount).toBe(4)
})

test('totals are exact to the penny', async () => {
  const cart = await open()
  cart().addItem(snap({ price: 0.1, quantity: 3 }))
  expect(cart().subtotal).toBe(0.3)
  cart().addItem(snap({ productId: 2, price: 19.99 }))
  cart().applyPromo({ code: 'WELCOME25', percent: 25 })
  expect(cart()).toMatchObject({ subtotal: 20.29, promoDiscount: 5.07, total: 15.22, shipping: 0 })
  cart().removePromo()
  expect(cart().total).toBe(20.29)
})

test('a quantity of nothing removes the line, and none passes the limit', async () => {
  const cart = await open()
  cart().addItem(snap({ quantity: 49 }))
  cart().addItem(snap({ quantity: 9 }))
  const id = cart().items[0]?.id ?? ''
  expect(cart().itemCount).toBe(50)
  cart().setQuantity(id, 0)
  expect(cart().items).toEqual([])
})

test('the cart is there again when the page is opened anew', async () => {
  const first = await open()
  first().addItem(snap())
  first().applyPromo({ code: 'SAVE10', percent: 10 })
  const second = await open()
  expect(second()).toMatchObject({ itemCount: 1, total: 10.8, appliedPromo: { code: 'SAVE10' } })
})

test('a change made before the saved cart was read does not overwrite it', async () => {
  const first = await open()
  first().addItem(snap())
  vi.resetModules()
  const { useCartStore } = await import('./store')
  useCartStore.getState().addItem(snap({ productId: 2 }))
  expect(useCartStore.getState().itemCount).toBe(2)
})

test.each(['{"items": [', '42', 'null', '{"items":[{"id":"x"}, null, 7]}'])(
  'a damaged saved cart (%s) is an empty one',
  async (saved) => {
    localStorage.setItem(CART_KEY, saved)
    expect((await open())().items).toEqual([])
  },
)

test('old carts are read, demo items are dropped', async () => {
  const old = {
    id: 'a',
    productId: 3,
    name: 'Eco',
    price: 14,
    quantity: 2,
    device: 'Galaxy S24',
    color: 'Matte',
  }
  const customizations = { designName: 'Whale', aiGenerated: true, designId: 'd9', recipeHash: 'h' }
  localStorage.setItem(
    CART_KEY,
    JSON.stringify({
      items: [
        { ...old, customizations },
        { ...old, id: 'demo-1' },
      ],
    }),
  )
  const cart = await open()
  expect(cart().items).toHaveLength(1)
  expect(cart().items[0]).toMatchObject({
    productId: '3',
    customization: { designName: 'Whale', recipeHash: 'h' },
  })
})

test('a storage that is full or blocked costs nothing but the memory', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const cart = await open()
  cart().addItem(snap())
  expect(cart().itemCount).toBe(1)
})

test('present prices replace the old ones', async () => {
  const cart = await open()
  cart().addItem(snap({ originalPrice: 15 }))
  expect(cart().saleSavings).toBe(3)
  const id = cart().items[0]?.id ?? ''
  cart().updatePrices([{ id, name: 'Snap Cover', price: 13, originalPrice: null }])
  expect(cart()).toMatchObject({ total: 13, saleSavings: 0 })
})

test('a removed line comes back where it was, as it was', async () => {
  const cart = await open()
  for (const productId of [1, 2, 3]) cart().addItem(snap({ productId, quantity: productId }))
  const before = cart().items
  cart().removeItem(before[1]?.id ?? '')
  expect(cart().items).toHaveLength(2)
  expect(cart().removal?.words).toBe('Snap Cover removed from cart')
  cart().restore()
  expect(cart().items).toEqual(before)
  cart().restore()
  expect(cart().items).toEqual(before)
})

test('what the toast offers is kept on any page, once, and not after signing out', async () => {
  const cart = await open()
  const { hearToasts } = await import('~/lib/toast')
  const { useCartStore } = await import('./store')
  const undo: (() => void)[] = []
  hearToasts(({ options: { action } }) => {
    if (action && 'onPress' in action) undo.push(action.onPress)
  })
  cart().rewrite((saved) => ({ ...saved, owner: 'cus_me' }))
  cart().addItem(snap({ quantity: 2 }))
  const before = cart().items
  const removeAndLeave = () => {
    cart().removeItem(before[0]?.id ?? '')
    useCartStore.setState({ removal: null })
  }
  removeAndLeave()
  undo[0]?.()
  undo[0]?.()
  expect(cart().items).toEqual(before)
  removeAndLeave()
  cart().leaveAccount()
  undo[1]?.()
  expect(undo).toHaveLength(2)
  expect(cart().items).toEqual([])
})

test('what was paid leaves the cart; what another tab added meanwhile stays, and is still told', async () => {
  const cart = await open()
  cart().rewrite((saved) => ({ ...saved, owner: 'cus_me' }))
  cart().addItem(snap())
  cart().addItem(snap({ productId: 2 }))
  cart().applyPromo({ code: 'SAVE10', percent: 10 })
  const [paid, since] = cart().items
  cart().rewrite((now) => paidFor(now, [{ id: paid?.id ?? '', quantity: 1 }]))
  const { payment } = cart()
  expect(cart()).toMatchObject({ items: [since], appliedPromo: null })
  expect(payment).not.toBeNull()
  expect(cart().pending).toEqual([expect.objectContaining({ kind: 'add', line: since })])
  cart().rewrite((now) => paidFor(now, [{ id: since?.id ?? '', quantity: 1 }]))
  expect(cart()).toMatchObject({ items: [], pending: [] })
  expect(cart().payment).not.toBe(payment)
})

test('a cleared cart comes back whole, with its code', async () => {
  const cart = await open()
  cart().addItem(snap())
  cart().addItem(snap({ productId: 2, quantity: 4 }))
  cart().applyPromo({ code: 'SAVE10', percent: 10 })
  const { items, total } = cart()
  cart().clear()
  expect(cart()).toMatchObject({ items: [], appliedPromo: null })
  cart().restore()
  expect(cart()).toMatchObject({ items, total, appliedPromo: { code: 'SAVE10' } })
})

test('two tabs that add at once keep both additions', async () => {
  const one = await open()
  const other = await open()
  one().addItem(snap())
  other().addItem(snap({ productId: 2 }))
  one().addItem(snap({ productId: 3 }))
  expect(one().items.map(({ productId }) => productId)).toEqual(['1', '2', '3'])
  expect((await open())().itemCount).toBe(3)
  other().removeItem(other().items[0]?.id ?? '')
  window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY }))
  expect(one().items.map(({ productId }) => productId)).toEqual(
    other().items.map(({ productId }) => productId),
  )
})

test('a full storage: the cart goes on in memory, and is saved once there is room', async () => {
  const first = await open()
  first().addItem(snap())
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  first().addItem(snap({ productId: 2 }))
  expect(first()).toMatchObject({ itemCount: 2, trouble: 'unkept' })
  first().setQuantity(first().items[1]?.id ?? '', 3)
  expect(first().itemCount).toBe(4)
  full.mockRestore()
  first().setQuantity(first().items[0]?.id ?? '', 2)
  expect(first()).toMatchObject({ itemCount: 5, trouble: null })
  expect((await open())().itemCount).toBe(5)
})

test('a storage that nobody may look into gives a working cart', async () => {
  const blocked = () => {
    throw new DOMException('no', 'SecurityError')
  }
  const reading = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
  const writing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
  const cart = await open()
  expect(cart().trouble).toBe('unkept')
  cart().addItem(snap())
  cart().addItem(snap())
  expect(cart().itemCount).toBe(2)
  reading.mockRestore()
  writing.mockRestore()
})

test('an edited case takes the place of the line, with its quantity, whatever was changed; the next one does not', async () => {
  const cart = await open()
  cart().addItem(snap({ quantity: 3 }))
  cart().addItem(snap({ productId: 2 }))
  const { useCartStore } = await import('./store')
  const edit = () => {
    const editing = cart().items[0]?.id ?? null
    useCartStore.setState({ editing })
    return editing
  }
  cart().addItem(snap({ device: 'iPhone 16' }), edit())
  expect(cart().items.map(({ device, quantity }) => [device, quantity])).toEqual([
    ['iPhone 16', 3],
    ['iPhone 15 Pro', 1],
  ])
  expect(cart().shown?.replaced).toBe(true)
  cart().addItem(snap({ customizations: { designId: 'd2', recipeHash: 'c'.repeat(64) } }), edit())
  expect(
    cart().items.map(({ device, quantity, customization }) => [device, quantity, customization?.designId]),
  ).toEqual([
    ['iPhone 15 Pro', 3, 'd2'],
    ['iPhone 15 Pro', 1, 'd1'],
  ])
  // Nor does one from elsewhere, while another is being changed.
  edit()
  cart().addItem(snap({ device: 'iPhone 16' }))
  expect(cart().items).toHaveLength(3)

  // As it was: nothing changes, and it is said that it is there.
  const before = cart().items
  cart().addItem(snap({ customizations: { designId: 'd2', recipeHash: 'c'.repeat(64) } }), edit())
  expect(cart().items).toEqual(before)
  expect(cart()).toMatchObject({ editing: null, shown: { replaced: true } })
})

test('a page that learns that nobody is signed in goes on with the line that a guest was changing', async () => {
  const cart = await open()
  cart().addItem(snap())
  const { useCartStore } = await import('./store')
  const editing = cart().items[0]?.id ?? ''
  useCartStore.setState({ editing })
  cart().leaveAccount()
  expect(cart().editing).toBe(editing)
  cart().rewrite((saved) => ({ ...saved, owner: 'cus_me' }))
  cart().leaveAccount()
  expect(cart().editing).toBeNull()
})

test('a case that was pressed before another was opened for a change takes the place of its own line alone', async () => {
  const cart = await open()
  cart().addItem(snap())
  cart().addItem(snap({ productId: 2 }))
  const [first, second] = cart().items.map(({ id }) => id)
  const { useCartStore } = await import('./store')
  useCartStore.setState({ editing: second ?? null })
  cart().addItem(snap({ productId: 3 }), null)
  expect(cart().items.map(({ productId }) => productId)).toEqual(['1', '2', '3'])
  expect(cart()).toMatchObject({ editing: second, shown: { replaced: false } })
  cart().addItem(snap({ device: 'iPhone 16' }), first)
  expect(cart().items.map(({ device }) => device)).toEqual(['iPhone 16', 'iPhone 15 Pro', 'iPhone 15 Pro'])
  expect(cart()).toMatchObject({ editing: second, shown: { replaced: true } })
})

test('a price that changed is told', async () => {
  const cart = await open()
  cart().addItem(snap())
  const id = cart().items[0]?.id ?? ''
  cart().updatePrices([{ id, name: 'Snap Cover', price: 13, originalPrice: null }])
  cart().updatePrices([{ id, name: 'Snap Cover', price: 13, originalPrice: null }])
  expect(cart().news).toEqual(['Snap Cover for iPhone 15 Pro now costs £13.00. It was £12.00.'])
})

test('the same sentence of two lines is said once', async () => {
  const cart = await open()
  cart().addItem(snap())
  cart().addItem(snap({ customizations: { designId: 'd2', recipeHash: 'c'.repeat(64) } }))
  const name = 'Snap Cover'
  cart().updatePrices(cart().items.map(({ id }) => ({ id, name, price: 13, originalPrice: null })))
  expect(cart().news).toEqual(['Snap Cover for iPhone 15 Pro now costs £13.00. It was £12.00.'])
})

test('what is on its way to the shop gets the new price as well, or would bring the old one back', async () => {
  const cart = await open()
  cart().rewrite((saved) => ({ ...saved, owner: 'cus_1' }))
  cart().addItem(snap())
  const id = cart().items[0]?.id ?? ''
  cart().updatePrices([{ id, name: 'Snap Cover', price: 13, originalPrice: 15 }])
  expect(cart().pending).toMatchObject([{ kind: 'add', line: { id, price: 13, originalPrice: 15 } }])
})

test('more than fifty of one case are refused in words, and nothing is said to be added that was not', async () => {
  const cart = await open()
  const { hearToasts } = await import('~/lib/toast')
  const told: string[] = []
  const leave = hearToasts(({ words }) => told.push(words))
  cart().addItem(snap({ quantity: 49 }))
  cart().addItem(snap())
  expect(told).toEqual([])
  expect(cart().shown).toMatchObject({ quantity: 1 })
  cart().addItem(snap())
  const sentence = 'A cart holds at most 50 of one case. It has 50 of Snap Cover now.'
  expect(told).toEqual([sentence])
  expect(cart()).toMatchObject({ itemCount: 50, shown: null })

  // In part, also where an edited case meets its like.
  cart().setQuantity(cart().items[0]?.id ?? '', 49)
  cart().addItem(snap({ quantity: 2 }))
  expect(cart().shown).not.toBeNull()
  cart().addItem(snap({ productId: 2 }))
  cart().addItem(snap(), cart().items[1]?.id)
  expect(cart()).toMatchObject({ itemCount: 50, shown: { replaced: true } })
  expect(told).toEqual([sentence, sentence, sentence])
  leave()
})

test('more than fifty different cases are refused in words', async () => {
  const cart = await open()
  for (let n = 0; n < 51; n += 1) cart().addItem(snap({ productId: n }))
  expect(cart().items).toHaveLength(50)
  cart().addItem(snap({ productId: 7 }))
  expect(cart().items[7]?.quantity).toBe(2)
})
