import type { IndexEntry } from '../catalogue/catalogue-index'

/** Whether shoppers see a product and can buy it, or the first thing that keeps them from it. */
export type ShopStanding = 'shown' | 'no_price' | 'not_in_channel' | 'nothing_buyable' | 'draft'

interface Facts {
  status: string
  /** Whether it is in the sales channel of the shop. */
  soldHere: boolean
  /** What the shop's catalogue holds of it. */
  entry: Pick<IndexEntry, 'devices'> | undefined
}

/** The catalogue leaves out what is not published, not in the channel or without a price. */
export function shopStanding({ status, soldHere, entry }: Facts): ShopStanding {
  if (status !== 'published') return 'draft'
  if (!soldHere) return 'not_in_channel'
  if (!entry) return 'no_price'
  return entry.devices.size > 0 ? 'shown' : 'nothing_buyable'
}
