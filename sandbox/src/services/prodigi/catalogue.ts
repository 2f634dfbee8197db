import entries from './catalogue-data.json' with { type: 'json' }

export interface CatalogueEntry {
  sku: string
  description: string
  /** Each must be sent with exactly this value; none known means that any are taken. */
  attributes: Partial<Record<string, string>>
  print: { width: number; height: number } | null
}

const SANDBOX_CASE: CatalogueEntry = {
  sku: 'SANDBOX-PHONE-CASE',
  description: 'A phone case that exists in the sandbox only',
  attributes: {},
  print: { width: 1260, height: 2100 },
}

const BY_SKU = new Map<string, CatalogueEntry>([SANDBOX_CASE, ...entries].map((entry) => [entry.sku, entry]))

export const findProduct = (sku: string): CatalogueEntry | undefined => BY_SKU.get(sku.toUpperCase())

/** Prodigi's cases are printed at 300 dots an inch; of a product whose print area is unknown, so is the size. */
const millimetres = (pixels: number) => Math.round((pixels / 300) * 254) / 10

const SHIPS_TO = ['GB', 'IE', 'FR', 'DE', 'US']

/**
 * A product as Prodigi describes it. Scenarios: `not_to_gb`, `no_print_size`, and `two_sizes`, where a second variant
 * with another finish has a print area of its own.
 */
export function showProduct(entry: CatalogueEntry, scenario: string | null = null): object {
  const { sku, description, attributes, print } = entry
  const variant = (its: CatalogueEntry['attributes'], size: CatalogueEntry['print']) => ({
    attributes: its,
    shipsTo: scenario === 'not_to_gb' ? SHIPS_TO.filter((country) => country !== 'GB') : SHIPS_TO,
    printAreaSizes: size
      ? { default: { horizontalResolution: size.width, verticalResolution: size.height } }
      : {},
  })
  const variants = [variant(attributes, scenario === 'no_print_size' ? null : print)]
  if (scenario === 'two_sizes')
    variants.push(variant({ ...attributes, finish: 'gloss' }, { width: 1000, height: 1800 }))
  const names = [...new Set(variants.flatMap((each) => Object.keys(each.attributes)))]
  const values = (name: string) => [...new Set(variants.flatMap((each) => each.attributes[name] ?? []))]
  return {
    sku,
    description,
    productDimensions: print
      ? { width: millimetres(print.width), height: millimetres(print.height), units: 'mm' }
      : null,
    attributes: Object.fromEntries(names.map((name) => [name, values(name)])),
    printAreas: { default: { required: true } },
    variants,
  }
}
