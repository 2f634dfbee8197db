import type { ProductCard as Card } from '@caseloom/contract'
import { memo } from 'react'
import { Link } from 'react-router'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { PriceTag } from '~/components/ui/price-tag'
import { casePath, studioPath } from '../lib/list-state'
import { brandHint, saving } from '../lib/product-words'
import { CardPicture } from './card-picture'
import type { CardSlots } from './card-slots'
import { FeatureIcon } from './feature-icon'

const ICONS_SHOWN = 3
const SIZES = '(min-width: 1344px) 400px, (min-width: 1024px) 30vw, (min-width: 640px) 46vw, 92vw'

/** Nothing of a card changes when the page around it learns who is there. */
export const ProductCard = memo(function ProductCard({
  card,
  slots = {},
  device,
  first,
  eager,
}: {
  card: Card
  slots?: CardSlots
  /** The phone that the list's address names. */
  device?: string | undefined
  /** The first on the page, whose picture is what the shopper sees first. */
  first?: boolean
  eager?: boolean
}) {
  const brands = brandHint(card.brands)
  return (
    <article className="group relative flex h-full flex-col">
      <div className="relative">
        <Link to={casePath(card.id, device)} tabIndex={-1} aria-hidden="true" className="block">
          <CardPicture card={card} sizes={SIZES} first={first} eager={eager} />
        </Link>
        <p className="pointer-events-none absolute top-4 left-4 flex flex-wrap gap-2 pr-20">
          {card.badge === card.category ? null : <Badge tone="ink">{card.badge}</Badge>}
          {saving(card) > 0 ? <Badge tone="weld">SALE</Badge> : null}
          {card.inStock ? null : <Badge tone="warn">Not available</Badge>}
        </p>
        {slots.favourite ? <div className="absolute top-3 right-3">{slots.favourite(card)}</div> : null}
      </div>
      <div className="mt-5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-2xl">
          <Link
            to={casePath(card.id, device)}
            className="underline-offset-4 hover:underline"
            data-card={card.id}
          >
            {card.name}
          </Link>
        </h2>
        <PriceTag
          price={card.price}
          originalPrice={card.originalPrice}
          highestPrice={card.highestPrice}
          unit="each"
        />
      </div>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-sm font-semibold text-ink-soft">{card.category}</p>
        {card.rating && slots.rating ? slots.rating(card) : null}
      </div>
      <p className="mt-3 line-clamp-2 text-sm text-ink-soft">{card.description}</p>
      <ul className="mt-4 flex flex-wrap gap-x-4 gap-y-2 text-sm">
        {card.icons.slice(0, ICONS_SHOWN).map((icon) => (
          <li key={icon.name} className="flex items-center gap-1.5">
            <FeatureIcon name={icon.image} />
            {icon.name}
          </li>
        ))}
      </ul>
      {brands.names ? (
        <p className="mt-3 text-sm text-ink-soft">
          Fits {brands.names} {brands.more ? <span className="font-semibold">{brands.more}</span> : null}
        </p>
      ) : null}
      <div className="mt-auto flex flex-wrap gap-3 pt-5">
        {card.inStock ? (
          <Button asChild>
            <Link to={studioPath(card.id, device)}>
              Customize <span className="sr-only">{card.name}</span>
            </Link>
          </Button>
        ) : null}
        <Button asChild variant="outline">
          <Link to={casePath(card.id, device)}>
            View Details <span className="sr-only">of {card.name}</span>
          </Link>
        </Button>
      </div>
    </article>
  )
})
