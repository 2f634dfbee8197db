import type { Product } from '@caseloom/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { PriceTag } from '~/components/ui/price-tag'
import { paths } from '~/config/paths'
import { FeatureIcon } from './feature-icon'

/** What it is, what it costs and where to begin. `delivery` is what another feature says about delivery prices. */
export function ProductSummary({ product, delivery }: { product: Product; delivery: ReactNode }) {
  return (
    <div className="lg:sticky lg:top-28">
      <div className="flex flex-wrap items-center gap-3">
        <p className="font-semibold text-ink-soft">{product.category}</p>
        {product.inStock ? <Badge tone="good">In Stock</Badge> : <Badge tone="warn">Not available</Badge>}
      </div>
      <h1 className="mt-3 text-4xl">{product.name}</h1>
      <p className="mt-5 max-w-lg text-lg text-ink-soft">{product.description}</p>
      <ul className="mt-6 grid max-w-lg grid-cols-2 gap-3">
        {product.icons.map((icon) => (
          <li
            key={icon.name}
            className="flex items-center gap-2.5 border-t border-line pt-3 text-sm font-semibold"
          >
            <FeatureIcon name={icon.image} size={22} />
            {icon.name}
          </li>
        ))}
      </ul>
      <div className="mt-8 border-t-3 border-ink pt-5">
        <PriceTag price={product.price} originalPrice={product.originalPrice} unit="each" size="lg" />
        <dl className="mt-4 space-y-1 text-sm">
          <div className="flex gap-2">
            <dt className="text-ink-soft">Finish:</dt>
            <dd className="font-semibold">{product.finish}</dd>
          </div>
          <div className="flex gap-2">
            <dt className="text-ink-soft">Estimated delivery:</dt>
            <dd className="font-semibold">3-5 business days</dd>
          </div>
        </dl>
        {delivery}
        <div className="mt-6 flex flex-wrap gap-3">
          <Button asChild size="lg">
            <Link to={paths.customize(product.id)}>Customize Now</Link>
          </Button>
          <Button asChild size="lg" variant="outline">
            <Link to={paths.products}>Back to Products</Link>
          </Button>
        </div>
      </div>
    </div>
  )
}
