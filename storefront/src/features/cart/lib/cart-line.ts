import { pictureAddress } from '~/lib/picture-address'
import type {
  CART_LINES_MAX as ContractLinesMax,
  CheckoutItem,
  QUANTITY_MAX as ContractMax,
} from '@caseloom/contract'

export interface LineCustomization {
  designId: string
  designName: string
  designImage?: string | undefined
  aiGenerated: boolean
  recipeHash: string
}

/** A line of the cart in this browser. Prices in pounds; `color` is the finish, `device` the device's name. */
export interface CartLine {
  /** Product, device, finish and the time it was added; no other browser makes the same. */
  id: string
  productId: string
  name: string
  price: number
  /** Present on a sale line: what one piece cost before. */
  originalPrice?: number | undefined
  quantity: number
  image: string
  thumbnailUrl: string
  design: string
  device: string
  color: string
  sku: string
  customization: LineCustomization | null
}

/** What the studio hands over: the contract's checkout item, with what only the cart shows. */
export interface NewCartLine {
  productId: string | number
  name: string
  price: number
  originalPrice?: number | null | undefined
  quantity?: number
  image?: string | undefined
  thumbnailUrl?: string | undefined
  design?: string | undefined
  device: string
  color: string
  sku: string
  customizations: {
    designId: string
    designName?: string | undefined
    designImage?: string | undefined
    aiGenerated?: boolean | undefined
    recipeHash: string
  } | null
}

/** A code that the shop accepted, with what it takes off where that is a percentage or an amount. */
export interface AppliedPromo {
  code: string
  percent: number | null
  /** Pounds. */
  amount?: number | null | undefined
}

/** The contract's limits. Typed from it, written out to leave its schemas out of the first page. */
export const QUANTITY_MAX: typeof ContractMax = 50
export const LINES_MAX: typeof ContractLinesMax = 50

/** Two lines are one only where the printed thing is the same: product, device, finish and recipe. */
export function sameCase(a: CartLine, b: CartLine): boolean {
  return (
    a.productId === b.productId &&
    a.device === b.device &&
    a.color === b.color &&
    (a.customization?.recipeHash ?? '') === (b.customization?.recipeHash ?? '')
  )
}

/** Two browsers that add the same case in the same moment must not share an id: the shop would count it once. */
const moment = () => `${Date.now()}${Math.random().toString(36).slice(2, 8)}`

const idOf = (line: Pick<NewCartLine, 'productId' | 'device' | 'color'>, now: string | number) =>
  `${line.productId}-${line.device}-${line.color}-${now}`

/** The same, as if it had been added just now. */
export const addedAnew = (line: CartLine): CartLine => ({ ...line, id: idOf(line, moment()) })

export function makeLine(line: NewCartLine, now: string | number = moment()): CartLine {
  const made = line.customizations
  const designName = made?.designName ?? line.design ?? (made ? 'Custom Design' : 'Original Design')
  return {
    id: idOf(line, now),
    productId: String(line.productId),
    name: line.name,
    price: line.price,
    ...(line.originalPrice != null && line.originalPrice > line.price
      ? { originalPrice: line.originalPrice }
      : {}),
    quantity: Math.min(QUANTITY_MAX, Math.max(1, Math.trunc(line.quantity ?? 1))),
    image: pictureAddress(line.image),
    thumbnailUrl: pictureAddress(line.thumbnailUrl) || pictureAddress(line.image),
    design: designName,
    device: line.device,
    color: line.color,
    sku: line.sku,
    customization: made
      ? {
          designId: made.designId,
          designName,
          designImage: pictureAddress(made.designImage) || undefined,
          aiGenerated: made.aiGenerated ?? true,
          recipeHash: made.recipeHash,
        }
      : null,
  }
}

/** `at`: where a new line stands; at the end if it does not say. */
export function addLine(lines: readonly CartLine[], added: CartLine, at = lines.length): CartLine[] {
  const known = lines.find((line) => sameCase(line, added))
  if (!known) return [...lines.slice(0, at), added, ...lines.slice(at)]
  // The newer price and picture win: they were read from the shop a moment ago.
  return lines.map((line) =>
    line === known
      ? { ...added, id: line.id, quantity: Math.min(QUANTITY_MAX, line.quantity + added.quantity) }
      : line,
  )
}

export function changeQuantity(lines: readonly CartLine[], id: string, quantity: number): CartLine[] {
  if (quantity <= 0) return lines.filter((line) => line.id !== id)
  const whole = Math.min(QUANTITY_MAX, Math.trunc(quantity))
  return lines.map((line) => (line.id === id ? { ...line, quantity: whole } : line))
}

/** The lines as the checkout call wants them. */
export function toCheckoutItems(lines: readonly CartLine[]): CheckoutItem[] {
  return lines.map(({ id, productId, name, price, quantity, image, device, color, customization }) => ({
    id,
    productId,
    name,
    price,
    quantity,
    image,
    device,
    color,
    customizations: customization,
  }))
}
