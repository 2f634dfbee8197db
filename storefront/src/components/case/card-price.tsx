import type { ProductCard } from '@caseloom/contract'
import { Badge } from '~/components/ui/badge'
import { cn } from '~/components/ui/cn'
import { PriceTag } from '~/components/ui/price-tag'

/** What a case costs, where it is shown small, and that it cannot be had now where that is so. */
export function CardPrice({
  card,
  className,
}: {
  card: Pick<ProductCard, 'price' | 'originalPrice' | 'highestPrice' | 'inStock'>
  className?: string
}) {
  return (
    <span className={cn('inline-flex flex-wrap items-center gap-x-3 gap-y-1', className)}>
      <PriceTag
        price={card.price}
        originalPrice={card.originalPrice}
        highestPrice={card.highestPrice}
        size="sm"
      />
      {card.inStock ? null : <Badge tone="warn">Not available</Badge>}
    </span>
  )
}
