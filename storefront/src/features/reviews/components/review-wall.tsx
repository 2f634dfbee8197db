import type { ShopReview } from '@caseloom/contract'
import { useQuery } from '@tanstack/react-query'
import { BadgeCheck } from 'lucide-react'
import { Link } from 'react-router'
import { Badge } from '~/components/ui/badge'
import { paths } from '~/config/paths'
import { shopReviewsQuery } from '../api/shop-reviews'
import { SampleNote } from './sample-note'

function Card({ review }: { review: ShopReview }) {
  const { rating, sample, title, body, author, verified, product } = review
  return (
    <li className="flex flex-col rounded-xl border border-line bg-surface p-6 max-md:w-[82vw] max-md:max-w-sm max-md:shrink-0 max-md:snap-start sm:p-7">
      <div className="flex items-center justify-between gap-3">
        {/* Signs of writing weigh nothing; the drawn stars would come to the list of cases as a file of their own. */}
        <span
          aria-hidden="true"
          className="text-xl leading-none tracking-widest text-weld [-webkit-text-stroke:1px_var(--color-ink)]"
        >
          {'★'.repeat(rating)}
          <span className="text-transparent forced-colors:hidden">{'★'.repeat(5 - rating)}</span>
        </span>
        <span className="sr-only">{rating} stars</span>
        {sample ? <Badge tone="note">Sample</Badge> : null}
      </div>
      <h3 className="mt-4 text-xl wrap-anywhere">{title}</h3>
      <p className="mt-2 line-clamp-6 wrap-anywhere text-ink-soft">{body}</p>
      <p className="mt-auto flex flex-wrap items-center gap-x-2 gap-y-1 pt-6 text-sm">
        <span className="font-semibold">{author}</span>
        {verified ? (
          <span className="inline-flex items-center gap-1 font-semibold text-good">
            <BadgeCheck size={17} aria-hidden="true" /> Verified buyer
          </span>
        ) : null}
        <span className="text-ink-soft">
          of the{' '}
          <Link
            to={`${paths.product(product.id)}#reviews`}
            className="font-semibold text-ink underline decoration-accent decoration-2 underline-offset-4"
          >
            {product.name}
          </Link>
        </span>
      </p>
    </li>
  )
}

/** Good words of buyers, of each case the newest. Left out where there are none. */
export function ReviewWall() {
  const { data } = useQuery(shopReviewsQuery())
  if (!data || data.length === 0) return null
  return (
    <section className="unhurried-60 sm:unhurried-40 lg:unhurried-30 shell" aria-labelledby="praise">
      <h2 id="praise" className="text-3xl">
        In hand, and in their words.
      </h2>
      <p className="mt-3 max-w-2xl text-ink-soft">
        The newest of four and five stars for each case. Every other one stands with the case itself.
      </p>
      <ul className="relative mt-10 grid gap-4 max-md:-mx-(--cl-gutter) max-md:flex max-md:snap-x max-md:snap-mandatory max-md:scroll-px-(--cl-gutter) max-md:overflow-x-auto max-md:px-(--cl-gutter) max-md:pb-3 md:grid-cols-2 lg:grid-cols-3">
        {data.map((review) => (
          <Card key={review.id} review={review} />
        ))}
      </ul>
      {data.some(({ sample }) => sample) ? <SampleNote className="mt-6" /> : null}
    </section>
  )
}
