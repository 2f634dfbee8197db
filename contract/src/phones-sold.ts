import type { BrandGroup, DeviceModel } from './catalogue'

/** Whether a case can be had for a phone now, in some finish. */
export const isPhoneSold = ({ models }: DeviceModel): boolean => models.some(({ available }) => available)

/**
 * The phones that a case can be had for now, without brands that have none. All of them where it can be had for none:
 * such a case says of itself that it is not available.
 */
export function phonesSold(brands: BrandGroup[]): BrandGroup[] {
  const sold = brands
    .map((brand) => ({ ...brand, models: brand.models.filter(isPhoneSold) }))
    .filter(({ models }) => models.length > 0)
  return sold.length > 0 ? sold : brands
}
