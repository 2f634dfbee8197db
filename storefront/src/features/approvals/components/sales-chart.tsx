import type { Sales } from '@caseloom/contract'
import { Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { formatMoney } from '~/lib/money'
import { roundTop } from '../lib/round-top'

const SHORT_DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const dayName = (day: string) => SHORT_DAY.format(new Date(`${day}T00:00:00Z`))

const AXIS = { stroke: 'var(--color-line-strong)', tick: { fill: 'var(--color-ink-soft)', fontSize: 12 } }

/** Revenue as bars, the number of orders as a line. The table beside it says the same in words. */
export function SalesChart({ days }: Sales) {
  return (
    <ResponsiveContainer width="100%" height={260}>
      <ComposedChart data={days} accessibilityLayer={false} margin={{ top: 8, right: 0, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <XAxis dataKey="day" tickFormatter={dayName} minTickGap={28} tickLine={false} {...AXIS} />
        <YAxis
          yAxisId="revenue"
          width={56}
          domain={[0, (most: number) => roundTop(most)]}
          tickFormatter={(pounds: number) => `£${pounds.toLocaleString('en-GB')}`}
          axisLine={false}
          tickLine={false}
          {...AXIS}
        />
        <YAxis
          yAxisId="orders"
          orientation="right"
          width={32}
          allowDecimals={false}
          axisLine={false}
          tickLine={false}
          {...AXIS}
        />
        <Tooltip
          labelFormatter={(day) => (typeof day === 'string' ? dayName(day) : '')}
          formatter={(value, name) => [name === 'Revenue' ? formatMoney(Number(value)) : String(value), name]}
          cursor={{ fill: 'var(--color-sunken)' }}
          contentStyle={{
            background: 'var(--color-surface)',
            border: '1px solid var(--color-line)',
            borderRadius: '0.5rem',
            color: 'var(--color-ink)',
          }}
        />
        <Bar
          yAxisId="revenue"
          dataKey="revenue"
          name="Revenue"
          fill="var(--color-accent)"
          radius={[3, 3, 0, 0]}
          maxBarSize={28}
          isAnimationActive={false}
        />
        <Line
          yAxisId="orders"
          dataKey="orders"
          name="Orders"
          stroke="var(--color-ink)"
          strokeWidth={2}
          dot={days.length <= 31 ? { r: 2.5, fill: 'var(--color-ink)', strokeWidth: 0 } : false}
          isAnimationActive={false}
        />
      </ComposedChart>
    </ResponsiveContainer>
  )
}
