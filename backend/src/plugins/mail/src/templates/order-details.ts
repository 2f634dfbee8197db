import { escapeHtml } from './escape'
import { FONT, LOOK } from './layout'
import { formatPounds } from './money'
import type { MailAddress, MailOrder, MailOrderLine } from './types'

const CELL = `padding:10px 0;border-bottom:1px solid ${LOOK.line};font:400 15px/1.45 ${FONT};color:${LOOK.ink};vertical-align:top`
const countries = new Intl.DisplayNames('en-GB', { type: 'region' })

function countryName(country: string): string {
  return /^[a-z]{2}$/i.test(country) ? (countries.of(country.toUpperCase()) ?? country) : country
}

const about = (line: MailOrderLine) => [line.device, line.finish].filter(Boolean).join(', ')
const lineTotal = (line: MailOrderLine) => formatPounds(line.unitPrice * line.quantity)

function lineHtml(line: MailOrderLine): string {
  const small = [about(line), `Quantity ${line.quantity}, ${formatPounds(line.unitPrice)} each`]
  if (line.aiGenerated) small.push('AI-generated design')
  return `<tr><td style="${CELL}"><strong>${escapeHtml(line.name)}</strong><br><span style="color:${LOOK.inkSoft}">${small.filter(Boolean).map(escapeHtml).join('<br>')}</span></td><td align="right" style="${CELL}">${lineTotal(line)}</td></tr>`
}

function lineText(line: MailOrderLine): string {
  const ai = line.aiGenerated ? '\n  AI-generated design' : ''
  return `${line.quantity} x ${line.name} (${about(line)}) ${lineTotal(line)}${ai}`
}

function sums({ totals, shippingMethod }: MailOrder): [string, string][] {
  return [
    ['Subtotal', formatPounds(totals.subtotal)],
    ...(totals.discount > 0
      ? ([['Discount', `-${formatPounds(totals.discount)}`]] as [string, string][])
      : []),
    [
      shippingMethod ? `${shippingMethod} delivery` : 'Delivery',
      totals.shipping > 0 ? formatPounds(totals.shipping) : 'Free',
    ],
    ['Total', formatPounds(totals.total)],
    ['of which VAT', formatPounds(totals.tax)],
  ]
}

function sumHtml([label, amount]: [string, string]): string {
  const weight = label === 'Total' ? 700 : 400
  const style = `padding:5px 0;font:${weight} 15px/1.45 ${FONT};color:${label === 'of which VAT' ? LOOK.inkSoft : LOOK.ink}`
  return `<tr><td style="${style}">${escapeHtml(label)}</td><td align="right" style="${style}">${amount}</td></tr>`
}

const addressLines = (address: MailAddress) =>
  [
    address.name,
    address.street,
    address.city,
    address.postcode.toUpperCase(),
    countryName(address.country),
  ].filter(Boolean)

/** The lines, sums and delivery address of an order. */
export function orderDetails(order: MailOrder): { html: string; text: string } {
  const html = `<table width="100%" cellpadding="0" cellspacing="0" style="border-top:2px solid ${LOOK.ink};margin:0 0 12px">${order.lines.map(lineHtml).join('')}</table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${sums(order).map(sumHtml).join('')}</table>
<p style="margin:0 0 20px;font:400 15px/1.5 ${FONT};color:${LOOK.ink}"><strong>Delivery address</strong><br>${addressLines(order.address).map(escapeHtml).join('<br>')}</p>`
  const text = [
    order.lines.map(lineText).join('\n'),
    sums(order)
      .map(([label, amount]) => `${label}: ${amount}`)
      .join('\n'),
    `Delivery address:\n${addressLines(order.address).join('\n')}`,
  ].join('\n\n')
  return { html, text }
}
