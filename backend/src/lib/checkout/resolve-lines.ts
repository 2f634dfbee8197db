import { lostPictures } from '@caseloom/ai-designs'
import type { createCheckoutSessionBody, priceChangedData } from '@caseloom/contract'
import { toPence, type OpenCheckoutLine } from '@caseloom/stripe-checkout'
import type { MedusaContainer } from '@medusajs/framework/types'
import type { MedusaError } from '@medusajs/framework/utils'
import type { z } from 'zod'
import { env } from '../../env'
import { findCases, type FoundCase } from '../catalogue/find-cases'
import type { PricedFor } from '../catalogue/price-cases'
import { failure, FailureWithData } from '../http/fail'
import { readRecipes, recipeOf, type OrderedRecipe } from './find-recipes'
import { metadataOf } from './line-metadata'
import { excesses } from './within-limit'
import { shortages } from './within-stock'

export type CartItem = z.output<typeof createCheckoutSessionBody>['items'][number]
export interface Buyer {
  /** Null for a guest. */
  customer: PricedFor | null
  guestKeyHash: string | null
}
/** A line as the shop knows it: its names, prices and pictures are the shop's own. */
export interface ResolvedLine {
  item: CartItem
  found: FoundCase
  recipe: OrderedRecipe
}
export interface UnavailableLine {
  item: CartItem
  fault: MedusaError
  /** How many could be had instead, where only the quantity stands in the way. */
  left?: number | null
}

const isFault = (value: unknown): value is MedusaError => value instanceof Error

const undesigned = (name: string) =>
  failure('recipe_changed', `Your ${name} has no design yet. Please open it in the studio.`)

/** What the browser sent, line by line: the shop's own of what can be bought, and why not of the rest. */
export async function lookUpLines(
  scope: MedusaContainer,
  items: CartItem[],
  { customer, guestKeyHash }: Buyer,
): Promise<(ResolvedLine | UnavailableLine)[]> {
  const [cases, recipes] = await Promise.all([
    findCases(
      scope,
      items.map(({ productId, device, color, quantity }) => ({ productId, device, finish: color, quantity })),
      customer,
    ),
    readRecipes(
      scope,
      items.flatMap(({ customizations }) => customizations?.recipeHash ?? []),
    ),
  ])
  const owner = { customerId: customer?.id ?? null, guestKeyHash }
  return items.map((item, index) => {
    const found = cases[index]
    if (!found || isFault(found)) return { item, fault: found ?? undesigned('case') }
    const { variantId, sku, productName: caseName } = found
    if (!item.customizations) return { item, fault: undesigned(caseName) }
    const { recipeHash: hash, designId } = item.customizations
    const recipe = recipeOf(recipes, { hash, designId, variantId, sku, caseName }, owner)
    return isFault(recipe) ? { item, fault: recipe } : { item, found, recipe }
  })
}

export const isAvailable = (line: ResolvedLine | UnavailableLine): line is ResolvedLine => 'found' in line

const lostPicture = (name: string) =>
  failure(
    'recipe_changed',
    `The picture on your ${name} is no longer there. Please make a new one in the studio.`,
  )

const otherSize = (name: string) =>
  failure(
    'recipe_changed',
    `Your ${name} is printed in another size now. Please open it in the studio again.`,
  )

/** Why a case can't be printed as it was laid out; null where it can. */
function unprintable({ found, recipe }: ResolvedLine, lost: Set<string>): MedusaError | null {
  if (lost.has(recipe.designId)) return lostPicture(found.productName)
  const { widthPx, heightPx } = recipe.print
  return widthPx === found.print.widthPx && heightPx === found.print.heightPx
    ? null
    : otherSize(found.productName)
}

/** Refuses the lines that are more of one case than may be bought, and those of which there are too few. */
function withinLimits(lines: (ResolvedLine | UnavailableLine)[]): (ResolvedLine | UnavailableLine)[] {
  const available = lines.filter(isAvailable)
  const wanted = available.map(({ item: { quantity }, found: { variantId, productName, left }, recipe }) => ({
    ...{ variantId, quantity, left },
    recipeHash: recipe.hash,
    caseName: productName,
  }))
  const tooMany = excesses(wanted)
  const short = shortages(wanted)
  return lines.map((line) => {
    if (!isAvailable(line)) return line
    const at = available.indexOf(line)
    const excess = tooMany[at]
    if (excess) return { item: line.item, fault: excess }
    const fault = short[at]
    return fault ? { item: line.item, fault, left: line.found.left } : line
  })
}

/**
 * The same, for what is to be paid: what is bought has to be printed, so a case whose picture is gone or whose print has
 * another size by now is none, and there have to be as many of it as are wanted. A kept cart does not ask, since it drops
 * what cannot be bought, and a lost file may be put back, a case laid out anew, a quantity turned down.
 */
export async function lookUpPrintable(
  scope: MedusaContainer,
  items: CartItem[],
  buyer: Buyer,
): Promise<(ResolvedLine | UnavailableLine)[]> {
  const lines = await lookUpLines(scope, items, buyer)
  const lost = await lostPictures(
    scope,
    lines.filter(isAvailable).map(({ recipe }) => recipe.designId),
  )
  const printable = lines.map((line) => {
    const fault = isAvailable(line) ? unprintable(line, lost) : null
    return fault ? { item: line.item, fault } : line
  })
  return withinLimits(printable)
}

export const presentPrice = ({ item, found }: ResolvedLine) => ({
  id: item.id,
  name: found.productName,
  price: found.price,
  originalPrice: found.originalPrice,
})

/**
 * Turns what the browser sent into lines of the server's own making.
 * @throws failure `unknown_product`, `configuration_not_found`, `recipe_changed`, `conflict`, and `price_changed` with the present
 * prices where the shopper saw others
 */
export async function resolveLines(
  scope: MedusaContainer,
  items: CartItem[],
  buyer: Buyer,
): Promise<ResolvedLine[]> {
  const lines = await lookUpPrintable(scope, items, buyer)
  const resolved = lines.map((line) => {
    if (!isAvailable(line)) throw line.fault
    return line
  })
  if (resolved.some(({ item, found }) => toPence(item.price) !== toPence(found.price))) {
    const data: z.output<typeof priceChangedData> = { items: resolved.map(presentPrice) }
    throw new FailureWithData('A price has changed since you filled your cart', 'price_changed', data)
  }
  return resolved
}

/** A line as it is frozen and shown on the payment page. */
export function frozenLine(line: ResolvedLine): OpenCheckoutLine {
  const { item, found, recipe } = line
  return {
    variantId: found.variantId,
    sku: found.sku,
    title: found.productName,
    description: `${item.device}, ${item.color} · ${recipe.designName}`.slice(0, 500),
    quantity: item.quantity,
    unitPrice: found.price,
    imageUrl: `${env.PUBLIC_URL}${recipe.imageUrl}`,
    recipeHash: recipe.hash,
    metadata: { ...metadataOf(line), line_id: item.id },
  }
}
