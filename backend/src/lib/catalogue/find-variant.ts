import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { DEVICE_CATALOG_MODULE } from '../../modules/device_catalog'
import { failure } from '../http/fail'
import { shownPrice } from './pricing'
import { readProduct } from './read-product'
import { sellableSkus } from './sellable'
import { isSoldHere } from './sold-here'
import { variantTitle } from './variant-title'

/** One sellable case: a product's variant for a device and finish. Money in pounds, VAT included. */
export interface FoundVariant {
  productId: string
  productNumber: number
  productName: string
  handle: string
  image: string
  variantId: string
  sku: string
  price: number
  originalPrice: number | null
}

/** Resolves a product's Medusa id from its number or handle; null where there is none. */
export async function resolveProductId(scope: MedusaContainer, idOrHandle: string): Promise<string | null> {
  const numbered = /^\d{1,9}$/.test(idOrHandle)
    ? await scope.resolve(DEVICE_CATALOG_MODULE).productIdOf(Number(idOrHandle))
    : null
  if (numbered) return numbered
  const [product] = await scope
    .resolve(Modules.PRODUCT)
    .listProducts({ handle: idOrHandle }, { select: ['id'] })
  return product?.id ?? null
}

/**
 * The variant of a product for a device and finish, with Medusa's present price: never from the cache, it is charged.
 * @throws failure `unknown_product` or `configuration_not_found`
 */
export async function findVariant(
  scope: MedusaContainer,
  wanted: { productId: string; device: string; finish: string },
): Promise<FoundVariant> {
  const productId = await resolveProductId(scope, wanted.productId)
  if (!productId) throw failure('unknown_product', 'That product is no longer sold')
  const product = await readProduct(scope, productId)
  if (!product || !(await isSoldHere(scope, productId)))
    throw failure('unknown_product', 'That product is no longer sold')
  const title = variantTitle(wanted.device, wanted.finish)
  const variant = product.variants.find((candidate) => candidate.title === title)
  const price = shownPrice(variant?.calculated_price)
  if (!variant?.sku || !price || !(await sellableSkus(scope, [variant.sku])).has(variant.sku)) {
    throw failure('configuration_not_found', 'Selected device configuration not found')
  }
  const numbers = await scope.resolve(DEVICE_CATALOG_MODULE).numbersOf([product.id])
  return {
    productId: product.id,
    productNumber: numbers.get(product.id) ?? 0,
    productName: product.title,
    handle: product.handle,
    image: product.thumbnail ?? '',
    variantId: variant.id,
    sku: variant.sku,
    ...price,
  }
}
