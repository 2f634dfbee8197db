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

export const showProduct = (entry: CatalogueEntry): object => ({
  sku: entry.sku,
  description: entry.description,
  productDimensions: { width: 0, height: 0, units: 'mm' },
  attributes: Object.fromEntries(Object.entries(entry.attributes).map(([name, value]) => [name, [value]])),
  printAreas: { default: { required: true } },
  variants: [
    {
      attributes: entry.attributes,
      shipsTo: ['GB', 'IE', 'FR', 'DE', 'US'],
      printAreaSizes: entry.print
        ? { default: { horizontalResolution: entry.print.width, verticalResolution: entry.print.height } }
        : {},
    },
  ],
})
