/** What Medusa's query answers of a product, as far as a purchase reads it. */
export interface VariantRow {
  id: string
  sku: string | null
  title: string | null
  calculated_price?: CalculatedPrice | null
}
/** Pounds. */
export interface CalculatedPrice {
  calculated_amount?: number | null
  original_amount?: number | null
}
export interface ProductRow {
  id: string
  title: string
  handle: string
  thumbnail?: string | null
  variants: VariantRow[]
}
