import type { ReactNode } from 'react'

export function SummaryRow({ label, tone, children }: { label: string; tone?: 'good'; children: ReactNode }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${tone === 'good' ? 'text-good' : ''}`}>
      <dt className="text-sm">{label}</dt>
      <dd className="text-right font-semibold tabular-nums">{children}</dd>
    </div>
  )
}
