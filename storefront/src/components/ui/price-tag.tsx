import { formatMoney } from '~/lib/money'
import { cn } from './cn'

const SIZES = { sm: 'text-base', md: 'text-xl', lg: 'text-3xl' }

/**
 * A price in pounds, 'from' which others go up where the highest is higher; an original price is struck through after it. `inStock` false
 * says that it is a price of what cannot be had now.
 */
export function PriceTag({
  price,
  originalPrice,
  highestPrice = price,
  unit,
  size = 'md',
  inStock = true,
  className,
}: {
  price: number
  originalPrice?: number | null
  highestPrice?: number
  /** For example 'each'. */
  unit?: string
  size?: keyof typeof SIZES
  inStock?: boolean
  className?: string
}) {
  return (
    <span className={cn('inline-flex flex-wrap items-baseline gap-x-2', className)}>
      {highestPrice > price ? <span className="text-sm text-ink-soft">from</span> : null}
      <span className={cn('font-display font-bold tracking-tight tabular-nums', SIZES[size])}>
        {formatMoney(price)}
      </span>
      {originalPrice ? (
        <s className="text-sm text-ink-soft">
          <span className="sr-only">was </span>
          {formatMoney(originalPrice)}
        </s>
      ) : null}
      {unit ? <span className="text-sm text-ink-soft">{unit}</span> : null}
      {inStock ? null : <span className="text-sm font-semibold text-warn">Not available</span>}
    </span>
  )
}
