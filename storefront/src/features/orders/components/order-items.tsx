import type { OrderDetail, OrderRow } from '@caseloom/contract'
import type { ReactNode } from 'react'
import { CasePicture } from '~/components/case/case-picture'
import { Dotted } from '~/components/ui/dotted'
import { countryName } from '~/lib/country-name'
import { formatDate } from '~/lib/dates'
import { formatMoney } from '~/lib/money'
import { nameOfRow, priceWords } from '../lib/loose-row'

function Item({ row, actions }: { row: OrderRow; actions: ReactNode }) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[auto_1fr] items-start gap-x-3 sm:gap-x-4">
      <CasePicture src={row.imageUrl} className="w-16 min-[22rem]:row-span-2" />
      <div className="min-w-0 text-sm">
        <strong className="block text-base font-semibold">{nameOfRow(row)}</strong>
        <span className="block text-ink-soft">
          <Dotted>
            {row.device}
            {row.color}
            <span>Quantity {row.item.quantity}</span>
          </Dotted>
        </span>
        {row.item.customizations ? (
          <span className="block wrap-anywhere text-ink-soft">
            Design: {row.item.customizations.designName}
            {row.item.customizations.aiGenerated ? ' (made with AI)' : ''}
          </span>
        ) : null}
      </div>
      <span className="font-semibold tabular-nums">{priceWords(row)}</span>
      {/* On the narrowest phone below the picture too: beside it their words would break. */}
      {actions ? (
        <div className="col-span-full text-sm min-[22rem]:col-span-2 min-[22rem]:col-start-2">{actions}</div>
      ) : null}
    </li>
  )
}

function Sum({ label, look = '', children }: { label: string; look?: string; children: ReactNode }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 text-sm ${look}`}>
      <dt>{label}</dt>
      <dd className="text-right font-semibold tabular-nums">{children}</dd>
    </div>
  )
}

/** The cases of an order, each with what can be done with it, and what they came to. */
export function OrderItems({
  order,
  actions,
}: {
  order: OrderDetail
  actions?: (row: OrderRow) => ReactNode
}) {
  const { subtotal, discount, discountLabel, shipping, tax, total } = order.totals
  const method = order.clientShippingRate?.name
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {order.items.map((row) => (
          <Item key={row.id} row={row} actions={actions?.(row)} />
        ))}
      </ul>
      <dl className="mt-5 grid gap-1.5 border-t border-line pt-4">
        <Sum label="Subtotal">{formatMoney(subtotal)}</Sum>
        {discount > 0 ? (
          <Sum label={discountLabel ?? 'Discount'} look="text-good">
            −{formatMoney(discount)}
          </Sum>
        ) : null}
        <Sum label={method ? `${method} delivery` : 'Delivery'}>
          {shipping > 0 ? formatMoney(shipping) : 'Free'}
        </Sum>
        <Sum label="Total" look="border-t border-line pt-2 text-lg!">
          {formatMoney(total)}
        </Sum>
        {tax > 0 ? (
          <Sum label="of which VAT" look="text-ink-soft">
            {formatMoney(tax)}
          </Sum>
        ) : null}
        {order.refund ? (
          <Sum label={order.refund.at ? `Refunded on ${formatDate(order.refund.at)}` : 'Refunded'}>
            −{formatMoney(order.refund.amount)}
          </Sum>
        ) : null}
      </dl>
    </>
  )
}

export function OrderAddress({ address }: { address: OrderDetail['shippingAddress'] }) {
  const { name, street, city, postcode, country } = address
  return (
    <address className="text-sm wrap-anywhere text-ink-soft not-italic">
      {[name, street, city, postcode, countryName(country)].filter((part) => part !== '').join(', ')}
    </address>
  )
}
