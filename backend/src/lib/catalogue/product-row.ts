/** What Medusa's query answers of a product, as far as the catalogue reads it. */
export interface VariantRow {
  id: string
  sku: string | null
  title: string | null
  updated_at?: string | Date
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
  description?: string | null
  thumbnail?: string | null
  created_at?: string
  updated_at?: string | Date
  images?: { url: string; rank?: number }[]
  metadata?: Record<string, unknown> | null
  categories?: { name: string }[]
  variants: VariantRow[]
}
