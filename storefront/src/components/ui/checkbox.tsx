import { forwardRef, useId, type InputHTMLAttributes, type ReactNode } from 'react'
import { cn } from './cn'

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  label: ReactNode
  error?: string
  className?: string
}

export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, error, className, id, ...rest },
  ref,
) {
  const fallback = useId()
  const inputId = id ?? fallback
  return (
    <div className={className}>
      <label htmlFor={inputId} className="flex items-start gap-3 text-sm">
        <input
          ref={ref}
          id={inputId}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${inputId}-error` : undefined}
          className={cn(
            'mt-0.5 size-5 shrink-0 rounded-sm accent-accent',
            error && 'outline-2 outline-offset-2 outline-bad',
          )}
          {...rest}
        />
        <span>{label}</span>
      </label>
      {error ? (
        <p id={`${inputId}-error`} role="alert" className="mt-1 text-sm font-medium text-bad">
          {error}
        </p>
      ) : null}
    </div>
  )
})
