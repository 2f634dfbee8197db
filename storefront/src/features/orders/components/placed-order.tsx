import { useQuery } from '@tanstack/react-query'
import { Card } from '~/components/ui/card'
import { ErrorState } from '~/components/ui/error-state'
import { Skeleton } from '~/components/ui/skeleton'
import { orderQuery } from '../api/orders'
import { InvoiceButton } from './invoice-button'
import { OrderAddress, OrderItems } from './order-items'

/** What was just bought, for the page after the payment; by order or session id. */
export function PlacedOrder({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(orderQuery(id))
  return (
    <Card as="section" aria-labelledby="placed-order" className="text-left">
      <h2 id="placed-order" className="text-xl">
        Your order
      </h2>
      <div className="mt-4">
        {data ? (
          <>
            <OrderItems order={data} />
            <h3 className="mt-6 text-lg">Delivery address</h3>
            <div className="mt-1 mb-6">
              <OrderAddress address={data.shippingAddress} />
            </div>
            <InvoiceButton order={data} />
          </>
        ) : error ? (
          <ErrorState title="Your order is made; its details did not come" onRetry={() => void refetch()} />
        ) : (
          <div aria-busy="true">
            <p role="status" className="sr-only">
              Loading your order...
            </p>
            <Skeleton className="h-20" />
            <Skeleton className="mt-4 h-32" />
          </div>
        )}
      </div>
    </Card>
  )
}
