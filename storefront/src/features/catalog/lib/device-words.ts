import { isPhoneSold, phonesSold, type Product } from '@caseloom/contract'

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
