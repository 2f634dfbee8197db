import { useQuery } from '@tanstack/react-query'
import { Package, RefreshCw } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { ErrorState } from '~/components/ui/error-state'
import { Skeleton } from '~/components/ui/skeleton'
import { paths } from '~/config/paths'
import { messageOf } from '~/lib/api-errors'
import type { AddToCart } from '../api/again'
import { ordersQuery, useRefreshOrders } from '../api/orders'
import { useShownOrder } from '../hooks/use-shown-order'
import { countOrders } from '../lib/spent'
import { OrderDetailsDialog } from './order-details-dialog'
import { OrderRowCard } from './order-row-card'

const totalWords = (count: number) => `${count} total ${count === 1 ? 'order' : 'orders'}`

/** The customer's order history; `onAddToCart`: where what is ordered again goes. */
export function OrdersTab({ onAddToCart }: { onAddToCart: AddToCart }) {
  const { data, error, isPending, refetch } = useQuery(ordersQuery())
  const refresh = useRefreshOrders()
  const { shown, show, close, invoiceAsked, invoiceBegun } = useShownOrder()
  return (
    <section aria-labelledby="orders-title">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="orders-title" className="text-2xl">
            Order History
          </h2>
          {/* Nobody is told of no orders before it is known. */}
          <p className="text-ink-soft">{data ? totalWords(countOrders(data)) : '\u00a0'}</p>
        </div>
        <Button variant="outline" busy={refresh.isPending} onClick={() => refresh.mutate()}>
          {refresh.isPending ? null : <RefreshCw size={18} aria-hidden="true" />} Refresh
        </Button>
      </div>
      <div className="mt-6">
        {isPending ? (
          <div aria-busy="true" className="grid gap-4">
            <p role="status" className="text-ink-soft">
              Loading your orders...
            </p>
            <Skeleton className="h-28" />
            <Skeleton className="h-28" />
          </div>
        ) : error && !data ? (
          <ErrorState title="Error Loading Orders" onRetry={() => void refetch()}>
            {messageOf(error, 'Failed to fetch orders')}
          </ErrorState>
        ) : data?.length === 0 ? (
          <EmptyState
            title="No Orders Yet"
            icon={<Package size={40} strokeWidth={1.5} aria-hidden="true" />}
            actions={
              <Button asChild>
                <Link to={paths.customize()}>Create Design</Link>
              </Button>
            }
          >
            Start creating your first custom phone case!
          </EmptyState>
        ) : (
          <ul className="grid gap-4">
            {data?.map((row) => (
              <OrderRowCard key={row.id} row={row} onDetails={() => show(row.id)} onAddToCart={onAddToCart} />
            ))}
          </ul>
        )}
      </div>
      {shown === null ? null : (
        <OrderDetailsDialog
          id={shown}
          onClose={close}
          onInvoice={invoiceAsked ? invoiceBegun : undefined}
          onAddToCart={onAddToCart}
        />
      )}
    </section>
  )
}
