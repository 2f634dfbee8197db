import type { Product } from '@caseloom/contract'
import { forwardRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { PriceTag } from '~/components/ui/price-tag'
import { paths } from '~/config/paths'
import { formatMoney } from '~/lib/money'
import { studioPath } from '../lib/list-state'
import { saving, soldWords } from '../lib/product-words'
import { FeatureIcon } from './feature-icon'

interface SummaryProps {
  product: Product
  /** The phone that the page's address names. */
  linkedDevice?: string | undefined
  rating: ReactNode
  /** What another feature says about delivery prices. */
  delivery: ReactNode
  /** How long delivery takes, from the same source. */
  times: ReactNode
  /** Which phone it is for, and whether it fits. */
  phone: ReactNode
}

/** What it is, what it costs and where to begin. The ref is on the buttons, which a phone's buy bar stands in for. */
export const ProductSummary = forwardRef<HTMLDivElement, SummaryProps>(function ProductSummary(
  { product, linkedDevice, rating, delivery, times, phone },
  buttons,
) {
  const sold = soldWords(product)
  const saved = saving(product)
  return (
    <div className="md:sticky md:top-28 md:self-start">
      <div className="flex flex-wrap items-center gap-2.5">
        <p className="mr-1 font-semibold text-ink-soft">{product.category}</p>
        {product.inStock ? <Badge tone="good">In Stock</Badge> : <Badge tone="warn">Not available</Badge>}
        {product.badge === product.category ? null : <Badge tone="ink">{product.badge}</Badge>}
      </div>
      <h1 className="mt-3 text-3xl">{product.name}</h1>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <a href="#reviews" className="rounded-sm underline-offset-4 hover:underline">
          {rating}
          <span className="sr-only">. Read the reviews</span>
        </a>
        {sold ? <span className="text-ink-soft">{sold}</span> : null}
      </div>
      <p className="mt-4 max-w-xl text-lg text-ink-soft">{product.description}</p>

      <div className="mt-6 border-t-3 border-ink pt-5">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <PriceTag
            price={product.price}
            originalPrice={product.originalPrice}
            highestPrice={product.highestPrice}
            unit="each"
            size="lg"
          />
          {saved > 0 ? (
            <span className="flex items-center gap-2">
              <Badge tone="weld">SALE</Badge>
              <span className="text-sm font-semibold">Save {formatMoney(saved)}</span>
            </span>
          ) : null}
        </div>
        <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
          {product.finish ? (
            <div className="flex gap-2">
              <dt className="text-ink-soft">Finish:</dt>
              <dd className="font-semibold">{product.finish}</dd>
            </div>
          ) : null}
          <div className="min-h-[3lh] sm:max-md:min-h-[2lh] lg:min-h-[2lh]">
            <dt className="inline text-ink-soft">Estimated delivery:</dt>{' '}
            <dd className="inline font-semibold">{times}</dd>
          </div>
        </dl>
        {delivery}
      </div>

      <div className="mt-5">{phone}</div>
      <div ref={buttons} className="mt-5 flex flex-wrap gap-3 max-lg:*:grow">
        {product.inStock ? (
          <Button asChild size="lg" className="max-sm:w-full">
            <Link to={studioPath(product.id, linkedDevice)}>Customize Now</Link>
          </Button>
        ) : null}
        <Button asChild size="lg" variant="outline" className="max-sm:w-full">
          <Link to={paths.products}>Back to Products</Link>
        </Button>
      </div>

      <ul className="mt-8 grid max-w-xl grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-x-6 max-sm:grid-cols-2 max-sm:gap-x-4">
        {product.icons.map((icon) => (
          <li
            key={icon.name}
            className="flex items-center gap-2.5 border-t border-line py-3 text-sm font-semibold"
          >
            <FeatureIcon name={icon.image} size={20} />
            {icon.name}
          </li>
        ))}
      </ul>
    </div>
  )
})
