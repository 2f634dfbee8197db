import type { ProdigiProduct } from '@caseloom/prodigi'
import type { PrintSize } from './print-input'

/** What a product of Prodigi's says of a variant of ours, ready to be filled in. */
export interface ProductFill {
  /** Where the product leaves a choice that nothing decides, the attribute is missing. */
  attributes: Record<string, string>
  /** Attributes that somebody has to choose a value for. */
  undecided: string[]
  /** Null where the product does not tell it, or tells several for these attributes. */
  size: PrintSize | null
  shipsToUk: boolean
}

const DEFAULT_DPI = 300
const same = (a: string | undefined, b: string | null) => b !== null && a?.toLowerCase() === b.toLowerCase()

function decide(name: string, values: string[], chosen: string | undefined, finish: string | null) {
  if (values.length === 1) return values[0]
  return values.find((value) => same(value, chosen ?? null)) ?? values.find((value) => same(value, finish))
}

/** Reads a product for a variant with this finish; attributes that are chosen already stay where they are allowed. */
export function fillFromProduct(
  product: ProdigiProduct,
  wanted: { attributes: Record<string, string>; finish: string | null; dpi: number | null },
): ProductFill {
  const decided = Object.entries(product.attributes).map(
    ([name, values]) => [name, decide(name, values, wanted.attributes[name], wanted.finish)] as const,
  )
  const attributes = Object.fromEntries(decided.flatMap(([name, value]) => (value ? [[name, value]] : [])))
  const fitting = product.variants.filter((variant) =>
    Object.entries(variant.attributes).every(
      ([name, value]) => !(name in attributes) || same(attributes[name], value),
    ),
  )
  const sizes = fitting.flatMap(({ printAreaSizes: { default: area } }) =>
    area ? [`${area.horizontalResolution}x${area.verticalResolution}`] : [],
  )
  const [only] = sizes
  const [widthPx = 0, heightPx = 0] = only && new Set(sizes).size === 1 ? only.split('x').map(Number) : []
  return {
    attributes,
    undecided: decided.flatMap(([name, value]) => (value ? [] : [name])),
    size: widthPx && heightPx ? { widthPx, heightPx, dpi: wanted.dpi ?? DEFAULT_DPI } : null,
    shipsToUk: fitting.length > 0 && fitting.every(({ shipsTo }) => shipsTo.includes('GB')),
  }
}
