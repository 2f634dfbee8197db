import { reviewBody, type ReviewInput } from '@caseloom/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef } from 'react'
import { Controller, useForm, useWatch, type FieldErrors } from 'react-hook-form'
import { Alert } from '~/components/ui/alert'
import { Button } from '~/components/ui/button'
import { cn } from '~/components/ui/cn'
import { TextField } from '~/components/ui/text-field'
import { Textarea } from '~/components/ui/textarea'
import { messageOf } from '~/lib/api-errors'
import { useExpiryDraft } from '~/lib/use-expiry-draft'
import { useWho } from '~/lib/who'
import { useCreateReview } from '../api/own-review'
import { reviewDraft } from '../lib/review-draft'
import { StarField } from './star-field'

const MOST = 2000
/** As they stand below each other: the first that is wrong has the focus. */
const FIELDS = ['rating', 'title', 'body'] as const

/** Writes a review. What was typed stays where the shop does not take it. */
export function ReviewForm({
  productId,
  onDone,
  onCancel,
}: {
  productId: number
  onDone: () => void
  onCancel: () => void
}) {
  const create = useCreateReview(productId, onDone)
  const { register, control, handleSubmit, setError, setFocus, getValues, reset, formState } =
    useForm<ReviewInput>({
      resolver: zodResolver(reviewBody),
      defaultValues: { rating: 0, title: '', body: '' },
      shouldFocusError: false,
    })
  const kept = useExpiryDraft<ReviewInput>(reviewDraft(productId), useWho().id, getValues)
  useEffect(() => {
    if (kept) reset(kept)
  }, [kept, reset])
  const { errors, isSubmitting } = formState
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed has gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { length } = useWatch({ control, name: 'body' })

  async function submit(values: ReviewInput) {
    try {
      await create.mutateAsync(values)
    } catch (error) {
      setError('root', { message: messageOf(error, 'Your review could not be kept. Please try again.') })
    }
  }

  function toFault(faults: FieldErrors<ReviewInput>) {
    const first = FIELDS.find((name) => faults[name])
    if (first) setFocus(first)
  }

  return (
    <form
      noValidate
      aria-labelledby="write-review"
      onSubmit={(event) => void handleSubmit(submit, toFault)(event)}
      className="grid gap-5 rounded-lg border border-line bg-surface p-5 sm:p-7"
    >
      <h3 ref={heading} tabIndex={-1} id="write-review" className="text-xl outline-none">
        Write a review
      </h3>
      <Controller
        control={control}
        name="rating"
        render={({ field }) => (
          <StarField
            value={field.value}
            error={errors.rating?.message}
            onChange={field.onChange}
            onBlur={field.onBlur}
            first={field.ref}
          />
        )}
      />
      <TextField
        label="Title"
        placeholder="The one thing to know"
        maxLength={80}
        {...(errors.title?.message ? { error: errors.title.message } : {})}
        {...register('title')}
      />
      <Textarea
        label="Your review"
        placeholder="How does it fit, feel and wear? Does the picture look as it did on the screen?"
        rows={6}
        maxLength={MOST}
        corner={
          <span className={cn('tabular-nums', length > MOST * 0.95 && 'font-semibold text-warn')}>
            <span className="sr-only">Characters used: </span>
            {length} / {MOST}
          </span>
        }
        {...(errors.body?.message ? { error: errors.body.message } : {})}
        {...register('body')}
      />
      <p className="text-sm text-ink-soft">
        It is published at once under your first name, and can’t be changed here afterwards: if you want it
        taken down, please contact support. Keep addresses, links and phone numbers out of it.
      </p>
      {errors.root?.message ? (
        <Alert tone="bad" reveal>
          {errors.root.message}
        </Alert>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting}>
          Publish review
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
