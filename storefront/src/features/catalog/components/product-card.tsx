import type { Product } from '@caseloom/contract'
import { Link } from 'react-router'
import { CasePhoto } from '~/components/case/case-photo'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { PriceTag } from '~/components/ui/price-tag'
import { paths } from '~/config/paths'
import { badgeOf, brandHint } from '../lib/product-words'
import { FeatureIcon } from './feature-icon'

const ICONS_SHOWN = 3

export function ProductCard({ product, eager }: { product: Product; eager?: boolean }) {
  const brands = brandHint(product.supporteddevices)
  return (
    <article className="group flex h-full flex-col">
      <Link
        to={paths.product(product.id)}
        tabIndex={-1}
        aria-hidden="true"
        className="relative block overflow-hidden rounded-xl bg-sunken"
      >
        <CasePhoto
          src={product.image}
          alt=""
          sizes="(min-width: 1344px) 400px, (min-width: 1024px) 30vw, (min-width: 640px) 46vw, 92vw"
          loading={eager ? 'eager' : 'lazy'}
          className="aspect-4/5 w-full object-cover transition-transform duration-700 ease-loom group-hover:scale-[1.04]"
        />
        <Badge tone="ink" className="absolute top-4 left-4">
          {badgeOf(product)}
        </Badge>
      </Link>
      <div className="mt-5 flex items-baseline justify-between gap-4">
        <h2 className="text-2xl">{product.name}</h2>
        <PriceTag price={product.price} originalPrice={product.originalPrice} unit="each" />
      </div>
      <p className="mt-2 line-clamp-2 text-sm text-ink-soft">{product.description}</p>
      <ul className="mt-4 flex flex-wrap gap-x-4 gap-y-2 text-sm">
        {product.icons.slice(0, ICONS_SHOWN).map((icon) => (
          <li key={icon.name} className="flex items-center gap-1.5">
            <FeatureIcon name={icon.image} />
            {icon.name}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-soft">
        {product.category} · fits {brands.names}{' '}
        {brands.more ? <span className="font-semibold">{brands.more}</span> : null}
      </p>
      <div className="mt-auto flex flex-wrap gap-3 pt-6">
        <Button asChild>
          <Link to={paths.customize(product.id)}>
            Customize <span className="sr-only">{product.name}</span>
          </Link>
        </Button>
        <Button asChild variant="outline">
          <Link to={paths.product(product.id)}>
            View Details <span className="sr-only">of {product.name}</span>
          </Link>
        </Button>
      </div>
    </article>
  )
}
