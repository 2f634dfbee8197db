import type { Review } from '@caseloom/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Alert } from '~/components/ui/alert'
import { Button } from '~/components/ui/button'
import { latePart, PartMissing } from '~/components/ui/late-part'
import { Skeleton } from '~/components/ui/skeleton'
import { paths } from '~/config/paths'
import { draftOf } from '~/lib/form-draft'
import { useWho } from '~/lib/who'
import { ownReviewQuery } from '../api/own-review'
import { reviewDraft } from '../lib/review-draft'
import { ReviewCard } from './review-card'

/** The form and its rules come only to those who want to write. */
const ReviewForm = latePart(() => import('./review-form').then((part) => part.ReviewForm), PartMissing)

/** The way to write a review, or why there is none; once written, what was written. */
export function WriteReview({ productId }: { productId: number }) {
  const { status, id } = useWho()
  const [open, setOpen] = useState(false)
  const [thanked, setThanked] = useState(false)
  const write = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    // The form that had the focus has gone.
    if (!open && wasOpen.current) write.current?.focus()
    wasOpen.current = open
  }, [open])
  const { data, isError, refetch } = useQuery({
    ...ownReviewQuery(productId),
    enabled: status === 'signedIn',
  })

  // What was being written when the session ran out is there again.
  if (!open && draftOf(reviewDraft(productId), id) !== null) setOpen(true)

  if (status !== 'signedIn')
    return (
      <Invitation words="Bought this case? Sign in, and say what it is like.">
        <Button asChild variant="outline">
          <Link to={paths.login(`${paths.product(productId)}#reviews`)}>Sign in to review</Link>
        </Button>
      </Invitation>
    )
  if (!data)
    return isError ? (
      <Invitation words="We couldn’t look up whether you can review this case.">
        <Button variant="outline" onClick={() => void refetch()}>
          Try Again
        </Button>
      </Invitation>
    ) : (
      <Skeleton className="h-24 w-full" />
    )
  if (data.review) return <OwnReview review={data.review} thanked={thanked} />
  if (!data.canReview)
    return (
      <Invitation words="Only customers who bought this case can review it. Once yours is ordered, come back and say what it is like.">
        <Button asChild variant="outline">
          <Link to={paths.customize(productId)}>Design yours</Link>
        </Button>
      </Invitation>
    )
  if (open)
    return (
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <ReviewForm
          key={id}
          productId={productId}
          onDone={() => setThanked(true)}
          onCancel={() => setOpen(false)}
        />
      </Suspense>
    )
  return (
    <Invitation words="You bought this case. What is it like?">
      <Button ref={write} onClick={() => setOpen(true)}>
        Write a review
      </Button>
    </Invitation>
  )
}

function OwnReview({ review, thanked }: { review: Review; thanked: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The form that had the focus has gone.
    if (thanked) box.current?.focus()
  }, [thanked])
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="scroll-mt-28 rounded-lg border border-line bg-surface px-5 outline-none sm:px-6"
    >
      {thanked ? <Alert tone="good" title="Thank you! Your review is published." className="mt-5" /> : null}
      <p className="mt-5 font-semibold">Your review</p>
      <div className="-mt-3">
        <ReviewCard review={review} />
      </div>
      {review.hidden ? (
        <Alert tone="warn" className="mb-5">
          Only you see it: it is not shown in the shop at the moment.
        </Alert>
      ) : null}
    </div>
  )
}

function Invitation({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-lg border border-line bg-surface p-5 sm:px-6">
      <p className="max-w-md text-pretty">{words}</p>
      {children}
    </div>
  )
}
