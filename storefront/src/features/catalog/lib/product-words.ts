import { isPhoneSold, phonesSold, type Product } from '@caseloom/contract'
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
  const sold = phonesSold(brands)
  const counts = sold.map(({ name, models }) => `${String(models.length)} ${name}`)
  if (counts.length === 0) return 'Made for no phone yet.'
  const last = counts.pop() ?? ''
  const one = counts.length === 0 && sold[0]?.models.length === 1
  return `Made for ${counts.length > 0 ? `${counts.join(', ')} and ` : ''}${last} ${one ? 'model' : 'models'}.`
}

/** A phone as the catalogue spells it, since an address may name it in any case. */
export const deviceName = (product: Pick<Product, 'supporteddevices'>, asked: string) =>
  product.supporteddevices
    .flatMap(({ models }) => models)
    .find(({ name }) => name.toLowerCase() === asked.toLowerCase())?.name ?? asked

/** Whether a case fits a phone and can be had for it, is made for it but not to be had now, or is not made for it. */
export function fitOf(
  product: Pick<Product, 'supporteddevices'>,
  device: string,
): 'fits' | 'gone' | 'not made' {
  const model = product.supporteddevices.flatMap(({ models }) => models).find(({ name }) => name === device)
  if (!model) return 'not made'
  return isPhoneSold(model) ? 'fits' : 'gone'
}

/** What a sale saves, or nothing where the price is the usual one. */
export function saving({ price, originalPrice }: Pick<Product, 'price' | 'originalPrice'>): number {
  return originalPrice === null ? 0 : Math.max(0, Math.round((originalPrice - price) * 100) / 100)
}
