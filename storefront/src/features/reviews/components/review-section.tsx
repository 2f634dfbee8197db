import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '~/components/ui/button'
import { Select } from '~/components/ui/select'
import { useWho } from '~/lib/who'
import { reviewsQuery, type ReviewWish } from '../api/reviews'
import { starsWord } from '../lib/rating-words'
import { ReviewList } from './review-list'
import { ReviewSummary } from './review-summary'
import { SampleNote } from './sample-note'
import { WriteReview } from './write-review'

type Sort = NonNullable<ReviewWish['sort']>
const SORTS: Record<Sort, string> = {
  newest: 'Newest first',
  highest: 'Most stars first',
  lowest: 'Fewest stars first',
}

/** What buyers say of a product. Its first page may come with the page: see {@link reviewsQuery}. */
export function ReviewSection({ productId }: { productId: number }) {
  const { isAdmin } = useWho()
  const [sort, setSort] = useState<Sort>('newest')
  const [rating, setRating] = useState<number>()
  const query = useInfiniteQuery({
    ...reviewsQuery(productId, { sort, rating, admin: isAdmin }),
    placeholderData: keepPreviousData,
  })
  const title = useRef<HTMLHeadingElement>(null)
  const showAll = () => {
    setRating(undefined)
    // The button that was pressed goes.
    title.current?.focus({ preventScroll: true })
  }
  const summary = query.data?.pages[0]?.summary
  const some = summary !== undefined && summary.count > 0
  return (
    <section
      id="reviews"
      aria-labelledby="reviews-title"
      className="unhurried-30 sm:unhurried-27 lg:unhurried-22 scroll-mt-24 border-t-3 border-ink pt-6"
    >
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <h2 ref={title} tabIndex={-1} id="reviews-title" className="text-3xl outline-none">
            Reviews
          </h2>
          {some ? (
            <div className="mt-6">
              <ReviewSummary summary={summary} rating={rating} onRating={setRating} />
              {summary.sample ? <SampleNote className="mt-6" /> : null}
            </div>
          ) : null}
        </div>
        <div className="min-w-0">
          <WriteReview productId={productId} />
          {some ? (
            <div className="mt-8 flex flex-wrap items-center justify-between gap-3">
              <div className="flex flex-wrap items-center gap-3" role="status">
                <p className="font-semibold">{wordsFor(rating, query.data?.pages[0]?.total ?? 0)}</p>
                {rating === undefined ? null : (
                  <Button size="sm" variant="outline" onClick={showAll}>
                    Show all
                  </Button>
                )}
              </div>
              <Select
                label="Sort reviews"
                hideLabel
                className="w-full sm:w-56"
                value={sort}
                onChange={(event) => setSort(event.target.value as Sort)}
              >
                {Object.entries(SORTS).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            </div>
          ) : null}
          <div className={some ? 'mt-2' : 'mt-8'}>
            <ReviewList productId={productId} query={query} rating={rating} onAll={showAll} />
          </div>
        </div>
      </div>
    </section>
  )
}

function wordsFor(rating: number | undefined, total: number): string {
  const reviews = `${total} ${total === 1 ? 'review' : 'reviews'}`
  return rating === undefined ? reviews : `${reviews} with ${starsWord(rating)}`
}
