import { randomBytes } from 'node:crypto'
import { shopChannel, type MedusaAdmin } from './medusa-admin'

export interface OwnProduct {
  id: string
  handle: string
  title: string
  variants: { id: string; title: string; sku: string }[]
}
export interface OwnVariant {
  device: string
  finish: string
  price: number
}

const variantInput = (handle: string, { device, finish, price }: OwnVariant) => ({
  title: `${device} - ${finish}`,
  sku: `${handle}-${device}-${finish}`.replaceAll(' ', '-').toUpperCase(),
  manage_inventory: false,
  options: { Device: device, Finish: finish },
  prices: [{ currency_code: 'gbp', amount: price }],
})

export const addVariant = (admin: MedusaAdmin, { id, handle }: OwnProduct, variant: OwnVariant) =>
  admin.call('POST', `/products/${id}/variants`, variantInput(handle, variant))

/** A published product made by a merchandiser in Medusa's admin, which no other test knows. */
export async function ownProduct(
  admin: MedusaAdmin,
  {
    variants = [{ device: 'iPhone 15', finish: 'Matte', price: 20 }],
    ...fields
  }: { variants?: OwnVariant[] } & Record<string, unknown> = {},
): Promise<OwnProduct> {
  const handle = `own-${randomBytes(5).toString('hex')}`
  const { product } = await admin.call<{ product: OwnProduct }>('POST', '/products', {
    title: `Own ${handle}`,
    handle,
    description: 'Made for one test',
    status: 'published',
    options: [
      { title: 'Device', values: ['iPhone 15', 'iPhone 15 Pro', 'Galaxy S24'] },
      { title: 'Finish', values: ['Matte', 'Gloss'] },
    ],
    variants: variants.map((variant) => variantInput(handle, variant)),
    sales_channels: [await shopChannel(admin)],
    ...fields,
  })
  return product
}

export function firstVariant({ variants }: OwnProduct) {
  const [variant] = variants
  if (!variant) throw new Error('The product has no variant')
  return variant
}

/** As a merchandiser says how a variant is printed, who has just opened its form. */
export async function savePrint<T>(admin: MedusaAdmin, variantId: string, print: object): Promise<T> {
  const path = `/printing/variants/${variantId}`
  const { row } = await admin.call<{ row: { version: string } }>('GET', path)
  return admin.call<T>('POST', path, { ...print, version: row.version })
}

/** Of its first variant, in pounds. */
export const setPrice = (admin: MedusaAdmin, product: OwnProduct, amount: number) =>
  admin.call('POST', `/products/${product.id}/variants/${firstVariant(product).id}`, {
    prices: [{ currency_code: 'gbp', amount }],
  })

/** An active list with a price of its first variant, in pounds; answers its id. */
export async function saleList(
  admin: MedusaAdmin,
  product: OwnProduct,
  amount: number,
  fields: Record<string, unknown> = {},
): Promise<string> {
  const { price_list } = await admin.call<{ price_list: { id: string } }>('POST', '/price-lists', {
    title: `Sale ${randomBytes(4).toString('hex')}`,
    description: 'For one test',
    type: 'sale',
    status: 'active',
    prices: [{ currency_code: 'gbp', amount, variant_id: firstVariant(product).id }],
    ...fields,
  })
  return price_list.id
}
