import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '~/lib/api-errors'
import { sameCase, type CartLine } from '../lib/cart-line'
import {
  EMPTY_CART,
  leave,
  withChanges,
  type Change,
  type Operation,
  type StoredCart,
} from '../lib/operations'
import { cartText, parseCart } from '../lib/stored-cart'
import type { KeptCart } from './send'
import { flush, follow, type Ends } from './step'

const ME = 'cus_me'

/** The same numbers for the same seed (mulberry32). */
function dice(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return { chance: (share: number) => next() < share, below: (count: number) => Math.floor(next() * count) }
}
type Dice = ReturnType<typeof dice>

const line = (id: string, kind: number, quantity = 1): CartLine => ({
  id,
  productId: String(kind),
  name: `Case ${kind}`,
  price: 10 + kind,
  quantity,
  image: '/i.webp',
  thumbnailUrl: '/i.webp',
  design: 'Fox',
  device: 'iPhone 15',
  color: 'Matte',
  sku: 's',
  customization: { designId: 'd', designName: 'Fox', aiGenerated: true, recipeHash: `h${kind}` },
})

interface ServerLine {
  ids: string[]
  line: CartLine
}

/** The kept cart as the contract has it. */
class Shop {
  lines: ServerLine[] = []
  /** Ids that were added, each time that it counted. One that was removed since may count anew: that is what Undo does. */
  added: string[] = []
  removed = new Set<string>()

  answer(): KeptCart {
    return { lines: this.lines.map(({ ids, line: kept }) => ({ ...kept, id: ids[0] ?? '' })), dropped: [] }
  }
  private find = (id: string) => this.lines.find(({ ids }) => ids.includes(id))

  do(operation: Operation): KeptCart {
    if (operation.kind === 'add') {
      const known = this.find(operation.line.id)
      if (known) return this.answer()
      this.added.push(operation.line.id)
      const same = this.lines.find(({ line: kept }) => sameCase(kept, operation.line))
      if (same) {
        same.ids.push(operation.line.id)
        const quantity = Math.min(50, same.line.quantity + operation.line.quantity)
        same.line = { ...same.line, quantity }
      } else this.lines.push({ ids: [operation.line.id], line: operation.line })
    } else if (operation.kind === 'remove' || operation.quantity === 0) {
      this.find(operation.id)?.ids.forEach((id) => this.removed.add(id))
      this.lines = this.lines.filter(({ ids }) => !ids.includes(operation.id))
    } else {
      const known = this.find(operation.id)
      if (!known) throw new ApiError({ code: 'not_found', status: 404, message: 'It is gone' })
      known.line = { ...known.line, quantity: operation.quantity }
    }
    return this.answer()
  }
}

/** A browser with a storage; its calls may never arrive, and their answers may be lost. */
class Device {
  saved = cartText(EMPTY_CART)
  news: string[] = []
  constructor(
    readonly shop: Shop,
    readonly luck: Dice,
    public faults: number,
  ) {}

  get cart(): StoredCart {
    return parseCart(this.saved).cart
  }
  rewrite = (next: (cart: StoredCart) => StoredCart) => void (this.saved = cartText(next(this.cart)))
  change = (...changes: Change[]) => this.rewrite((cart) => withChanges(cart, changes))

  private call = async (work: () => KeptCart): Promise<KeptCart> => {
    await Promise.resolve()
    if (this.luck.chance(this.faults)) throw new NetworkError('offline')
    const answer = work()
    if (this.luck.chance(this.faults)) throw new NetworkError('timeout')
    await Promise.resolve()
    return answer
  }
  ends: Ends = {
    read: () => this.cart,
    rewrite: this.rewrite,
    tell: (sentences) => void this.news.push(...sentences),
    send: (operation) => this.call(() => this.shop.do(operation)),
    ask: () => this.call(() => this.shop.answer()),
  }
  tryToFollow = () => follow(this.ends, ME).catch(() => undefined)
}

const quantities = (cart: { items: CartLine[] }) =>
  cart.items.map(({ customization, quantity }) => `${customization?.recipeHash} x${quantity}`).sort()
const kept = (shop: Shop) => quantities({ items: shop.answer().lines })

async function settleBoth(devices: Device[]) {
  for (const device of devices) device.faults = 0
  for (const device of [...devices, ...devices]) await device.tryToFollow()
}

