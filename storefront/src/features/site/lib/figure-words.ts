import type { ShopFigures } from '@caseloom/contract'
import { formatCount } from '~/lib/numbers'

/** Two places at most are said, and never more than there is: 1,234 is '1,200+'. */
export function atLeast(count: number): string {
  const step = 10 ** Math.max(0, String(count).length - 2)
  return `${formatCount(Math.floor(count / step) * step)}+`
}

/** What is said, and what it is of; what the shop does not know is left out. */
export function figureWords({ customers, cases, rating, satisfaction }: ShopFigures): [string, string][] {
  const said: [string | null, string][] = [
    [customers === null ? null : atLeast(customers), 'Happy Customers'],
    [cases === null ? null : atLeast(cases), 'Cases Created'],
    // Cut, not rounded: 4.96 is not quite five.
    [rating === null ? null : `${(Math.floor(rating * 10) / 10).toFixed(1)}/5`, 'Customer Rating'],
    [satisfaction === null ? null : `${satisfaction}%`, 'Satisfaction Rate'],
  ]
  return said.flatMap(([figure, name]) => (figure === null ? [] : [[figure, name]]))
}
