import { formatMoney } from '~/lib/money'
import type { CartLine } from './cart-line'

export interface PresentPrice {
  id: string
  name: string
  price: number
  originalPrice: number | null
}

export function withPrice(line: CartLine, present: PresentPrice): CartLine {
  const { originalPrice: _before, ...rest } = line
  const sale = present.originalPrice !== null && present.originalPrice > present.price
  return {
    ...rest,
    name: present.name,
    price: present.price,
    ...(sale && present.originalPrice !== null ? { originalPrice: present.originalPrice } : {}),
  }
}

/** A sentence for each line whose price is another than it was here. */
export function priceNews(before: readonly CartLine[], now: readonly PresentPrice[]): string[] {
  const present = new Map(now.map((each) => [each.id, each.price]))
  return before.flatMap(({ id, name, device, price }) => {
    const today = present.get(id)
    return today === undefined || today === price
      ? []
      : `${name} for ${device} now costs ${formatMoney(today)}. It was ${formatMoney(price)}.`
  })
}
