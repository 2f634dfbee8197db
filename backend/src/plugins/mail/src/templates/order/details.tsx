import { shopLink } from '../parts/links'
import type { Shop } from '../parts/shop'
import { COLOUR, FONT, LOOK } from '../parts/theme'
import { formatPounds } from '../money'
import type { MailAddress, MailOrder, MailOrderLine } from '../types'
import { amountPaid, isPaidOtherwise } from './amount-paid'

const CELL = {
  font: `400 16px/1.45 ${FONT}`,
  color: COLOUR.ink,
  padding: '12px 0',
  verticalAlign: 'top',
} as const
const AMOUNT = { whiteSpace: 'nowrap', paddingLeft: '12px', fontVariantNumeric: 'tabular-nums' } as const
const countries = new Intl.DisplayNames('en-GB', { type: 'region' })

function countryName(country: string): string {
  return /^[a-z]{2}$/i.test(country) ? (countries.of(country.toUpperCase()) ?? country) : country
}

/** Half of the picture's own size, so that it is sharp on fine screens; in attributes too, which Outlook goes by. */
const PICTURE = { width: 72, height: 90 } as const

function Picture({ line, shop }: { line: MailOrderLine; shop: Shop }) {
  const src = line.picture ? shopLink(new URL(line.picture, shop.links.home).href, shop.links.home) : null
  return (
    <td
      width={PICTURE.width}
      className={LOOK.line}
      style={{
        width: `${PICTURE.width}px`,
        padding: '12px 14px 12px 0',
        verticalAlign: 'top',
        borderBottom: `1px solid ${COLOUR.line}`,
      }}
    >
      {src ? (
        <img
          src={src}
          {...PICTURE}
          alt={`Your ${line.name} for ${line.device}`}
          className={LOOK.soft}
          style={{
            display: 'block',
            ...PICTURE,
            border: 0,
            borderRadius: '10px',
            font: `400 12px/1.3 ${FONT}`,
            color: COLOUR.inkSoft,
          }}
        />
      ) : null}
    </td>
  )
}

function Line({ line, pictures, shop }: { line: MailOrderLine; pictures: boolean; shop: Shop }) {
  const small = [
    [line.device, line.finish].filter(Boolean).join(', '),
    line.design ? `Design: ${line.design}` : '',
    line.aiGenerated ? 'AI-generated design' : '',
    `Quantity ${line.quantity}, ${formatPounds(line.unitPrice)} each`,
  ].filter(Boolean)
  const edge = { borderBottom: `1px solid ${COLOUR.line}` }
  return (
    <tr data-text="first-row">
      {pictures ? <Picture line={line} shop={shop} /> : null}
      <td className={`${LOOK.ink} ${LOOK.line}`} style={{ ...CELL, ...edge, overflowWrap: 'anywhere' }}>
        <strong>{line.name}</strong>
        <span className={LOOK.soft} style={{ font: `400 15px/1.45 ${FONT}`, color: COLOUR.inkSoft }}>
          {small.map((words) => (
            <span key={words}>
              <br />
              {words}
            </span>
          ))}
        </span>
      </td>
      <td align="right" className={`${LOOK.ink} ${LOOK.line}`} style={{ ...CELL, ...AMOUNT, ...edge }}>
        {formatPounds(line.unitPrice * line.quantity)}
      </td>
    </tr>
  )
}

function sums(order: MailOrder): [string, string][] {
  const { totals, shippingMethod } = order
  return [
    ['Subtotal', formatPounds(totals.subtotal)],
    ...(totals.discount > 0
      ? ([[totals.discountLabel || 'Discount', `−${formatPounds(totals.discount)}`]] as [string, string][])
      : []),
    [
      shippingMethod ? `${shippingMethod} delivery` : 'Delivery',
      totals.shipping > 0 ? formatPounds(totals.shipping) : 'Free',
    ],
    ['Total', formatPounds(totals.total)],
    ...(totals.tax === null ? [] : ([['of which VAT', formatPounds(totals.tax)]] as [string, string][])),
    ...(isPaidOtherwise(order) ? ([['Paid', formatPounds(amountPaid(order))]] as [string, string][]) : []),
  ]
}

function Sum({ label, amount }: { label: string; amount: string }) {
  const total = label === 'Total'
  const quiet = label === 'of which VAT'
  const style = {
    padding: '4px 0',
    font: `${total ? 700 : 400} ${total ? 18 : 16}px/1.45 ${FONT}`,
    color: quiet ? COLOUR.inkSoft : COLOUR.ink,
  }
  const look = quiet ? LOOK.soft : LOOK.ink
  return (
    <tr data-text="row">
      <td className={look} style={style}>
        {label}
      </td>
      <td align="right" className={look} style={{ ...style, ...AMOUNT }}>
        {amount}
      </td>
    </tr>
  )
}

const addressLines = ({ name, street, city, postcode, country }: MailAddress) =>
  [name, street, city, postcode.toUpperCase(), countryName(country)].filter(Boolean)

/** Lines alone, without sums and address. */
export function OrderLines({ lines, shop }: { lines: MailOrderLine[]; shop: Shop }) {
  const pictures = lines.some(({ picture }) => picture)
  return (
    <table
      width="100%"
      cellPadding="0"
      cellSpacing="0"
      className={LOOK.ink}
      style={{ borderTop: `3px solid ${COLOUR.ink}`, margin: '8px 0 12px' }}
    >
      <tbody>
        {lines.map((line, index) => (
          <Line key={index} line={line} pictures={pictures} shop={shop} />
        ))}
      </tbody>
    </table>
  )
}

/** The lines with their pictures, sums, delivery address and method of an order. */
export function OrderDetails({ order, shop }: { order: MailOrder; shop: Shop }) {
  return (
    <>
      <OrderLines lines={order.lines} shop={shop} />
      <table width="100%" cellPadding="0" cellSpacing="0" style={{ margin: '0 0 24px' }}>
        <tbody>
          {sums(order).map(([label, amount]) => (
            <Sum key={label} label={label} amount={amount} />
          ))}
        </tbody>
      </table>
      <p
        className={LOOK.ink}
        style={{
          margin: '0 0 24px',
          font: `400 16px/1.5 ${FONT}`,
          color: COLOUR.ink,
          overflowWrap: 'anywhere',
        }}
      >
        <strong>Delivery address</strong>
        {addressLines(order.address).map((line, index) => (
          <span key={index}>
            <br />
            {line}
          </span>
        ))}
        {order.deliveryTime ? (
          <>
            <br />
            <br />
            <strong>Delivery time</strong>
            <br />
            {order.deliveryTime} once it is printed, and at the latest within 30 days
          </>
        ) : null}
      </p>
    </>
  )
}
