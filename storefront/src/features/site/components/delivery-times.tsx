import { useQuery } from '@tanstack/react-query'
import { shopInfoQuery } from '../api/get-shop-info'
import { deliveryTimes } from '../lib/delivery-times'

/** How long delivery takes. Two lines are kept for it, so that nothing jumps when it comes. */
export function DeliveryTimes() {
  const { data, isError } = useQuery(shopInfoQuery())
  return (
    <span className="block min-h-[2lh]">
      {deliveryTimes(data) || (isError ? 'shown on the payment page' : '')}
    </span>
  )
}

/** The same with its name, for the cart; as high as the room that the cart keeps for it: one line where the cart is wide. */
export function DeliveryBox() {
  return (
    <div className="min-h-23 rounded-md sm:max-lg:min-h-16 sm:max-lg:*:min-h-[1lh] bg-sunken px-4 py-3 text-sm">
      <strong className="font-semibold">Estimated delivery:</strong> <DeliveryTimes />
    </div>
  )
}
