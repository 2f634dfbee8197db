import { formatCount } from '~/lib/numbers'

/** '1 order', '3,000 orders'. */
export const orderCount = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'order' : 'orders'}`
