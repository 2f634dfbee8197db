import type { ReactNode } from 'react'
import { cn } from './cn'

export interface FieldLook {
  label: string
  hint?: ReactNode
  error?: string
  /** Keeps the label for screen readers alone. */
  hideLabel?: boolean
  className?: string
}

export const controlClasses =
  'w-full min-h-12 rounded-md border bg-surface px-4 text-base text-ink placeholder:text-ink-soft/80 transition-colors border-line-strong hover:border-ink aria-invalid:border-bad aria-invalid:bg-bad-wash disabled:bg-sunken disabled:text-ink-soft [&:is(input,textarea):read-only]:bg-sunken'

/** What a control must carry so that its hint and error are read out with it. */
export function describe(id: string, { hint, error }: Pick<FieldLook, 'hint' | 'error'>) {
  const ids = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ')
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined } as const
}

/** Label above, control, then the error, then the hint. */
export function Field({
  id,
  label,
  hint,
  error,
  hideLabel,
  className,
  children,
}: FieldLook & { id: string; children: ReactNode }) {
  return (
    <div className={cn('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
      </label>
      {children}
      {error ? (
        <p id={`${id}-error`} role="alert" className="text-sm font-medium text-bad">
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
    </div>
  )
}
