import { z } from 'zod'
import { endpoint } from './endpoint'
import { NO_PAGE, pageSchema, PAGE_SIZE } from './envelope'
import { counted, said } from './text'

export const BRANDS = ['Apple', 'Samsung'] as const
export const FINISHES = ['Matte', 'Gloss', 'Premium', 'Standard'] as const
export const finishSchema = z.enum(FINISHES, 'Please choose one of our finishes')
export type Finish = z.infer<typeof finishSchema>

export const finishVariantSchema = z.object({
  /** '<model> - <finish>', for example 'iPhone 15 Pro - Matte'. */
  name: z.string(),
  sku: z.string(),
  available: z.boolean(),
  /** Pounds, VAT included; null where it has none, and then it is not available. */
  price: z.number().nonnegative().nullable(),
  /** The price before a Medusa sale price, or null. */
  originalPrice: z.number().nonnegative().nullable(),
})
export const deviceModelSchema = z.object({ name: z.string(), models: z.array(finishVariantSchema) })
export const brandGroupSchema = z.object({
  name: z.string(),
  icon: z.enum(['fa-apple', 'fa-android']),
  models: z.array(deviceModelSchema),
})
/** An average of reviews, 1 to 5. `sample`: the shop's demo reviews are among them. */
export const ratingSchema = z.object({ average: z.number(), count: z.number().int(), sample: z.boolean() })
export type Rating = z.infer<typeof ratingSchema>

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
  /** Pounds, VAT included: of the cheapest finish that can be bought; of all finishes where none can. */
  price: z.number().nonnegative(),
  /** The price before a Medusa sale price, or null. */
  originalPrice: z.number().nonnegative().nullable(),
  /** Pounds: of the dearest such finish, `price` where all cost the same. */
  highestPrice: z.number().nonnegative(),
  finish: z.string(),
  image: z.string(),
  gallery: z.array(z.string()),
  icons: z.array(z.object({ name: z.string(), image: z.string() })),
  ecocredentials: z.array(z.object({ name: z.string(), description: z.string(), icon: z.string() })),
  supporteddevices: z.array(brandGroupSchema),
  /** The merchandiser's own badge, else the one that the name earns. */
  badge: z.string(),
  /** Null while nobody has reviewed it. */
  rating: ratingSchema.nullable(),
  /** Cases sold, or null while there are none; `soldSample` where demo data is counted in. */
  soldCount: z.number().int().nullable(),
  soldSample: z.boolean(),
  inStock: z.boolean(),
  /** ISO 8601: when anything that the page shows last changed in Medusa. */
  updatedAt: z.iso.datetime(),
})
export type Product = z.infer<typeof productSchema>
export type BrandGroup = z.infer<typeof brandGroupSchema>
export type DeviceModel = z.infer<typeof deviceModelSchema>
export type FinishVariant = z.infer<typeof finishVariantSchema>

/** What a card of the product list shows: a Product without what only its own page needs. */
export const productCardSchema = productSchema
  .pick({
    id: true,
    handle: true,
    name: true,
    category: true,
    description: true,
    price: true,
    originalPrice: true,
    highestPrice: true,
    image: true,
    icons: true,
    badge: true,
    rating: true,
    inStock: true,
  })
  .extend({
    /** The second picture, shown while a pointer rests on the card. */
    hoverImage: z.string().nullable(),
    /** With how many models it can be bought for; of all its models where it can be bought for none. */
    brands: z.array(
      z.object({ name: z.string(), icon: brandGroupSchema.shape.icon, models: z.number().int() }),
    ),
  })
export type ProductCard = z.infer<typeof productCardSchema>

const countsSchema = z.object({
  all: z.number().int(),
  eco: z.number().int(),
  flexi: z.number().int(),
  wireless: z.number().int(),
})
export const productCardPageSchema = pageSchema(productCardSchema).extend({
  /** How many each chip would show for the same search, category and device. */
  counts: countsSchema,
  categories: z.array(z.object({ name: z.string(), count: z.number().int() })),
})
export type ProductCardPage = z.infer<typeof productCardPageSchema>

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
  /** Outer size of the phone in millimetres, where it is known. */
  deviceSize: z.object({ width: z.number(), height: z.number(), depth: z.number() }).nullish(),
})
export type PrintArea = z.infer<typeof printAreaSchema>

