import type { Product } from '@caseloom/contract'
import { formatCount } from '~/lib/numbers'

/** 'Apple, Samsung', and '+2' for the brands after the second. */
export function brandHint(brands: readonly { name: string }[]): { names: string; more: string } {
  const rest = brands.length - 2
  return {
    names: brands
      .slice(0, 2)
      .map((brand) => brand.name)
      .join(', '),
    more: rest > 0 ? `+${String(rest)}` : '',
  }
}

export const modelCount = (count: number) => `${String(count)} ${count === 1 ? 'model' : 'models'}`
export const caseCount = (count: number) => `${formatCount(count)} ${count === 1 ? 'case' : 'cases'}`

/** '1,204 sold'; empty while none are. Demo data says that it is. */
export function soldWords({ soldCount, soldSample }: Pick<Product, 'soldCount' | 'soldSample'>): string {
  if (!soldCount) return ''
  return `${formatCount(soldCount)} sold${soldSample ? ' (sample)' : ''}`
}

/** 'Made for 34 Apple and 13 Samsung models.' */
export function madeForWords(brands: Product['supporteddevices']): string {
  const counts = brands.map(({ name, models }) => `${String(models.length)} ${name}`)
  if (counts.length === 0) return 'Made for no phone yet.'
  const last = counts.pop() ?? ''
  return `Made for ${counts.length > 0 ? `${counts.join(', ')} and ` : ''}${last} models.`
}

/** A phone as the catalogue spells it, since an address may name it in any case. */
export const deviceName = (product: Pick<Product, 'supporteddevices'>, asked: string) =>
  product.supporteddevices
    .flatMap(({ models }) => models)
    .find(({ name }) => name.toLowerCase() === asked.toLowerCase())?.name ?? asked

/** Whether a case is made for a phone and can be had in some finish. */
export const fitsDevice = (product: Pick<Product, 'supporteddevices'>, device: string) =>
  product.supporteddevices.some(({ models }) =>
    models.some(
      ({ name, models: finishes }) => name === device && finishes.some(({ available }) => available),
    ),
  )

/** What a sale saves, or nothing where the price is the usual one. */
export function saving({ price, originalPrice }: Pick<Product, 'price' | 'originalPrice'>): number {
  return originalPrice === null ? 0 : Math.max(0, Math.round((originalPrice - price) * 100) / 100)
}
