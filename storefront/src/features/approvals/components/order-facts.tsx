import { customerOf, type AdminOrderDetail } from '@caseloom/contract'
import type { ReactNode } from 'react'
import { capitalised } from '~/lib/capitalised'
import { countryName } from '~/lib/country-name'
import { formatDateTime } from '~/lib/dates'
import { formatMoney } from '~/lib/money'
import { printWords } from '../lib/print-words'
import { CopyText } from '~/components/ui/copy-text'
import { InvoiceButton } from './invoice-button'

type Fact = readonly [term: string, value: ReactNode]

function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <section>
      <h3 className="text-lg">{title}</h3>
      <dl className="mt-2 grid gap-2 text-sm">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt className="text-xs text-ink-soft">{term}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** 'partially_refunded' reads 'Partially refunded'. */
const paymentWords = (status: string) => capitalised(status.replaceAll('_', ' '))

const costWords = ({ cost }: AdminOrderDetail) =>
  cost.amount === null
    ? (cost.reason ?? 'Unknown')
    : `${formatMoney(cost.amount)}${cost.from === 'quote' ? ' (quoted)' : ''}`

const marginWords = ({ margin }: AdminOrderDetail) =>
  margin.amount === null
    ? (margin.reason ?? 'Unknown')
    : `${formatMoney(margin.amount)}${margin.percent === null ? '' : ` (${Math.round(margin.percent)} %)`}`

function OutLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="underline underline-offset-4">
      {children}
    </a>
  )
}

type Parcel = AdminOrderDetail['prodigi']['parcels'][number]

/** One parcel: who carries it, under which number, and how far it is. */
function Parcels({ parcel }: { parcel: Parcel }) {
  const { trackingNumber: number, trackingUrl: url, deliveredAt, dispatchedAt } = parcel
  return (
    <>
      {parcel.carrier || 'Parcel'}
      {number ? <> · {url ? <OutLink href={url}>{number}</OutLink> : number}</> : null}
      <span className="block font-normal text-ink-soft">
        {deliveredAt
          ? `Delivered ${formatDateTime(deliveredAt)}${parcel.deliveryEstimated ? ' (estimated)' : ''}`
          : parcel.shipped
            ? `Sent ${formatDateTime(dispatchedAt)}`
            : 'Not sent yet'}
      </span>
    </>
  )
}

const some = (given: unknown, ...facts: Fact[]): Fact[] => (given ? facts : [])

/** Whose order it is, what was paid for it, and how its print stands. */
export function OrderFacts({ order }: { order: AdminOrderDetail }) {
  const { shippingAddress: to, payment, prodigi } = order
  const address = [to.name, to.street, to.city, to.postcode, to.country && countryName(to.country)]
  return (
    <div className="grid content-start gap-6 sm:grid-cols-2 lg:grid-cols-1">
      <Facts
        title="Customer Information"
        facts={[
          ['Name', customerOf(order)],
          ...some(order.customerEmail, [
            'Email',
            <a
              key="mail"
              href={`mailto:${order.customerEmail}`}
              className="break-all underline underline-offset-4"
            >
              {order.customerEmail}
            </a>,
          ]),
          ['Ordered', formatDateTime(order.createdAt)],
          ['Shipping Method', order.shippingMethod],
          ['Address', <CopyText key="address" label="Copy the address" lines={address.filter(Boolean)} />],
          ...some(to.phone, ['Phone', to.phone]),
        ]}
      />
      <Facts
        title="Payment"
        facts={[
          ['Status', paymentWords(payment.status)],
          ['Amount', formatMoney(payment.amount)],
          ...some(payment.authorisationExpiresAt, [
            'Authorisation lapses',
            formatDateTime(payment.authorisationExpiresAt),
          ]),
        ]}
      />
      <Facts
        title="Printing"
        facts={[
          ...some(
            prodigi.orderId,
            ['Production ID', prodigi.orderId],
            ['Status', printWords(prodigi.status ?? 'prepared')],
          ),
          ...prodigi.parcels.map((parcel, at): Fact => {
            const number = prodigi.parcels.length > 1 ? ` ${at + 1}` : ''
            return [`Parcel${number}`, <Parcels key={parcel.id} parcel={parcel} />]
          }),
          ['Cost without VAT', costWords(order)],
          ['Margin without VAT', marginWords(order)],
        ]}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 self-start text-sm font-semibold">
        {order.medusaUrl ? <OutLink href={order.medusaUrl}>Open in Medusa</OutLink> : null}
        {order.prodigiUrl ? <OutLink href={order.prodigiUrl}>Open at Prodigi</OutLink> : null}
        <InvoiceButton orderId={order.id} orderNumber={order.orderNumber} />
      </div>
    </div>
  )
}