test.each(Array.from({ length: 60 }, (_, seed) => seed))(
  'two devices that only add lose nothing and double nothing, whatever the lines do (%i)',
  async (seed) => {
    const luck = dice(seed)
    const shop = new Shop()
    const devices = [new Device(shop, luck, 0.3), new Device(shop, luck, 0.3)]
    const wanted = new Map<string, number>()
    const under: Promise<unknown>[] = []
    for (let step = 0; step < 30; step += 1) {
      const device = devices[luck.below(2)]!
      if (luck.chance(0.6)) {
        const kind = luck.below(4)
        const quantity = 1 + luck.below(2)
        device.change({ kind: 'add', line: line(`${seed}-${step}`, kind, quantity) })
        wanted.set(`h${kind}`, (wanted.get(`h${kind}`) ?? 0) + quantity)
      } else under.push(device.tryToFollow())
      if (luck.chance(0.3)) await Promise.resolve()
    }
    await Promise.all(under)
    await settleBoth(devices)
    const all = [...wanted].map(([hash, count]) => `${hash} x${Math.min(50, count)}`).sort()
    expect(kept(shop)).toEqual(all)
    for (const { cart } of devices) {
      expect(quantities(cart)).toEqual(all)
      expect(cart.pending).toEqual([])
    }
    expect(new Set(shop.added).size).toBe(shop.added.length)
  },
)

test.each(Array.from({ length: 60 }, (_, seed) => 1000 + seed))(
  'whatever two devices do, no addition counts beside itself and both end with what the shop keeps (%i)',
  async (seed) => {
    const luck = dice(seed)
    const shop = new Shop()
    const devices = [new Device(shop, luck, 0.25), new Device(shop, luck, 0.25)]
    let made = 0
    for (let step = 0; step < 40; step += 1) {
      const device = devices[luck.below(2)]!
      const { items } = device.cart
      const some = items[luck.below(Math.max(1, items.length))]
      const what = luck.below(6)
      if (what <= 1) device.change({ kind: 'add', line: line(`${seed}-${(made += 1)}`, luck.below(4)) })
      else if (what === 2 && some) device.change({ kind: 'set', id: some.id, quantity: 1 + luck.below(5) })
      else if (what === 3 && some) device.change({ kind: 'remove', id: some.id })
      else await device.tryToFollow()
    }
    await settleBoth(devices)
    const twice = shop.added.filter((id, index) => shop.added.indexOf(id) !== index)
    expect(twice.filter((id) => !shop.removed.has(id))).toEqual([])
    const [one, other] = devices.map(({ cart }) => quantities(cart))
    expect(one).toEqual(kept(shop))
    expect(other).toEqual(kept(shop))
  },
)

test('the last quantity of many presses is told once', async () => {
  const shop = new Shop()
  const device = new Device(shop, dice(1), 0)
  device.change({ kind: 'add', line: line('a', 1) })
  await device.tryToFollow()
  for (const quantity of [2, 3, 4, 5]) device.change({ kind: 'set', id: 'a', quantity })
  expect(device.cart.pending).toHaveLength(1)
  await flush(device.ends, ME)
  expect(kept(shop)).toEqual(['h1 x5'])
})

test('a guest’s lines join those of the account, once, however often the sign-in is told', async () => {
  const shop = new Shop()
  const phone = new Device(shop, dice(2), 0)
  phone.change({ kind: 'add', line: line('p', 1, 2) })
  await phone.tryToFollow()
  const laptop = new Device(shop, dice(3), 0)
  laptop.change({ kind: 'add', line: line('l', 1) }, { kind: 'add', line: line('m', 2) })
  laptop.faults = 0.5
  for (let times = 0; times < 12; times += 1) await laptop.tryToFollow()
  await settleBoth([laptop, phone])
  expect(kept(shop)).toEqual(['h1 x3', 'h2 x1'])
  expect(quantities(phone.cart)).toEqual(['h1 x3', 'h2 x1'])
})

test('a removed line comes back with its id, its quantity and its place', async () => {
  const shop = new Shop()
  const device = new Device(shop, dice(4), 0)
  for (const kind of [1, 2, 3]) device.change({ kind: 'add', line: line(`a${kind}`, kind, kind) })
  await device.tryToFollow()
  const before = device.cart.items
  device.change({ kind: 'remove', id: 'a2' })
  await device.tryToFollow()
  expect(device.cart.items).toHaveLength(2)
  device.change({ kind: 'add', line: before[1]!, at: 1 })
  await device.tryToFollow()
  expect(device.cart.items.map(({ id, quantity }) => [id, quantity])).toEqual([
    ['a1', 1],
    ['a2', 2],
    ['a3', 3],
  ])
})

test('signed out, the browser holds nothing of the account but what never got there, for its owner alone', async () => {
  const shop = new Shop()
  const device = new Device(shop, dice(5), 0)
  device.change({ kind: 'add', line: line('a', 1) })
  await device.tryToFollow()
  device.rewrite(leave)
  expect(device.cart).toEqual(EMPTY_CART)

  await device.tryToFollow()
  expect(quantities(device.cart)).toEqual(['h1 x1'])
  device.faults = 1
  device.change({ kind: 'add', line: line('b', 2) }, { kind: 'set', id: 'a', quantity: 4 })
  device.rewrite((cart) => ({ ...cart, appliedPromo: { code: 'SAVE10', percent: 10 } }))
  await device.tryToFollow()
  device.rewrite(leave)
  const { aside, ...shown } = device.cart
  expect({ ...shown, aside: [] }).toEqual(EMPTY_CART)
  expect(aside).toMatchObject([{ owner: ME, pending: [{ kind: 'add' }, { kind: 'set' }] }])

  device.faults = 0
  await device.tryToFollow()
  expect(kept(shop)).toEqual(['h1 x4', 'h2 x1'])
  expect(device.cart).toMatchObject({ pending: [], aside: [], appliedPromo: { code: 'SAVE10' } })
})

