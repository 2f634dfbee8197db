import type { AdminOrderDetail } from '@caseloom/contract'
import { Alert } from '~/components/ui/alert'
import { formatMoney } from '~/lib/money'
import { ItemDesign } from './item-design'
import { LinePictures } from './line-pictures'

/** What will be printed: the mock-up, the SKU and the print file itself, with what its pixels are good for. */
export function ApprovalItems({ order }: { order: AdminOrderDetail }) {
  return (
    <section>
      <h3 className="text-lg">Order Items</h3>
      <ul className="mt-3 grid gap-4">
        {order.validItems.map((line) => (
          <li
            key={line.id}
            className="grid gap-4 border-t border-line pt-4 sm:grid-cols-[15rem_minmax(0,1fr)]"
          >
            <LinePictures line={line} />
            <div className="min-w-0 text-sm">
              <p className="flex flex-wrap justify-between gap-2 text-base font-semibold">
                {line.item.name}
                <span className="tabular-nums">{formatMoney(line.item.price * line.item.quantity)}</span>
              </p>
              <p className="text-ink-soft">
                {line.device} · {line.finish} · Quantity {line.item.quantity}
              </p>
              <p className="break-all text-ink-soft">SKU {line.sku ?? 'none'}</p>
              {line.item.customizations ? (
                <p className="break-words text-ink-soft">Design: {line.item.customizations.designName}</p>
              ) : null}
              <p className="mt-1">
                {line.effectiveDpi === null ? null : `${line.effectiveDpi} dpi in print · `}
                {line.printFileUrl ? (
                  <a
                    href={line.printFileUrl}
                    target="_blank"
                    rel="noreferrer"
                    className="font-semibold underline underline-offset-4"
                  >
                    Print file
                  </a>
                ) : (
                  'Print file is made when the order is processed'
                )}
              </p>
              {line.design ? <ItemDesign design={line.design} /> : null}
              {line.warnings.length > 0 ? (
                <Alert tone="warn" className="mt-2">
                  {line.warnings.join(' ')}
                </Alert>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-right text-sm">
        Goods {formatMoney(order.totals.subtotal)}
        {order.totals.discount > 0 ? ` − discount ${formatMoney(order.totals.discount)}` : ''} + shipping{' '}
        {formatMoney(order.totals.shipping)} · Total Value{' '}
        <strong className="text-base">{formatMoney(order.totals.total)}</strong>
      </p>
    </section>
  )
}
