import { QUANTITY_MAX, type KeptCartLine } from '@caseloom/contract'
import { z } from 'zod'
import { metadataOf } from '../checkout/line-metadata'
import type { CartItem, ResolvedLine } from '../checkout/resolve-lines'

const keptLineSchema = z.object({
  id: z.string(),
  title: z.string(),
  quantity: z.coerce.number(),
  variant_id: z.string(),
  created_at: z.coerce.date(),
  metadata: z.object({
    product_number: z.number(),
    device: z.string(),
    finish: z.string(),
    design_id: z.string(),
    design_name: z.string(),
    recipe_hash: z.string(),
    /** The ids that browsers gave to what was merged into this line; the first is its name. */
    line_ids: z.array(z.string()).min(1),
    /** Checkouts whose goods were taken out of it already. */
    settled: z.array(z.string()).optional(),
    /** Names that were taken out while others of it were paid for: Undo brings them back, each once. */
    given_back: z.array(z.string()).default([]),
  }),
})
/** A line of Medusa's cart as the kept cart uses it. */
export type KeptLine = z.output<typeof keptLineSchema>

/** Lines that are not of our making are nobody's goods. */
export function parseKeptLines(rows: unknown[]): KeptLine[] {
  const lines = rows.flatMap((row) => keptLineSchema.safeParse(row).data ?? [])
  return lines.sort((a, b) => +a.created_at - +b.created_at || (a.id < b.id ? -1 : 1))
}

export const nameOf = ({ id, metadata }: KeptLine): string => metadata.line_ids[0] ?? id
export const isNamed = ({ metadata }: KeptLine, lineId: string): boolean => metadata.line_ids.includes(lineId)

/** The same case: product, device and finish are the variant, artwork and placement the recipe. */
export const isSameCase = (line: KeptLine, { found, recipe }: ResolvedLine): boolean =>
  line.variant_id === found.variantId && line.metadata.recipe_hash === recipe.hash

/** So many names are kept of a line that is added to again and again; its own stays. */
const NAMES_MAX = 100

export function withName(names: string[], name: string): string[] {
  if (names.includes(name)) return names
  const [own, ...merged] = [...names, name]
  return own === undefined ? [] : [own, ...merged.slice(-(NAMES_MAX - 1))]
}

export const capped = (quantity: number): number => Math.min(quantity, QUANTITY_MAX)

export interface BoughtLine {
  line_id: string | null
  quantity: number
}

/** What of a kept line is left once these were bought. */
export function leftOf(line: KeptLine, bought: BoughtLine[]): number {
  const own = bought.filter(({ line_id }) => line_id !== null && isNamed(line, line_id))
  return Math.max(
    0,
    own.reduce((left, { quantity }) => left - quantity, line.quantity),
  )
}

/** A kept line as if a browser had sent it, to be looked up as such. */
export function asItem(line: KeptLine): CartItem {
  const { metadata } = line
  return {
    id: nameOf(line),
    productId: String(metadata.product_number),
    name: line.title,
    price: 0,
    quantity: line.quantity,
    image: '',
    device: metadata.device,
    color: metadata.finish,
    customizations: {
      designId: metadata.design_id,
      designName: metadata.design_name,
      aiGenerated: true,
      recipeHash: metadata.recipe_hash,
    },
  }
}

/** As Medusa's cart keeps a line. */
export const toKeep = (line: ResolvedLine) => ({
  title: line.found.productName,
  subtitle: `${line.item.device} - ${line.item.color}`,
  thumbnail: line.recipe.imageUrl,
  quantity: line.item.quantity,
  product_id: line.found.productId,
  product_title: line.found.productName,
  product_handle: line.found.handle,
  variant_id: line.found.variantId,
  variant_sku: line.found.sku,
  unit_price: line.found.price,
  is_tax_inclusive: true,
  metadata: { ...metadataOf(line), line_ids: [line.item.id] },
})

/** A line as its customer sees it, at present prices. */
export const presentLine = ({ item, found, recipe }: ResolvedLine): KeptCartLine => ({
  id: item.id,
  productId: String(found.productNumber),
  name: found.productName,
  price: found.price,
  originalPrice: found.originalPrice,
  quantity: item.quantity,
  image: recipe.imageUrl,
  thumbnailUrl: recipe.imageUrl,
  design: recipe.designName,
  device: item.device,
  color: item.color,
  sku: found.sku,
  customization: {
    designId: recipe.designId,
    designName: recipe.designName,
    designImage: recipe.imageUrl,
    aiGenerated: recipe.aiGenerated,
    recipeHash: recipe.hash,
  },
})

/** Why a line was taken out, for the shopper. */
export function droppedSentence({ title, metadata }: KeptLine, code: string | undefined): string {
  const what = `${title} for ${metadata.device} (${metadata.design_name})`
  const why =
    code === 'recipe_changed'
      ? 'has a design that cannot be printed any more. You can design it again in the studio.'
      : 'is no longer available.'
  return `${what} ${why} It was taken out of your cart.`
}
