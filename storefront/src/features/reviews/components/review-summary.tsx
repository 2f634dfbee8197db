import type { ReviewSummary as Summary } from '@caseloom/contract'
import { cn } from '~/components/ui/cn'
import { reviewCount, starsWord } from '../lib/rating-words'
import { Stars } from './stars'

const STARS = [5, 4, 3, 2, 1] as const

/** The average in large figures, and a bar for each number of stars; a bar filters the list. */
export function ReviewSummary({
  summary,
  rating,
  onRating,
}: {
  summary: Summary
  rating: number | undefined
  onRating: (rating: number | undefined) => void
}) {
  return (
    <div>
      <div className="flex items-center gap-4">
        <p className="font-display text-4xl font-bold tracking-tight tabular-nums">
          <span className="sr-only">Rated </span>
          {summary.average.toFixed(1)}
          <span className="sr-only"> out of 5</span>
        </p>
        <div>
          <Stars value={summary.average} size="lg" />
          <p className="mt-1 text-sm text-ink-soft">from {reviewCount(summary.count)}</p>
        </div>
      </div>
      <ul aria-label="Show reviews by stars" className="mt-6 -mx-2 grid gap-0.5">
        {STARS.map((stars) => (
          <li key={stars}>
            <Bar
              stars={stars}
              count={summary.histogram[stars - 1] ?? 0}
              total={summary.count}
              chosen={rating === stars}
              onPress={() => onRating(rating === stars ? undefined : stars)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Bar({
  stars,
  count,
  total,
  chosen,
  onPress,
}: {
  stars: number
  count: number
  total: number
  chosen: boolean
  onPress: () => void
}) {
  const share = total === 0 ? 0 : count / total
  return (
    <button
      type="button"
      aria-pressed={chosen}
      disabled={count === 0 && !chosen}
      onClick={onPress}
      className={cn(
        'grid min-h-10 w-full grid-cols-[3.75rem_1fr_2rem] items-center gap-3 rounded-md px-2 text-left text-sm transition-colors',
        chosen ? 'bg-weld text-on-weld' : 'enabled:hover:bg-sunken disabled:cursor-default',
      )}
    >
      <span className="font-semibold">{starsWord(stars)}</span>
      <span
        aria-hidden="true"
        className={cn('h-2.5 overflow-hidden rounded-full', chosen ? 'bg-on-weld/20' : 'bg-line')}
      >
        <span
          className={cn('block h-full origin-left rounded-full', chosen ? 'bg-on-weld' : 'bg-ink')}
          style={{ width: `${share * 100}%` }}
        />
      </span>
      <span className="text-right tabular-nums">
        {count}
        <span className="sr-only"> {count === 1 ? 'review' : 'reviews'}</span>
      </span>
    </button>
  )
}