/** The same browser, at which somebody else is signed in. */
function another(device: Device, others: Shop): Ends {
  return {
    ...device.ends,
    send: async (each: Operation) => others.do(each),
    ask: async () => others.answer(),
  }
}

test.each([
  ['signs out before', true],
  ['is still there, as where a session ran out', false],
])(
  'who comes next sends and sees nothing of the one who %s, and takes their own along',
  async (_how, leaves) => {
    const shop = new Shop()
    const device = new Device(shop, dice(6), 0)
    device.change({ kind: 'add', line: line('a', 1) })
    await device.tryToFollow()
    device.faults = 1
    device.change({ kind: 'add', line: line('unsent', 2) }, { kind: 'remove', id: 'a' })
    await device.tryToFollow()
    if (leaves) {
      device.rewrite(leave)
      expect(device.cart.items).toEqual([])
      device.change({ kind: 'add', line: line('guest', 3) })
    }
    const others = new Shop()
    await follow(another(device, others), 'cus_other')
    const theirs = leaves ? ['h3 x1'] : []
    expect([kept(others), quantities(device.cart)]).toEqual([theirs, theirs])

    // The first one is back, after the second left something unsaid, too.
    device.change({ kind: 'add', line: line('o', 0) })
    device.faults = 0
    await device.tryToFollow()
    expect([kept(shop), quantities(device.cart)]).toEqual([['h2 x1'], ['h2 x1']])
    expect(device.cart.aside.map(({ owner }) => owner)).toEqual(['cus_other'])
    await follow(another(device, others), 'cus_other')
    expect(kept(others)).toEqual(['h0 x1', ...theirs])
    expect(device.cart.aside).toEqual([])
  },
)

test('what is laid aside is no more than a few customers’, and not for ever', () => {
  const unsent = (owner: string): StoredCart => ({
    ...EMPTY_CART,
    owner,
    pending: Array.from({ length: 300 }, (_, n) => ({ key: `${n}`, kind: 'remove', id: `${n}` })),
  })
  const now = Date.now()
  const day = 24 * 60 * 60_000
  const owners = ['a', 'b', 'c', 'd']
  const cart = owners.reduce(
    (before, owner, index) => leave({ ...unsent(owner), aside: before.aside }, now - (4 - index) * 9 * day),
    EMPTY_CART,
  )
  expect(cart.aside.map(({ owner, pending }) => [owner, pending.length])).toEqual([
    ['b', 200],
    ['c', 200],
    ['d', 200],
  ])
  const read = parseCart(
    cartText({ ...cart, aside: cart.aside.map((each) => ({ ...each, at: each.at - 5 * day })) }),
  )
  expect(read.cart.aside.map(({ owner }) => owner)).toEqual(['c', 'd'])
})

test('what the shop will never keep is said and taken out; nothing behind it waits', async () => {
  const shop = new Shop()
  const device = new Device(shop, dice(7), 0)
  const message = 'This case is no longer made.'
  const send = async (each: Operation) => {
    if (each.kind === 'add' && each.line.id === 'gone')
      throw new ApiError({ code: 'unknown_product', status: 400, message })
    return shop.do(each)
  }
  device.change({ kind: 'add', line: line('gone', 1) }, { kind: 'add', line: line('b', 2) })
  await follow({ ...device.ends, send }, ME)
  expect(quantities(device.cart)).toEqual(['h2 x1'])
  expect(device.news).toEqual([`Case 1 for iPhone 15 could not be kept in your cart. ${message}`])
})

test.each([401, 429, 500, 503])('an answer %i leaves the change waiting', async (status) => {
  const device = new Device(new Shop(), dice(8), 0)
  device.change({ kind: 'add', line: line('a', 1) })
  const send = () => Promise.reject(new ApiError({ code: 'internal', status, message: 'no' }))
  await expect(follow({ ...device.ends, send }, ME)).rejects.toThrow('no')
  expect(device.cart.pending).toHaveLength(1)
  expect(quantities(device.cart)).toEqual(['h1 x1'])
})

test('a price that changed is told', async () => {
  const shop = new Shop()
  const device = new Device(shop, dice(9), 0)
  device.change({ kind: 'add', line: line('a', 1) })
  await device.tryToFollow()
  shop.lines[0]!.line.price = 12.5
  await device.tryToFollow()
  expect(device.news).toEqual(['Case 1 for iPhone 15 now costs £12.50. It was £11.00.'])
  expect(device.cart.items[0]?.price).toBe(12.5)
})
