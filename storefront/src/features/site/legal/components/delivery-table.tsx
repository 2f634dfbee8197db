import { useQuery } from '@tanstack/react-query'
import { shopInfoQuery } from '../../api/get-shop-info'
import { formatMoney, formatRound } from '~/lib/money'
import { FactTable } from './facts'

/** The shop's own tariffs, so that no text ever promises another price. */
export function DeliveryTable() {
  const { data } = useQuery(shopInfoQuery())
  if (!data) return <p>The cart and the payment page name the price of each way of delivery.</p>
  return (
    <FactTable
      caption="Ways of delivery"
      head={['Delivery', 'Price', 'Time']}
      rows={data.shippingMethods.map(({ name, price, days, freeFrom }) => [
        name,
        freeFrom === null
          ? formatMoney(price)
          : `${formatMoney(price)}, free from ${formatRound(freeFrom)} of goods`,
        days,
      ])}
    />
  )
}
