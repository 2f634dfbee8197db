import type { ReactNode } from 'react'

interface SummaryRowProps {
  label: string
  /** A promise that belongs to the label; two lines are kept for it while it comes. */
  note?: ReactNode
  tone?: 'good'
  children: ReactNode
}

export function SummaryRow({ label, note, tone, children }: SummaryRowProps) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${tone === 'good' ? 'text-good' : ''}`}>
      <dt className="text-sm">
        {label}
        {note === undefined ? null : <div className="min-h-[2lh] text-xs text-ink-soft">{note}</div>}
      </dt>
      <dd className="text-right font-semibold tabular-nums">{children}</dd>
    </div>
  )
}
