import { z } from 'zod'
import { endpoint } from './endpoint'

export const BRANDS = ['Apple', 'Samsung'] as const
export const FINISHES = ['Matte', 'Gloss', 'Premium', 'Standard'] as const
export const finishSchema = z.enum(FINISHES)
export type Finish = z.infer<typeof finishSchema>

export const finishVariantSchema = z.object({
  /** '<model> - <finish>', for example 'iPhone 15 Pro - Matte'. */
  name: z.string(),
  sku: z.string(),
  available: z.boolean(),
})
export const deviceModelSchema = z.object({ name: z.string(), models: z.array(finishVariantSchema) })
export const brandGroupSchema = z.object({
  name: z.string(),
  icon: z.enum(['fa-apple', 'fa-android']),
  models: z.array(deviceModelSchema),
})
export const productSchema = z.object({
  id: z.number().int().positive(),
  handle: z.string(),
  name: z.string(),
  category: z.string(),
  description: z.string(),
  /** HTML, sanitised on the server. */
  shortdescription: z.string(),
  /** HTML, sanitised on the server. */
  longdescription: z.string(),
  /** Pounds, VAT included. */
  price: z.number().nonnegative(),
  /** The price before a Medusa sale price, or null. */
  originalPrice: z.number().nonnegative().nullable(),
  finish: z.string(),
  image: z.string(),
  gallery: z.array(z.string()),
  icons: z.array(z.object({ name: z.string(), image: z.string() })),
  ecocredentials: z.array(z.object({ name: z.string(), description: z.string(), icon: z.string() })),
  supporteddevices: z.array(brandGroupSchema),
  rating: z.object({ average: z.number(), count: z.number().int(), sample: z.boolean() }).nullable(),
  soldCount: z.number().int().nullable(),
  inStock: z.boolean(),
})
export type Product = z.infer<typeof productSchema>
export type BrandGroup = z.infer<typeof brandGroupSchema>
export type DeviceModel = z.infer<typeof deviceModelSchema>
export type FinishVariant = z.infer<typeof finishVariantSchema>

/** A rounded rectangle as fractions of the print area (0 to 1), measured from its upper left corner. */
const fractionBoxSchema = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  radius: z.number(),
})
export const printAreaSchema = z.object({
  sku: z.string(),
  widthPx: z.number().int(),
  heightPx: z.number().int(),
  dpi: z.number().int(),
  /** Corner radius of the case as a fraction of the print area's width. */
  cornerRadius: z.number(),
  safeArea: fractionBoxSchema,
  /** The opening for the camera, and the lenses seen through it; fractions of the print area, radii of its width. */
  cameraCutout: fractionBoxSchema,
  lenses: z.array(z.object({ x: z.number(), y: z.number(), radius: z.number() })),
  templateVersion: z.number().int(),
})
export type PrintArea = z.infer<typeof printAreaSchema>

export const productIdParams = z.object({ id: z.string().min(1).max(120) })
export const productListQuery = z.object({
  search: z.string().trim().max(100).optional(),
  filter: z.enum(['eco', 'flexi', 'wireless']).optional(),
  category: z.string().trim().max(100).optional(),
  sort: z.enum(['featured', 'price_asc', 'price_desc', 'rating', 'newest']).default('featured'),
})
export const printAreaQuery = z.object({ device: z.string().min(1).max(80), finish: finishSchema })

export const catalogueEndpoints = {
  listProducts: endpoint({
    method: 'GET',
    path: '/products',
    tag: 'Catalogue',
    access: 'public',
    summary: 'The products in the merchandiser’s order',
    query: productListQuery,
    data: z.array(productSchema),
    errors: ['invalid_request'],
  }),
  getProduct: endpoint({
    method: 'GET',
    path: '/products/{id}',
    tag: 'Catalogue',
    access: 'public',
    summary: 'One product by its number or handle',
    params: productIdParams,
    data: productSchema,
    errors: ['not_found'],
  }),
  getPrintArea: endpoint({
    method: 'GET',
    path: '/products/{id}/print-area',
    tag: 'Catalogue',
    access: 'public',
    summary: 'What the studio needs to place a picture on a case',
    params: productIdParams,
    query: printAreaQuery,
    data: printAreaSchema,
    errors: ['invalid_request', 'not_found', 'configuration_not_found'],
  }),
}
