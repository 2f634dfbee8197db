import type { ReactNode } from 'react'
import { cn } from './cn'

export type Tone = 'neutral' | 'ink' | 'accent' | 'weld' | 'good' | 'warn' | 'bad' | 'note'

const TONES: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink',
  ink: 'bg-ink text-paper',
  accent: 'bg-accent text-on-accent',
  weld: 'bg-weld text-on-weld',
  good: 'bg-good-wash text-good',
  warn: 'bg-warn-wash text-warn',
  bad: 'bg-bad-wash text-bad',
  note: 'bg-note-wash text-note',
}

export function Badge({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: Tone
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1.5 rounded-full border border-transparent px-2.25 py-0.75 text-xs font-semibold min-[22rem]:whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
