import type { Product } from '@caseloom/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '~/components/ui/button'
import { cn } from '~/components/ui/cn'
import { PriceTag } from '~/components/ui/price-tag'
import { studioPath } from '../lib/list-state'

/** On a phone, while the buttons at the top are out of sight: the price and the way on, at the thumb. */
export function BuyBar({
  product,
  linkedDevice,
  delivery,
  shown,
}: {
  product: Product
  /** The phone that the page's address names. */
  linkedDevice?: string | undefined
  /** What delivery costs, which stands beside every price; one short line. */
  delivery: ReactNode
  shown: boolean
}) {
  if (!product.inStock) return null
  return (
    <div
      aria-hidden={shown ? undefined : true}
      data-buy-bar={shown ? 'shown' : undefined}
      className={cn(
        'fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-float transition-[transform,visibility] duration-300 ease-loom sm:hidden shallow:hidden',
        shown ? 'translate-y-0' : 'invisible translate-y-full',
      )}
    >
      <div className="shell py-2">
        <div className="flex items-center justify-between gap-4">
          <div className="min-w-0">
            <p className="truncate text-sm font-semibold">{product.name}</p>
            <PriceTag
              price={product.price}
              originalPrice={product.originalPrice}
              highestPrice={product.highestPrice}
              unit="each"
            />
          </div>
          <Button asChild>
            <Link to={studioPath(product.id, linkedDevice)} tabIndex={shown ? undefined : -1}>
              Customize Now
            </Link>
          </Button>
        </div>
        {delivery}
      </div>
    </div>
  )
}
