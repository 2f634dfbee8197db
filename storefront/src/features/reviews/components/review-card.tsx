import type { Review } from '@caseloom/contract'
import { BadgeCheck, Eye, EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { cn } from '~/components/ui/cn'
import { formatDate } from '~/lib/dates'
import { starsWord } from '../lib/rating-words'
import { Stars } from './stars'

/** One review. What buyers wrote is shown as text, whatever it holds. */
export function ReviewCard({ review, controls }: { review: Review; controls?: ReactNode }) {
  return (
    <article tabIndex={-1} className={cn('py-7', review.hidden && 'text-ink-soft')}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars value={review.rating} />
        <span className="sr-only">{starsWord(review.rating)}</span>
        {review.sample ? <Badge tone="note">Sample</Badge> : null}
        {review.hidden ? <Badge tone="warn">Hidden from shoppers</Badge> : null}
      </div>
      <h3 className="mt-3 text-xl wrap-anywhere">{review.title}</h3>
      <p className="mt-2 max-w-[62ch] whitespace-pre-line wrap-anywhere">{review.body}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
        <span className="font-semibold text-ink">{review.author}</span>
        {review.verified ? (
          <span className="inline-flex items-center gap-1 font-semibold text-good">
            <BadgeCheck size={17} aria-hidden="true" /> Verified buyer
          </span>
        ) : null}
        <span aria-hidden="true">·</span>
        <time dateTime={review.createdAt}>{formatDate(review.createdAt)}</time>
        {controls}
      </div>
    </article>
  )
}

/** What an administrator may do with a review. */
export function VisibilityButton({
  review,
  busy,
  onSet,
}: {
  review: Review
  busy: boolean
  onSet: (hidden: boolean) => void
}) {
  const Icon = review.hidden ? Eye : EyeOff
  return (
    <Button size="sm" variant="outline" busy={busy} className="ml-auto" onClick={() => onSet(!review.hidden)}>
      {busy ? null : <Icon size={16} aria-hidden="true" />}
      {review.hidden ? 'Show again' : 'Hide'}
      <span className="sr-only"> the review ‘{review.title}’</span>
    </Button>
  )
}
