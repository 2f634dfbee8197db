import type { ParkedCheckout } from '@caseloom/contract'
import { Alert } from '~/components/ui/alert'
import { Badge, type Tone } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { formatDateTime } from '~/lib/dates'
import { formatMoney } from '~/lib/money'
import { isUnderWay, type ParkedAction } from '../api/parked'
import { useViewedOrder } from '../hooks/use-viewed-order'
import { moneyIn } from '../lib/money-in'
import { DECISIONS } from './parked-decision'

const STATES: Record<ParkedCheckout['state'], { label: string; tone: Tone }> = {
  open: { label: 'To be decided', tone: 'weld' },
  making: { label: 'Order being made', tone: 'note' },
  releasing: { label: 'Money going back', tone: 'note' },
  made: { label: 'Order made', tone: 'good' },
  released: { label: 'Money given back', tone: 'neutral' },
  dismissed: { label: 'Dismissed', tone: 'neutral' },
}

function Lines({ lines }: Pick<ParkedCheckout, 'lines'>) {
  return (
    <ul className="grid gap-2 text-sm">
      {lines.map((line, at) => (
        <li key={`${line.name}-${at}`} className="flex items-center gap-3">
          <span className="block h-16 w-12 shrink-0 overflow-hidden rounded-md bg-stand">
            {line.imageUrl ? (
              <img src={line.imageUrl} alt="" loading="lazy" className="size-full object-contain p-1" />
            ) : null}
          </span>
          <span className="min-w-0 flex-1">
            <span className="font-semibold wrap-anywhere">{line.name}</span>
            <span className="block wrap-anywhere text-ink-soft">
              {line.description}
              {line.quantity > 1 ? ` · Quantity ${line.quantity}` : ''}
            </span>
          </span>
          <span className="tabular-nums">{formatMoney(line.price * line.quantity)}</span>
        </li>
      ))}
    </ul>
  )
}

/** One payment that somebody has to see to: what happened, what was bought, and the ways on. */
export function ParkedCard({
  parked,
  onDecide,
}: {
  parked: ParkedCheckout
  onDecide: (action: ParkedAction) => void
}) {
  const { view } = useViewedOrder()
  const { customer, decision, orderId, state } = parked
  return (
    <li className="grid gap-4 rounded-lg border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 text-sm">
          <div className="flex flex-wrap items-center gap-2">
            <h3 className="text-base font-semibold wrap-anywhere">{customer.name || customer.email}</h3>
            <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
          </div>
          <p className="break-all text-ink-soft">{customer.email}</p>
          <p className="text-ink-soft">
            {parked.paidAt
              ? `Paid ${formatDateTime(parked.paidAt)}`
              : `Since ${formatDateTime(parked.parkedAt)}`}
          </p>
          {parked.heldUntil ? (
            <p className="text-ink-soft">Authorisation lapses {formatDateTime(parked.heldUntil)}</p>
          ) : null}
        </div>
        <p className="text-sm text-ink-soft sm:text-right">
          <strong className="block font-display text-lg text-ink tabular-nums">
            {parked.paid === null ? 'Unknown' : moneyIn(parked.paid, parked.currency)}
          </strong>
          paid with delivery · goods {formatMoney(parked.goods)}
        </p>
      </div>
      <Alert tone={state === 'open' ? 'warn' : 'note'}>
        <p className="wrap-anywhere">{parked.reason}</p>
        {parked.trouble ? <p className="mt-1 font-semibold wrap-anywhere">{parked.trouble}</p> : null}
      </Alert>
      <Lines lines={parked.lines} />
      {decision ? (
        <p className="text-sm wrap-anywhere text-ink-soft">
          {DECISIONS[decision.action].press}: {decision.by}, {formatDateTime(decision.at)}. “{decision.note}”
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        {parked.paymentUrl ? (
          <a
            href={parked.paymentUrl}
            target="_blank"
            rel="noreferrer"
            className="mr-auto text-sm font-semibold underline underline-offset-4"
          >
            Open at Stripe
          </a>
        ) : null}
        {orderId ? (
          <Button size="snug" variant="outline" onClick={() => view(orderId)}>
            View the order
          </Button>
        ) : null}
        {isUnderWay(parked)
          ? null
          : parked.actions.map((action) => (
              <Button
                key={action}
                size="snug"
                variant={action === 'make' ? 'primary' : action === 'release' ? 'danger' : 'outline'}
                onClick={() => onDecide(action)}
              >
                {DECISIONS[action].press}
              </Button>
            ))}
      </div>
    </li>
  )
}
