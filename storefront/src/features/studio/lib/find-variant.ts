import type { BrandGroup, DeviceModel, Finish, FinishVariant, Product } from '@caseloom/contract'

/** Brand by the device's name, as the catalogue groups it. */
export function brandOf(device: string): 'Apple' | 'Samsung' | 'Other' {
  if (device.includes('iPhone')) return 'Apple'
  return device.includes('Galaxy') ? 'Samsung' : 'Other'
}

/** Where the device is looked for: beside those of its brand, or, where the case has none, at the first. */
export function groupFor(product: Product, device: string | undefined): BrandGroup | undefined {
  const groups = product.supporteddevices
  if (device === undefined) return groups[0]
  return (
    groups.find(({ models }) => models.some(({ name }) => name === device)) ??
    groups.find(({ name }) => name === brandOf(device)) ??
    groups[0]
  )
}

export function findDevice(product: Product, device: string | null): DeviceModel | undefined {
  return product.supporteddevices.flatMap((brand) => brand.models).find((model) => model.name === device)
}

/** Whether the product can be bought for the device in any finish. */
export const fits = (product: Product, device: string): boolean =>
  findDevice(product, device)?.models.some(({ available }) => available) ?? false

/** The printable thing for a choice; undefined where there is none or it is not available now. */
export function findVariant(
  product: Product,
  device: string | null,
  finish: Finish | null,
): FinishVariant | undefined {
  const model = findDevice(product, device)
  return model?.models.find((variant) => variant.available && variant.name === `${device} - ${finish}`)
}

/** What a choice costs; while nothing is chosen, what the product costs. Pounds. */
export const choicePrice = (
  product: Product,
  variant: FinishVariant | undefined,
): Pick<Product, 'price' | 'originalPrice' | 'highestPrice'> =>
  variant?.price == null
    ? { price: product.price, originalPrice: product.originalPrice, highestPrice: product.highestPrice }
    : { price: variant.price, originalPrice: variant.originalPrice, highestPrice: variant.price }

/** What a printable thing is called, as far as it can be had now. */
export function choiceOf(product: Product, sku: string): { device: string | null; finish: Finish | null } {
  const model = product.supporteddevices
    .flatMap((brand) => brand.models)
    .find(({ models }) => models.some((variant) => variant.sku === sku))
  const variant = model?.models.find((each) => each.sku === sku)
  const finish = KNOWN.find((each) => variant?.available && variant.name.endsWith(` - ${each}`))
  return { device: model?.name ?? null, finish: finish ?? null }
}

const KNOWN: readonly Finish[] = ['Matte', 'Gloss', 'Premium', 'Standard']

export type FinishChoice = Pick<FinishVariant, 'available' | 'price' | 'originalPrice'> & { finish: Finish }

/** The finishes of a device, as the last part of each variant's name says. */
export function finishesOf(model: DeviceModel): FinishChoice[] {
  return model.models.flatMap(({ name, available, price, originalPrice }) => {
    const finish = KNOWN.find((each) => name.endsWith(` - ${each}`))
    return finish ? [{ finish, available, price, originalPrice }] : []
  })
}

/** Devices, with their brands, whose names hold each word of the search, in any case: 'samsung s25' is the Galaxy S25. */
export function searchDevices(brands: readonly BrandGroup[], search: string) {
  const words = search.toLowerCase().split(/\s+/)
  return brands.flatMap(({ name: brand, models }) =>
    models
      .filter(({ name }) => words.every((word) => `${brand} ${name}`.toLowerCase().includes(word)))
      .map((device) => ({ brand, device })),
  )
}
