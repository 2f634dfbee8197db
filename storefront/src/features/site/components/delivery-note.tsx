import { useQuery } from '@tanstack/react-query'
import { Truck } from 'lucide-react'
import { shopInfoQuery } from '../api/get-shop-info'
import { deliveryLine, deliveryTimes } from '../lib/delivery-line'

export function DeliveryNote({ className }: { className?: string }) {
  const { data } = useQuery(shopInfoQuery())
  const line = deliveryLine(data)
  if (!line) return null
  return (
    <p className={className}>
      <Truck size={18} aria-hidden="true" className="mr-2 inline -translate-y-px" />
      {line}
    </p>
  )
}

/** How long delivery takes. Two lines are kept for it, so that nothing jumps when it comes. */
export function DeliveryTimes() {
  const { data, isError } = useQuery(shopInfoQuery())
  return (
    <span className="block min-h-[2lh]">
      {deliveryTimes(data) || (isError ? 'shown on the payment page' : '')}
    </span>
  )
}
