import { presenceOf, shownShares, type ModerationFlag, type Presence } from '@caseloom/ai-designs'
import type { MedusaContainer } from '@medusajs/framework/types'
import { query } from '../database/sql'
import type { OrderBundle } from './bundle'
import { galleryRemarks } from './gallery-remarks'
import type { ShopOrder } from './shop-order'

interface Row {
  hash: string
  quality: string
  flags: ModerationFlag[] | null
}

/** What the customer has deleted since is read too: the order outlives it. */
const CHECKED = `select r.hash, r.quality, j.flags
  from recipe r
  join design d on d.id = r.design_id
  left join generation_variation v on v.id = d.variation_id
  left join generation_job j on j.id = v.job_id
 where r.hash = any(?)`

export const hashesOf = ({ items }: ShopOrder) => items.flatMap(({ metadata }) => metadata?.recipe_hash ?? [])

/** What the checks of words and pictures ask a second look for. */
export const askedFor = (flags: readonly ModerationFlag[]): string[] =>
  flags.filter(({ severity }) => severity === 'warn').map(({ says }) => says)

const PRESENCE: Record<Presence, string[]> = {
  none: ['Nothing of the picture is on the case.'],
  hardly: ['Hardly any of the picture is on the case.'],
  enough: [],
}

/** Orders that nobody decides on any more: what their pictures cover is not measured for them. */
const OVER: readonly (string | undefined)[] = ['processed', 'rejected', 'cancelled']

/**
 * What somebody should look at in the pictures of these orders before they are printed, by order id. What is a matter of taste, and its
 * customer was told, is none of it.
 */
export async function remarksOf(
  scope: MedusaContainer,
  bundles: readonly OrderBundle[],
): Promise<Map<string, string[]>> {
  const orders = bundles.map(({ order }) => order)
  const undecided = bundles.filter(({ approval }) => !OVER.includes(approval?.status))
  const hashes = [...new Set(orders.flatMap(hashesOf))]
  const [rows, gallery, shown] = await Promise.all([
    hashes.length > 0 ? query(scope)<Row>(CHECKED, [hashes]) : [],
    galleryRemarks(scope, hashes),
    shownShares(scope, [...new Set(undecided.flatMap(({ order }) => hashesOf(order)))]),
  ])
  const byHash = new Map(
    rows.map(({ hash, quality, flags }) => [
      hash,
      [
        ...PRESENCE[presenceOf(shown.get(hash) ?? 1)],
        ...(quality === 'poor' ? ['Too small for a clear print.'] : []),
        ...askedFor(flags ?? []),
        ...(gallery.get(hash) ?? []),
      ],
    ]),
  )
  return new Map(
    orders.map((order) => [
      order.id,
      [...new Set(hashesOf(order).flatMap((hash) => byHash.get(hash) ?? []))],
    ]),
  )
}
