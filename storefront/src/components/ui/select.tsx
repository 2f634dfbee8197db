import { ChevronDown } from 'lucide-react'
import { forwardRef, useId, type SelectHTMLAttributes } from 'react'
import { cn } from './cn'
import { controlClasses, describe, Field, type FieldLook } from './field'

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'>, FieldLook {}

/** The browser's own list, since no drawn one is as good on a phone. Options are the children. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { label, hint, error, hideLabel, className, id, children, ...rest },
  ref,
) {
  const fallback = useId()
  const selectId = id ?? fallback
  return (
    <Field id={selectId} {...{ label, hint, error, hideLabel, className }}>
      <span className="relative block">
        <select
          ref={ref}
          id={selectId}
          className={cn(controlClasses, 'appearance-none pr-11')}
          {...describe(selectId, { hint, error })}
          {...rest}
        >
          {children}
        </select>
        <ChevronDown
          size={20}
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2"
        />
      </span>
    </Field>
  )
})
