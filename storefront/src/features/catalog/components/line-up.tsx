import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { CasePhoto } from '~/components/case/case-photo'
import { Skeleton } from '~/components/ui/skeleton'
import { PriceTag } from '~/components/ui/price-tag'
import { paths } from '~/config/paths'
import { cardsQuery } from '../api/list-cards'

/** The lines of the catalogue, for the home page. Left out where the catalogue does not answer. */
export function LineUp() {
  const { data, isError } = useQuery(cardsQuery())
  if (isError) return null
  return (
    <section className="unhurried-64 sm:unhurried-101 lg:unhurried-79 shell" aria-labelledby="lines">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="lines" className="text-3xl">
          The cases
        </h2>
        <Link
          to={paths.products}
          className="font-semibold underline decoration-accent decoration-3 underline-offset-8"
        >
          See them all
        </Link>
      </div>
      <ul className="mt-10 grid grid-cols-2 gap-4 sm:gap-6 lg:grid-cols-3">
        {data
          ? data.items.slice(0, 6).map((product) => (
              <li key={product.id}>
                <Link to={paths.product(product.id)} className="group block">
                  <span className="block overflow-hidden rounded-lg bg-sunken sm:rounded-xl">
                    <CasePhoto
                      src={product.image}
                      alt=""
                      sizes="(min-width: 1344px) 400px, (min-width: 1024px) 30vw, 46vw"
                      loading="lazy"
                      className="aspect-4/5 w-full object-cover transition-transform duration-700 ease-loom group-hover:scale-[1.04]"
                    />
                  </span>
                  <span className="mt-3 flex flex-wrap items-baseline justify-between gap-x-3">
                    <span className="font-display text-xl font-bold">{product.name}</span>
                    <PriceTag
                      price={product.price}
                      originalPrice={product.originalPrice}
                      highestPrice={product.highestPrice}
                      inStock={product.inStock}
                      size="sm"
                    />
                  </span>
                  <span className="text-sm text-ink-soft">{product.category}</span>
                </Link>
              </li>
            ))
          : Array.from({ length: 6 }, (_, index) => (
              <li key={index}>
                <Skeleton className="aspect-4/5 w-full rounded-xl" />
              </li>
            ))}
      </ul>
    </section>
  )
}
