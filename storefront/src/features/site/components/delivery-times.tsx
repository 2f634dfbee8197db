import { useQuery } from '@tanstack/react-query'
import { shopInfoQuery } from '../api/get-shop-info'
import { deliveryTimes } from '../lib/delivery-times'

/** How long delivery takes, within a line. */
export function DeliveryWords() {
  const { data, isError } = useQuery(shopInfoQuery())
  return <>{deliveryTimes(data) || (isError ? 'shown on the payment page' : '')}</>
}

/** The same in lines of its own. Two are kept for it, so that nothing jumps when it comes. */
export function DeliveryTimes() {
  return (
    <span className="block min-h-[2lh]">
      <DeliveryWords />
    </span>
  )
}

/** The same with its name, for the cart; as high as the room that the cart keeps for it: two lines where the cart is wide. */
export function DeliveryBox() {
  return (
    <div className="min-h-23 rounded-md bg-sunken px-4 py-3 text-sm sm:max-lg:min-h-16">
      <strong className="font-semibold">Estimated delivery:</strong> <DeliveryWords />
    </div>
  )
}
