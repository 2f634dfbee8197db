import { Badge, Button, Drawer, Heading, Label, Text, Textarea, toast } from '@medusajs/ui'
import { useState } from 'react'
import type { AdminReview } from '../../../lib/reviews/admin-page'
import { adminFetch } from '../admin-fetch'
import { shownDate, Standing, Stars } from './columns'

const MOST = 300

/** The whole review, with why it is hidden or the way to hide it. */
export function ReviewDrawer({
  review,
  onClose,
  onChanged,
}: {
  review: AdminReview
  onClose: () => void
  onChanged: () => void
}) {
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const published = review.standing === 'published'

  async function setHidden(hidden: boolean) {
    setBusy(true)
    try {
      await adminFetch(`/reviews/${review.id}`, { hidden, ...(hidden && reason.trim() ? { reason } : {}) })
      toast.success(hidden ? 'The review is hidden from the shop' : 'The review is in the shop again')
      onChanged()
      onClose()
    } catch (error) {
      toast.error('Nothing has changed', { description: error instanceof Error ? error.message : '' })
      setBusy(false)
    }
  }

  return (
    <Drawer open onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title>Review of {review.product.title}</Drawer.Title>
          <Drawer.Description>
            By {review.author}, {shownDate(review.created_at)}
          </Drawer.Description>
        </Drawer.Header>
        <Drawer.Body className="flex flex-col gap-6 overflow-y-auto">
          <div>
            <div className="flex flex-wrap items-center gap-3">
              <Stars rating={review.rating} />
              <Standing review={review} />
              {review.sample ? <Badge size="2xsmall">Sample</Badge> : null}
            </div>
            <Heading level="h3" className="mt-4 break-words">
              {review.title}
            </Heading>
            <Text className="mt-2 break-words whitespace-pre-line">{review.body}</Text>
          </div>
          {review.sample ? (
            <Text size="small" className="text-ui-fg-subtle">
              Demo data: shoppers see it marked as a sample, and not at all once DEMO_DATA is off.
            </Text>
          ) : null}
          {review.standing === 'order_fell' ? (
            <Text size="small" className="text-ui-fg-subtle">
              The order behind this review was rejected or cancelled, so the shop doesn’t show it. It comes
              back by itself once its author has bought the product again.
            </Text>
          ) : null}
          {review.hidden_at ? (
            <Text size="small" className="text-ui-fg-subtle">
              Hidden by {review.hidden_by ?? 'somebody'} on {shownDate(review.hidden_at)}
              {review.hidden_reason ? `: ${review.hidden_reason}` : '.'}
            </Text>
          ) : null}
          {published ? (
            <div className="flex flex-col gap-2">
              <Label htmlFor="hide-reason" size="small" weight="plus">
                Why hide it? (for your colleagues, optional)
              </Label>
              <Textarea
                id="hide-reason"
                rows={3}
                maxLength={MOST}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
              <Text size="xsmall" className="text-ui-fg-muted">
                Hide what breaks the rules, never what is merely critical: leaving out bad reviews misleads
                shoppers.
              </Text>
            </div>
          ) : null}
        </Drawer.Body>
        <Drawer.Footer>
          <Drawer.Close asChild>
            <Button variant="secondary">Close</Button>
          </Drawer.Close>
          {published ? (
            <Button variant="danger" isLoading={busy} onClick={() => void setHidden(true)}>
              Hide from the shop
            </Button>
          ) : null}
          {review.standing === 'hidden' ? (
            <Button isLoading={busy} onClick={() => void setHidden(false)}>
              Show again
            </Button>
          ) : null}
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer>
  )
}
