import type { ProductCard } from '@caseloom/contract'
import { ShoppingBag } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CasePhoto } from '~/components/case/case-photo'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { Skeleton } from '~/components/ui/skeleton'
import { PriceTag } from '~/components/ui/price-tag'
import { paths } from '~/config/paths'
import { featuredCards } from '../lib/featured'

const SHOWN = 3

function Featured({ card }: { card: ProductCard }) {
  return (
    <Link
      to={paths.products}
      className="group grid h-full grid-cols-[7rem_minmax(0,1fr)] overflow-hidden rounded-lg border border-line bg-surface hover:border-ink"
    >
      <span className="overflow-hidden bg-sunken">
        <CasePhoto
          src={card.image}
          alt=""
          sizes="140px"
          loading="lazy"
          className="aspect-4/5 size-full object-cover transition-transform duration-700 ease-loom group-hover:scale-[1.04]"
        />
      </span>
      <span className="flex min-w-0 flex-col justify-center p-5">
        <span className="font-display text-lg font-bold break-words">{card.name}</span>
        <span className="line-clamp-2 text-sm text-ink-soft">{card.description}</span>
        <PriceTag
          price={card.price}
          originalPrice={card.originalPrice}
          highestPrice={card.highestPrice}
          inStock={card.inStock}
          size="sm"
          className="mt-3"
        />
      </span>
    </Link>
  )
}

interface EmptyCartProps {
  /** What the shop sells; undefined while that is not known. */
  cards: readonly ProductCard[] | undefined
  /** What delivery costs, which stands beside every price. */
  delivery: ReactNode
}

export function EmptyCart({ cards, delivery }: EmptyCartProps) {
  const featured = cards && featuredCards(cards, SHOWN)
  return (
    <>
      <EmptyState
        title="Your Cart is Empty"
        icon={<ShoppingBag size={40} strokeWidth={1.5} aria-hidden="true" />}
        actions={
          <>
            <Button asChild>
              <Link to={paths.products}>Browse Products</Link>
            </Button>
            <Button asChild variant="outline">
              <Link to={paths.customize()}>Create Custom Design</Link>
            </Button>
          </>
        }
      >
        Describe a picture, choose a case, and it will be waiting here.
      </EmptyState>
      {featured?.length === 0 ? null : (
        <section aria-labelledby="featured-cases" className="mt-10">
          <h2 id="featured-cases" className="text-xl">
            Cases to start with
          </h2>
          <ul className="mt-4 grid gap-4 lg:grid-cols-3">
            {featured?.map((card) => (
              <li key={card.id}>
                <Featured card={card} />
              </li>
            )) ??
              Array.from({ length: SHOWN }, (_, index) => (
                <li key={index}>
                  <Skeleton className="h-35 rounded-lg" />
                </li>
              ))}
          </ul>
          {delivery}
        </section>
      )}
    </>
  )
}