/** A phone model as the phone finder knows it. */
export const catalogueDeviceSchema = z.object({
  name: z.string(),
  brand: z.string(),
  icon: brandGroupSchema.shape.icon,
  /** As printed in the phone's settings: 'A3102', 'SM-S921B'. Empty where none is known. */
  modelNumbers: z.array(z.string()),
  /** Other names people search by. */
  aliases: z.array(z.string()),
  released: z.number().int().nullable(),
  /** Devices whose cameras look alike from behind share a family. */
  camera: z.object({ family: z.string(), label: z.string() }),
  /** Outer size of the phone in millimetres; null where unknown. */
  size: z.object({ width: z.number(), height: z.number(), depth: z.number() }).nullable(),
  template: printAreaSchema.pick({ cornerRadius: true, cameraCutout: true, lenses: true }),
  /** Numbers of the products that can be bought for it. */
  products: z.array(z.number().int()),
})
export type CatalogueDevice = z.infer<typeof catalogueDeviceSchema>

export const UNKNOWN_PRODUCT = 'We don’t know that product'
export const UNKNOWN_DEVICE = 'We don’t know that device'
export const productIdParams = z.object({ id: said(UNKNOWN_PRODUCT, 120) })
export const PRODUCT_SORTS = ['featured', 'price_asc', 'price_desc', 'rating', 'newest'] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]
const LONG_SEARCH = 'Please search for fewer words'
const UNKNOWN_CATEGORY = 'We don’t know that category'
const WHICH_PRODUCTS = 'Products are asked for by number, with commas between: at most 200'
export const productListQuery = z.object({
  search: z.string(LONG_SEARCH).trim().max(100, LONG_SEARCH).optional(),
  filter: z.enum(['eco', 'flexi', 'wireless'], 'Cases are filtered by eco, flexi or wireless').optional(),
  category: z.string(UNKNOWN_CATEGORY).trim().max(100, UNKNOWN_CATEGORY).optional(),
  /** Only products that can be bought for this device. */
  device: z.string(UNKNOWN_DEVICE).trim().max(80, UNKNOWN_DEVICE).optional(),
  /** Only these products, by number: '3,1'. At most 200. */
  ids: z
    .string(WHICH_PRODUCTS)
    .regex(/^\d{1,9}(,\d{1,9}){0,199}$/, WHICH_PRODUCTS)
    .optional(),
  sort: z
    .enum(PRODUCT_SORTS, 'Cases are sorted by featured, price_asc, price_desc, rating or newest')
    .default('featured'),
  page: counted(NO_PAGE, 1, 100_000).default(1),
  limit: counted(PAGE_SIZE, 1, 100).default(24),
})
export const printAreaQuery = z.object({ device: said(UNKNOWN_DEVICE, 80), finish: finishSchema })

/** Widths (pixels) in which a picture of the catalogue is kept. */
export const IMAGE_WIDTHS = [120, 240, 360, 480, 680, 800, 1200] as const
const NO_SUCH_WIDTH = `Pictures are ${IMAGE_WIDTHS.join(', ')} pixels wide`
const UNKNOWN_PICTURE = 'We don’t know that picture'
/** `w` one of the widths; `as` the format; `shape=share` is the 1200 x 630 JPEG for links in other sites. */
const imageQuery = z.object({
  w: z.enum(IMAGE_WIDTHS.map(String) as [string, ...string[]], NO_SUCH_WIDTH).default('1200'),
  as: z.enum(['avif', 'webp'], 'Pictures come as avif or webp').default('webp'),
  shape: z.enum(['whole', 'share'], 'Pictures come whole or for sharing').default('whole'),
})

export const catalogueEndpoints = {
  listProducts: endpoint({
    method: 'GET',
    path: '/products',
    tag: 'Catalogue',
    access: 'public',
    summary: 'The products in the merchandiser’s order; X-Total-Count and Link tell of further pages',
    query: productListQuery,
    data: z.array(productSchema),
    errors: [],
  }),
  listProductCards: endpoint({
    method: 'GET',
    path: '/catalogue/cards',
    tag: 'Catalogue',
    access: 'public',
    summary: 'What the product list shows, a page at a time, with the chips’ counts',
    query: productListQuery,
    data: productCardPageSchema,
    errors: [],
  }),
  listDevices: endpoint({
    method: 'GET',
    path: '/catalogue/devices',
    tag: 'Catalogue',
    access: 'public',
    summary: 'Every phone model that cases are made for, newest first',
    data: z.array(catalogueDeviceSchema),
    errors: [],
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
  getProductImage: endpoint({
    method: 'GET',
    path: '/images/{file}',
    tag: 'Catalogue',
    access: 'public',
    summary: 'A product’s uploaded picture in the width and format that a place needs',
    params: z.object({ file: z.string(UNKNOWN_PICTURE).regex(/^[\da-f]{32}$/, UNKNOWN_PICTURE) }),
    query: imageQuery,
    produces: 'image/webp',
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
    errors: ['not_found'],
  }),
}
