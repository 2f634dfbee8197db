import { Action } from '../parts/action'
import { Facts } from '../parts/facts'
import { carrierLink } from '../parts/links'
import type { Shop } from '../parts/shop'
import type { MailTemplates } from '../types'

type Sent = Omit<MailTemplates['order-shipped'], 'name'>

/** Who carries a parcel, under which number, and the way to where it is; to the order where the carrier shows none. */
export function Parcel({ parcel, shop }: { parcel: Sent; shop: Shop }) {
  const { order, carrier, trackingNumber, trackingUrl } = parcel
  const tracking = carrierLink(trackingUrl)
  const facts: [string, string][] = [
    ...(carrier ? ([['Carrier', carrier]] as [string, string][]) : []),
    ...(trackingNumber ? ([['Tracking number', trackingNumber]] as [string, string][]) : []),
  ]
  return (
    <>
      {facts.length > 0 ? <Facts facts={facts} /> : null}
      {tracking ? (
        <Action label="Track the parcel" href={tracking} />
      ) : (
        <Action label="See your order" href={shop.links.order(order.orderId)} />
      )}
    </>
  )
}
