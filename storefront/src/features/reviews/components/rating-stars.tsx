import type { Rating } from '@caseloom/contract'
import { cn } from '~/components/ui/cn'
import { ratingWords } from '../lib/rating-words'
import { Stars, type StarSize } from './stars'
import { formatCount } from '~/lib/numbers'

const TEXT: Record<StarSize, string> = { sm: 'text-sm', md: 'text-base', lg: 'text-lg' }

/** A product's stars, average and count; 'sample' where the shop's demo reviews are among them. */
export function RatingStars({
  rating,
  size = 'sm',
  className,
}: {
  rating: Rating | null
  size?: StarSize
  className?: string
}) {
  if (!rating || rating.count === 0)
    return <span className={cn('text-ink-soft', TEXT[size], className)}>No reviews yet</span>
  return (
    <span className={cn('inline-flex flex-wrap items-center gap-x-2', TEXT[size], className)}>
      <Stars value={rating.average} size={size} />
      <span className="sr-only">{ratingWords(rating)}</span>
      <span aria-hidden="true" className="font-semibold tabular-nums">
        {rating.average.toFixed(1)}
      </span>
      <span aria-hidden="true" className="text-ink-soft tabular-nums">
        ({formatCount(rating.count)}){rating.sample ? ' sample' : ''}
      </span>
    </span>
  )
}
