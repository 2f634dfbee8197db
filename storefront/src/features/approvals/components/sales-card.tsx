import type { Sales } from '@caseloom/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Card } from '~/components/ui/card'
import { latePart, PartMissing } from '~/components/ui/late-part'
import { ErrorState } from '~/components/ui/error-state'
import { Select } from '~/components/ui/select'
import { Skeleton } from '~/components/ui/skeleton'
import { formatDate } from '~/lib/dates'
import { formatMoney } from '~/lib/money'
import { salesQuery } from '../api/approvals'
import { orderCount } from '../lib/order-count'

/** The chart's library is large, and only this card draws one. */
const SalesChart = latePart<Sales>(() => import('./sales-chart').then((part) => part.SalesChart), PartMissing)
const SPANS = [7, 30, 90, 365]

const summary = ({ days }: Sales) => {
  const orders = days.reduce((sum, day) => sum + day.orders, 0)
  const pence = days.reduce((sum, day) => sum + Math.round(day.revenue * 100), 0)
  return `${orderCount(orders)}, ${formatMoney(pence / 100)} taken`
}

/** The same figures for who cannot see the chart. */
function SalesTable({ days }: Sales) {
  return (
    <table className="sr-only">
      <caption>Orders and revenue by day</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Orders</th>
          <th scope="col">Revenue</th>
        </tr>
      </thead>
      <tbody>
        {days
          .filter(({ orders, revenue }) => orders > 0 || revenue !== 0)
          .map(({ day, orders, revenue }) => (
            <tr key={day}>
              <th scope="row">{formatDate(day)}</th>
              <td>{orders}</td>
              <td>{formatMoney(revenue)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}

export function SalesCard() {
  const [days, setDays] = useState(30)
  const { data, error, refetch } = useQuery(salesQuery(days))
  return (
    <Card as="section">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 className="text-xl">Sales</h2>
          <p className="text-sm text-ink-soft">{data ? summary(data) : ' '}</p>
          <p className="text-xs text-ink-soft">
            Less what went back: refunds, and what banks took by disputes that were lost.
          </p>
        </div>
        <Select
          label="Period"
          hideLabel
          className="w-44"
          value={days}
          onChange={(event) => setDays(Number(event.target.value))}
        >
          {SPANS.map((span) => (
            <option key={span} value={span}>
              Last {span} days
            </option>
          ))}
        </Select>
      </div>
      <div className="mt-4 min-h-72">
        {data ? (
          <>
            <div aria-hidden="true">
              <p className="mb-2 flex gap-5 text-xs text-ink-soft">
                <span className="flex items-center gap-2">
                  <span className="size-3 rounded-sm bg-accent" /> Revenue
                </span>
                <span className="flex items-center gap-2">
                  <span className="h-0.5 w-4 bg-ink" /> Orders
                </span>
              </p>
              <Suspense fallback={<Skeleton className="h-65" />}>
                <SalesChart days={data.days} />
              </Suspense>
            </div>
            <SalesTable days={data.days} />
          </>
        ) : error ? (
          <ErrorState title="The sales could not be loaded" onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-72" />
        )}
      </div>
    </Card>
  )
}
