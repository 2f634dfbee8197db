import { pictureAddress } from '~/lib/picture-address'
import { LINES_MAX, makeLine, QUANTITY_MAX, type AppliedPromo, type CartLine } from './cart-line'
import {
  ASIDE_CHANGES,
  EMPTY_CART,
  keptAside,
  type Aside,
  type Operation,
  type StoredCart,
} from './operations'

export const CART_KEY = 'caseloom_cart'
const CART_VERSION = 2
const PENDING_MAX = 500

export interface ReadCart {
  cart: StoredCart
  /** Something was there that could not be read. */
  damaged: boolean
}

type Loose = Record<string, unknown>
const isRecord = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const text = (value: unknown, otherwise = '', longest = 200): string =>
  typeof value === 'string' && value !== '' ? value.slice(0, longest) : otherwise
/** A text that names something: too long a one names nothing. */
const name = (value: unknown, longest: number): string =>
  typeof value === 'string' && value.length <= longest ? value : ''

function readCustomization(line: Loose) {
  // Carts of an earlier version name it `customizations`.
  const made = [line.customization, line.customizations].find(isRecord)
  if (!made) return null
  return {
    designId: name(made.designId, 80),
    designName: text(made.designName) || undefined,
    designImage: pictureAddress(made.designImage) || undefined,
    aiGenerated: made.aiGenerated !== false,
    recipeHash: name(made.recipeHash, 64),
  }
}

const DEMO = 'demo-'
const isDemo = (value: unknown) =>
  isRecord(value) && typeof value.id === 'string' && value.id.startsWith(DEMO)

/** One saved line, or null where it cannot be bought: no product, a price or quantity that is none. */
function readLine(value: unknown): CartLine | null {
  if (!isRecord(value) || isDemo(value)) return null
  const id = name(value.id, 300)
  const productId = typeof value.productId === 'number' ? String(value.productId) : name(value.productId, 120)
  const device = name(value.device, 80)
  const color = name(value.color, 40)
  const { price, quantity, originalPrice } = value
  if (id === '' || productId === '' || device === '' || color === '') return null
  if (typeof price !== 'number' || !(price >= 0 && price < 1e6)) return null
  if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 1) return null
  const line = makeLine(
    {
      productId,
      name: text(value.name, 'Phone case'),
      price,
      originalPrice: typeof originalPrice === 'number' && originalPrice < 1e6 ? originalPrice : null,
      quantity: Math.min(QUANTITY_MAX, quantity),
      image: pictureAddress(value.image),
      thumbnailUrl: pictureAddress(value.thumbnailUrl),
      design: text(value.design) || undefined,
      device,
      color,
      sku: text(value.sku),
      customizations: readCustomization(value),
    },
    0,
  )
  return { ...line, id }
}

function readPromo(value: unknown): AppliedPromo | null {
  if (!isRecord(value)) return null
  const code = name(value.code, 40)
  if (code === '') return null
  // An earlier version called the percentage `discount`.
  const said = typeof value.percent === 'number' ? value.percent : value.discount
  const percent = typeof said === 'number' && said > 0 && said <= 100 ? said : null
  const amount = typeof value.amount === 'number' && value.amount > 0 ? value.amount : null
  const known = percent !== null || amount !== null || value.percent === null
  return known ? { code, percent, amount } : null
}

function readOperation(value: unknown): Operation | null {
  if (!isRecord(value)) return null
  const key = name(value.key, 80)
  const id = name(value.id, 300)
  const { kind, quantity, at } = value
  if (key === '') return null
  if (kind === 'add') {
    const line = readLine(value.line)
    return line && { kind, key, line, ...(Number.isInteger(at) ? { at: Number(at) } : {}) }
  }
  if (id === '') return null
  if (kind === 'remove') return { kind, key, id }
  const whole = typeof quantity === 'number' && Number.isInteger(quantity) && quantity >= 0
  return kind === 'set' && whole ? { kind, key, id, quantity: Math.min(QUANTITY_MAX, quantity) } : null
}

const readOperations = (value: unknown, most: number): Operation[] =>
  Array.isArray(value)
    ? value
        .slice(0, most)
        .map(readOperation)
        .filter((each) => each !== null)
    : []

function readAside(value: unknown): Aside[] {
  if (!Array.isArray(value)) return []
  const owners = new Set<string>()
  const read = value.flatMap((each): Aside[] => {
    if (!isRecord(each)) return []
    const owner = name(each.owner, 120)
    const pending = readOperations(each.pending, ASIDE_CHANGES)
    const appliedPromo = readPromo(each.appliedPromo)
    const said = pending.length > 0 || appliedPromo !== null
    if (owner === '' || owners.has(owner) || typeof each.at !== 'number' || !said) return []
    owners.add(owner)
    return [{ owner, pending, appliedPromo, at: each.at }]
  })
  return keptAside(read)
}

/** Lines with the id of another would be counted and removed together. */
function onlyFirst(lines: readonly CartLine[]): CartLine[] {
  const seen = new Set<string>()
  return lines.filter(({ id }) => !seen.has(id) && seen.add(id))
}

/** Reads a saved cart of any version. What is damaged is left out; it never throws. */
export function parseCart(saved: string | null): ReadCart {
  if (saved === null) return { cart: EMPTY_CART, damaged: false }
  let value: unknown
  try {
    value = JSON.parse(saved)
  } catch {
    return { cart: EMPTY_CART, damaged: true }
  }
  const whole = isRecord(value) ? value : null
  const list: unknown = whole ? whole.items : value
  if (!Array.isArray(list)) return { cart: EMPTY_CART, damaged: value !== null }
  const wanted = list.filter((each) => !isDemo(each))
  const items = onlyFirst(
    wanted
      .slice(0, LINES_MAX)
      .map(readLine)
      .filter((line) => line !== null),
  )
  const owner = name(whole?.owner, 120) || null
  return {
    cart: {
      items,
      appliedPromo: readPromo(whole?.appliedPromo),
      owner,
      pending: owner ? readOperations(whole?.pending, PENDING_MAX) : [],
      payment: owner ? name(whole?.payment, 80) || null : null,
      aside: readAside(whole?.aside),
    },
    damaged: items.length < wanted.length,
  }
}

/** The saved cart as it stands in the storage; undefined where the browser lets nobody look. */
export function savedText(): string | null | undefined {
  try {
    return localStorage.getItem(CART_KEY)
  } catch {
    return undefined
  }
}

/** Whose cart the storage holds, without a word of it; null for a guest's, or for none. */
export const savedOwner = (): string | null => parseCart(savedText() ?? null).cart.owner

export const cartText = (cart: StoredCart): string => JSON.stringify({ version: CART_VERSION, ...cart })

/** False where the browser would not keep it; the cart then lasts as long as the page. */
export function saveText(saved: string): boolean {
  try {
    localStorage.setItem(CART_KEY, saved)
    return true
  } catch {
    return false
  }
}
