import type { ParkedCheckout } from '@caseloom/contract'
import { Button, Text } from '@medusajs/ui'
import { useState } from 'react'
import { moment } from '../approvals/words'
import { NoteDrawer } from './note-drawer'
import { DECISIONS, paidWords, type ParkedAction } from './words'

/** One payment: whose it is, what happened, and the ways on. */
export function ParkedRow({
  parked,
  onDecided,
  onRefused,
}: {
  parked: ParkedCheckout
  onDecided: (parked: ParkedCheckout) => void
  onRefused: () => void
}) {
  const [asking, setAsking] = useState<ParkedAction | null>(null)
  const { customer, heldUntil, lines, paidAt, parkedAt, paymentUrl, reason, trouble } = parked
  return (
    <li className="flex flex-wrap items-start justify-between gap-4 px-6 py-4">
      <div className="min-w-0 flex-1">
        <Text size="small" weight="plus" className="break-words">
          {customer.name || customer.email}, {paidWords(parked)} {moment(paidAt ?? parkedAt)}
        </Text>
        <Text size="small" className="text-ui-fg-subtle break-words">
          {lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}
        </Text>
        <Text size="small" className="text-ui-tag-orange-text break-words">
          {reason} {trouble}
        </Text>
        {heldUntil ? (
          <Text size="small" className="text-ui-fg-subtle">
            Authorisation lapses {moment(heldUntil)}
          </Text>
        ) : null}
        {paymentUrl ? (
          <a
            href={paymentUrl}
            target="_blank"
            rel="noreferrer"
            className="txt-small text-ui-fg-interactive hover:underline"
          >
            Open at Stripe
          </a>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        {parked.actions.map((action) => (
          <Button
            key={action}
            size="small"
            variant={action === 'make' ? 'primary' : 'secondary'}
            onClick={() => setAsking(action)}
          >
            {DECISIONS[action].press}
          </Button>
        ))}
      </div>
      {asking ? (
        <NoteDrawer
          parked={parked}
          action={asking}
          onClose={() => setAsking(null)}
          onDecided={onDecided}
          onRefused={onRefused}
        />
      ) : null}
    </li>
  )
}
