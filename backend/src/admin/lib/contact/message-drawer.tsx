import { Button, Drawer, Heading, Text, toast } from '@medusajs/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { AdminMessage } from '../../../lib/contact/admin-page'
import { adminFetch } from '../admin-fetch'
import { MessageStatus, shownMoment } from './columns'

const mailTo = ({ email, subject, reference }: AdminMessage): string =>
  `mailto:${email}?subject=${encodeURIComponent(`Re: ${subject} (${reference})`)}`

/** The whole message, the way to answer it, and its mark once that is done. */
export function MessageDrawer({
  message,
  onClose,
  onChanged,
}: {
  message: AdminMessage
  onClose: () => void
  onChanged: () => void
}) {
  const [busy, setBusy] = useState(false)
  const answered = message.answered_at !== null

  async function setAnswered(next: boolean) {
    setBusy(true)
    try {
      await adminFetch(`/contact-messages/${message.id}`, { answered: next })
      toast.success(next ? 'Marked as answered' : 'The message is open again')
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
          {/* Beside the button that closes: a word without end must not push that out of the drawer. */}
          <Drawer.Title style={{ overflowWrap: 'anywhere' }}>{message.subject}</Drawer.Title>
          <Drawer.Description>
            {message.category}, {shownMoment(message.created_at)}, reference {message.reference}
          </Drawer.Description>
        </Drawer.Header>
        <Drawer.Body className="flex flex-col gap-6 overflow-y-auto">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <div className="min-w-0">
              <Heading level="h3" className="break-words">
                {message.name}
              </Heading>
              <Text size="small" className="text-ui-fg-subtle break-all">
                {message.email}
              </Text>
              {message.customer_id ? (
                <Link
                  to={`/customers/${message.customer_id}`}
                  className="text-ui-fg-interactive text-sm hover:underline"
                >
                  See the customer
                </Link>
              ) : null}
            </div>
            <MessageStatus message={message} />
          </div>
          <Text className="break-words whitespace-pre-line">{message.message}</Text>
          {message.answered_at ? (
            <Text size="small" className="text-ui-fg-subtle">
              Marked as answered by {message.answered_by ?? 'somebody'}, {shownMoment(message.answered_at)}
            </Text>
          ) : null}
        </Drawer.Body>
        <Drawer.Footer>
          <Button variant="secondary" isLoading={busy} onClick={() => void setAnswered(!answered)}>
            {answered ? 'Open again' : 'Mark as answered'}
          </Button>
          <Button asChild>
            <a href={mailTo(message)}>Answer by mail</a>
          </Button>
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer>
  )
}
