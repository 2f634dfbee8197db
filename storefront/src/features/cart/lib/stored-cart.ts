import { makeLine, QUANTITY_MAX, type AppliedPromo, type CartLine } from './cart-line'

export const CART_KEY = 'caseloom_cart'
export const CART_VERSION = 1

export interface StoredCart {
  items: CartLine[]
  appliedPromo: AppliedPromo | null
}

type Loose = Record<string, unknown>
const isRecord = (value: unknown): value is Loose => typeof value === 'object' && value !== null
const text = (value: unknown, otherwise = ''): string => (typeof value === 'string' ? value : otherwise)

/** One saved line, or null where it cannot be bought: a demo item, no product, a price or quantity that is none. */
function readLine(value: unknown): CartLine | null {
  if (!isRecord(value)) return null
  const id = text(value.id)
  const productId = typeof value.productId === 'number' ? String(value.productId) : text(value.productId)
  const { price, quantity } = value
  if (id === '' || id.startsWith('demo-') || productId === '') return null
  if (typeof price !== 'number' || !Number.isFinite(price) || price < 0) return null
  if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 1) return null
  const device = text(value.device)
  const color = text(value.color)
  if (device === '' || color === '') return null
  // Carts of an earlier version name it `customizations`.
  const made = [value.customization, value.customizations].find(isRecord)
  const line = makeLine({
    productId,
    name: text(value.name, 'Phone case'),
    price,
    originalPrice: typeof value.originalPrice === 'number' ? value.originalPrice : null,
    quantity: Math.min(QUANTITY_MAX, quantity),
    image: text(value.image),
    thumbnailUrl: text(value.thumbnailUrl, text(value.image)),
    design: text(value.design) || undefined,
    device,
    color,
    sku: text(value.sku),
    customizations: made
      ? {
          designId: text(made.designId),
          designName: text(made.designName) || undefined,
          designImage: text(made.designImage) || undefined,
          aiGenerated: made.aiGenerated !== false,
          recipeHash: text(made.recipeHash),
        }
      : null,
  })
  return { ...line, id }
}

function readPromo(value: unknown): AppliedPromo | null {
  if (!isRecord(value)) return null
  // An earlier version called the percentage `discount`.
  const percent = typeof value.percent === 'number' ? value.percent : value.discount
  if (typeof value.code !== 'string' || value.code === '') return null
  if (typeof percent !== 'number' || !(percent > 0 && percent <= 100)) return null
  return { code: value.code, percent }
}

/** Reads a saved cart of any version. What is damaged is left out; it never throws. */
export function parseCart(saved: string | null): StoredCart {
  let value: unknown = null
  try {
    value = saved === null ? null : JSON.parse(saved)
  } catch {
    value = null
  }
  const list = Array.isArray(value) ? value : isRecord(value) && Array.isArray(value.items) ? value.items : []
  const items = list.map(readLine).filter((line) => line !== null)
  return { items, appliedPromo: isRecord(value) ? readPromo(value.appliedPromo) : null }
}

/** A blocked storage reads as an empty cart. */
export function readCart(): StoredCart {
  try {
    return parseCart(localStorage.getItem(CART_KEY))
  } catch {
    return parseCart(null)
  }
}

/** False where the browser would not keep it; the cart then lasts as long as the page. */
export function writeCart({ items, appliedPromo }: StoredCart): boolean {
  try {
    localStorage.setItem(CART_KEY, JSON.stringify({ version: CART_VERSION, items, appliedPromo }))
    return true
  } catch {
    return false
  }
}
