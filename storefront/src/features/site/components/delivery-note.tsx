import { useQuery } from '@tanstack/react-query'
import { Truck } from 'lucide-react'
import { shopInfoQuery } from '../api/get-shop-info'
import { deliveryLine } from '~/lib/delivery-line'

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
