import type { ProductCard as Card } from '@caseloom/contract'
import { cn } from '~/components/ui/cn'
import { Skeleton } from '~/components/ui/skeleton'
import type { CardSlots } from './card-slots'
import { ProductCard } from './product-card'

const GRID = 'grid gap-x-7 gap-y-14 sm:grid-cols-2 lg:grid-cols-3'
/** The first row is on the screen at once, so its pictures must not wait. */
const EAGER = 3

export function ProductGrid({
  cards,
  slots,
  device,
  settling,
}: {
  cards: Card[]
  slots?: CardSlots
  /** The phone that the list's address names. */
  device?: string | undefined
  /** Another list is on its way; this one stands, faded, until it is there. */
  settling?: boolean
}) {
  return (
    <ul aria-busy={settling || undefined} className={cn(GRID, settling && 'pictures-fade')}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <ProductCard
            card={card}
            device={device}
            first={index === 0}
            eager={index < EAGER}
            {...(slots ? { slots } : {})}
          />
        </li>
      ))}
    </ul>
  )
}

/** As tall as cards are, line by line. */
export function ProductGridSkeleton({
  count = 6,
  label = 'Loading products',
}: {
  count?: number
  label?: string
}) {
  return (
    <div role="status" className={GRID}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <Skeleton className="aspect-4/5 w-full rounded-xl" />
          <Skeleton className="mt-5 h-9 w-3/4" />
          <Skeleton className="mt-2 h-5 w-2/5" />
          <Skeleton className="mt-4 h-11 w-full" />
          <Skeleton className="mt-4 h-6 w-5/6" />
          <Skeleton className="mt-6 h-11 w-3/5 rounded-full" />
        </div>
      ))}
    </div>
  )
}
