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

/** What a sale saves, or nothing where the price is the usual one. */
export function saving({ price, originalPrice }: Pick<Product, 'price' | 'originalPrice'>): number {
  return originalPrice === null ? 0 : Math.max(0, Math.round((originalPrice - price) * 100) / 100)
}
