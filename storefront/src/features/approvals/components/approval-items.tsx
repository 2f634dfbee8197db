import type { AdminOrderDetail } from '@caseloom/contract'
import { Alert } from '~/components/ui/alert'
import { Dotted } from '~/components/ui/dotted'
import { formatMoney, fromPence, toPence } from '~/lib/money'
import { ItemDesign } from './item-design'
import { LinePictures } from './line-pictures'

type Line = AdminOrderDetail['validItems'][number]

/** What may still be looked at before it is printed. */
const OPEN: ReadonlySet<AdminOrderDetail['status']> = new Set([
  'pending_admin_approval',
  'adjustment_requested',
  'prodigi_failed',
])

function Item({ line, open }: { line: Line; open: boolean }) {
  return (
    <li className="grid gap-4 border-t border-line pt-5 first:border-t-0 first:pt-0">
      <LinePictures line={line} />
      <div className="min-w-0 text-sm">
        <p className="flex flex-wrap justify-between gap-x-4 text-lg font-semibold">
          {line.item.name}
          <span className="tabular-nums">{formatMoney(line.item.price * line.item.quantity)}</span>
        </p>
        <p className="text-ink-soft">
          <Dotted>
            {line.device}
            {line.finish}
            <span>Quantity {line.item.quantity}</span>
          </Dotted>
        </p>
        <p className="break-all text-ink-soft">SKU {line.sku ?? 'none'}</p>
        {line.item.customizations ? (
          <p className="wrap-anywhere text-ink-soft">Design: {line.item.customizations.designName}</p>
        ) : null}
        {line.printFileUrl ? (
          <p className="mt-1">
            {line.effectiveDpi === null ? null : `${line.effectiveDpi} dpi in print · `}
            <a
              href={line.printFileUrl}
              target="_blank"
              rel="noreferrer"
              className="font-semibold underline underline-offset-4"
            >
              Print file
            </a>
          </p>
        ) : null}
        {line.design ? <ItemDesign design={line.design} /> : null}
        {line.warnings.length > 0 ? (
          <Alert
            tone="warn"
            className="mt-3"
            title={open ? 'Look twice before it is printed' : 'Noted of its print'}
          >
            {line.warnings.join(' ')}
          </Alert>
        ) : null}
      </div>
    </li>
  )
}

/** What the lines add up to, in pounds: not what was paid, of which a discount is taken and to which delivery comes. */
const valueOf = (lines: readonly Line[]): number =>
  fromPence(lines.reduce((sum, { item }) => sum + toPence(item.price) * item.quantity, 0))

/** What will be printed: the mock-up, the print file itself, and what its pixels are good for. */
export function ApprovalItems({ order }: { order: AdminOrderDetail }) {
  const { totals } = order
  return (
    <section aria-labelledby="order-items">
      <h3 id="order-items" className="text-lg">
        Order Items
      </h3>
      <ul className="mt-3 grid gap-6">
        {order.validItems.map((line) => (
          <Item key={line.id} line={line} open={OPEN.has(order.status)} />
        ))}
      </ul>
      <p className="mt-4 border-t border-line pt-4 text-right text-sm">
        Total Value <strong className="text-lg tabular-nums">{formatMoney(valueOf(order.validItems))}</strong>
      </p>
      <p className="text-right text-sm text-ink-soft tabular-nums">
        <Dotted>
          {totals.discount > 0 ? <span>Discount −{formatMoney(totals.discount)}</span> : null}
          {totals.shipping > 0 ? <span>Shipping {formatMoney(totals.shipping)}</span> : null}
          <span className="text-ink">Paid {formatMoney(totals.total)}</span>
        </Dotted>
      </p>
    </section>
  )
}
