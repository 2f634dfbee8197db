import type { ProductCard } from '@caseloom/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { PriceTag } from '~/components/ui/price-tag'
import { paths } from '~/config/paths'
import { cardsQuery } from '../api/list-cards'
import { CardPicture } from './card-picture'

const SHOWN = 4

export const moreCasesQuery = () => cardsQuery({}, 1, SHOWN * 2)

/**
 * Those that come after the product at hand, round the end, so that each page leads on to others; first of all such as can
 * be bought.
 */
export function others(cards: ProductCard[], id: number | undefined): ProductCard[] {
  const at = cards.findIndex((card) => card.id === id)
  const round = [...cards.slice(at + 1), ...cards.slice(0, Math.max(0, at))]
  return round.sort((a, b) => Number(b.inStock) - Number(a.inStock)).slice(0, SHOWN)
}

/** Left out where there is nothing else, or the catalogue does not answer. */
export function MoreCases({ productId }: { productId?: number }) {
  const { data } = useQuery(moreCasesQuery())
  const cards = others(data?.items ?? [], productId)
  if (cards.length === 0) return null
  return (
    <section className="unhurried-43 sm:unhurried-67 lg:unhurried-31" aria-labelledby="more-cases">
      <h2 id="more-cases" className="text-2xl">
        More cases
      </h2>
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 lg:grid-cols-4">
        {cards.map((card) => (
          <li key={card.id}>
            <Link to={paths.product(card.id)} className="group block">
              <CardPicture card={card} sizes="(min-width: 1344px) 300px, (min-width: 1024px) 22vw, 45vw" />
              <span className="mt-3 flex flex-col gap-x-3 sm:flex-row sm:flex-wrap sm:items-baseline sm:justify-between">
                <span className="font-display text-lg font-bold">{card.name}</span>
                <PriceTag
                  price={card.price}
                  originalPrice={card.originalPrice}
                  highestPrice={card.highestPrice}
                  inStock={card.inStock}
                  size="sm"
                />
              </span>
              <span className="text-sm text-ink-soft">{card.category}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
